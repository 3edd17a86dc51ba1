// Light or dark, before the first paint: the address, then what this visitor chose here, then the system.
(() => {
  const remembered = () => {
    try {
      return localStorage.getItem('glassformer-theme');
    } catch {
      return null;
    }
  };
  const asked = new URLSearchParams(location.search).get('__theme') ?? remembered();
  const dark = asked === 'dark' || (asked !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
