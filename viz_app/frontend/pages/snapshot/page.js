/* A saved run: the same view as in the app, with no server behind it. */
(() => {
  'use strict';
  const setDark = (dark) => document.documentElement.classList.toggle('dark', dark);
  setDark(matchMedia('(prefers-color-scheme: dark)').matches);
  document.querySelector('#gs-theme').addEventListener('click', () => {
    setDark(!document.documentElement.classList.contains('dark'));
  });
  const payload = document.querySelector('#gs-payload').textContent;
  window.glassformer.mountAttentionView(document.querySelector('#gs-view'), payload);
})();
