// Set light or dark before the first paint: from the address, else from the visitor's last choice, else from the
// system.
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
