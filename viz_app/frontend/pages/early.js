// Set light or dark before the first paint: from the address, else from the visitor's last choice, else from the
// system. A page with embed=1 in its address is a view without the header, for a frame in another page.
(() => {
  const parameters = new URLSearchParams(location.search);
  document.documentElement.classList.toggle('gf-embed', parameters.get('embed') === '1');
  const remembered = () => {
    try {
      return localStorage.getItem('glassformer-theme');
    } catch {
      return null;
    }
  };
  const asked = parameters.get('__theme') ?? remembered();
  const dark = asked === 'dark' || (asked !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
