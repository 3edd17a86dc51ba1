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

  // The address and a choice may name an unfinished language. Any other tag, and the browser's, choose a finished one.
  const { languages = '', offered = '' } = root.dataset,
    start = (/** @type {string} */ tag) => tag.split('-')[0].toLowerCase(),
    named = (/** @type {string | null} */ tag) => ['en', ...languages.split(' ')].find((one) => one && one === tag),
    like = (/** @type {string | null} */ tag) =>
      tag &&
      !/^zh-(?:hant|tw|hk|mo)/i.test(tag) &&
      ['en', ...offered.split(' ')].find((one) => start(one) === start(tag));
  const asks = parameters.get('lang'),
    chosen = named(asks) || like(asks) || named(remembered('glassformer-language'));
  root.lang = chosen || (navigator.languages ?? []).map(like).find(Boolean) || 'en';
  root.dir = /^ar\b/.test(root.lang) ? 'rtl' : 'ltr';
})();
