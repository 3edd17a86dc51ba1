// Show the sentence of the address in the first paint. Its output is not known before the model has run.
(() => {
  const text = new URLSearchParams(location.search).get('text');
  const sentence = document.getElementById('gf-first-text');
  if (!text || !sentence) return;
  sentence.textContent = text.slice(0, 200);
  if (sentence.parentElement) sentence.parentElement.hidden = false;
  document.getElementById('gf-first-output')?.remove();
})();
