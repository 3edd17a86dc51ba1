/* The body of a function that runs once when Gradio has put a view on the page. Its scope is Gradio's: element, props,
   server. It loads the view's modules, styles and data, and shows a notice if they are gone. */
const root = element.querySelector('.gf-mount') ?? element;
const at = (path) => new URL(path, document.baseURI).href;
const style = (path) =>
  new Promise((loaded, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at(path) });
    Object.assign(link, { onload: loaded, onerror: failed });
    document.head.append(link);
  });
const dataOf = async (path) => {
  const answer = await fetch(at(path));
  return answer.ok ? answer.json() : Promise.reject(new Error(path));
};
const missing = async () => {
  const answer = await fetch(at(props.module), { cache: 'no-store' }).catch(() => null); // null: no connection
  const shown = [...document.querySelectorAll('.gf-missing')].some((one) => one.offsetParent);
  if (shown) return;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'gf-btn gf-small',
    textContent: 'Reload',
  });
  button.addEventListener('click', () => {
    globalThis.glassformer?.store.link(); // write the address first, because it follows a click a moment later
    location.reload();
  });
  const notice = Object.assign(document.createElement('p'), { className: 'gf gf-missing' });
  notice.setAttribute('role', 'alert');
  notice.append(
    answer
      ? 'This page belongs to an earlier version of the server. Reload the page. '
      : 'The server did not answer. Check that it is still running, then reload the page. ',
    button,
  );
  root.append(notice);
};
Promise.all([import(at(props.module)), props.data ? dataOf(props.data) : null, ...props.styles.map(style)]).then(
  ([page, data]) => page.mount({ element, root, props, server, data }),
  missing,
);
