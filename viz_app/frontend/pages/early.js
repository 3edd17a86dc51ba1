// Set light or dark and the language before the first paint: from the address, else from the visitor's last choice, else
// from the system. A page with embed=1 in its address is a view without the header, for a frame in another page.
(() => {
  const parameters = new URLSearchParams(location.search),
    root = document.documentElement;
  root.classList.toggle('gf-embed', parameters.get('embed') === '1');
  const remembered = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const asked = parameters.get('__theme') ?? remembered('glassformer-theme');
  const dark = asked === 'dark' || (asked !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', dark);

  // The address and a choice may name an unfinished language; the browser's languages choose a finished one alone.
  const { languages = '', offered = '' } = root.dataset;
  const named = (/** @type {string | null} */ tag) => ['en', ...languages.split(' ')].find((one) => one && one === tag);
  const start = (/** @type {string} */ tag) => tag.split('-')[0].toLowerCase();
  const isTraditional = (/** @type {string} */ tag) => /^zh-(?:hant|tw|hk|mo)/i.test(tag);
  const ofBrowser = () => {
    for (const wanted of navigator.languages ?? []) {
      const found = ['en', ...offered.split(' ')].find((one) => start(one) === start(wanted));
      if (found && !isTraditional(wanted)) return found;
    }
    return 'en';
  };
  root.lang = named(parameters.get('lang')) ?? named(remembered('glassformer-language')) ?? ofBrowser();
  root.dir = /^ar\b/.test(root.lang) ? 'rtl' : 'ltr';
})();
