/* Ways through the page by thumb and by key. */
(() => {
  'use strict';
  const { dom } = window.glassformer;
  const anatomy = (window.glassformer.anatomy ??= {});
  const { el } = dom;

  /** The bar at the foot of a phone: from station to station. */
  anatomy.phoneBar = (view) => {
    const button = (text, name, by) => {
      const element = el('button', 'gf-btn gf-icon', text, { type: 'button', 'aria-label': name });
      element.addEventListener('click', () => view.move(by));
      return element;
    };
    const where = el('output', '');
    return {
      element: el('div', 'gf-bar', button('←', 'Station before', -1), where, button('→', 'Station after', 1)),
      draw(state) {
        const flow = anatomy.flow(state);
        where.textContent = `Station ${flow.indexOf(state.station) + 1} of ${flow.length}: ${state.shown.title}`;
      },
    };
  };

  const key = (name) => el('kbd', '', name);
  anatomy.keysLine = () =>
    el(
      'div',
      'gf-keys gf-cap',
      el('span', '', key('←'), ' ', key('→'), ' station'),
      el('span', '', key('1'), ' … ', key('6'), ' design'),
      el('span', '', key('Tab'), ' to the picture, arrows choose a token'),
      el('span', '', 'click a tensor to see its numbers'),
    );
})();
