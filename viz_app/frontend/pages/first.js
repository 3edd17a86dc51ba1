// Show the sentence of the first paint: that of the address, whose output is not known yet, or that of the stored run.
(() => {
  const asked = new URLSearchParams(location.search).get('text');
  const sentence = document.getElementById('gf-first-text');
  if (!sentence?.parentElement) return;
  if (asked) {
    sentence.textContent = asked.slice(0, 200);
    sentence.nextElementSibling?.remove();
  }
  sentence.parentElement.hidden = !sentence.textContent;
})();
