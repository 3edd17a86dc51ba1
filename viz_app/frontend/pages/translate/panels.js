/* What stands around the pictures: which attention, the legend, the title and tools of the head, the list of keys. */
(() => {
  'use strict';
  const { dom, words } = window.glassformer;
  const parts = (window.glassformer.parts ??= {});
  const { el } = dom;
  const NAMES = { encoder: 'Encoder', decoder: 'Decoder', cross: 'Cross' };
  const NOTES = {
    encoder: 'the source looks at itself',
    decoder: 'the translation looks back at itself',
    cross: 'the translation looks at the source',
  };

  parts.titles = NAMES;

  parts.kinds = (view) => {
    const note = el('span', 'gf-cap gf-note'),
      names = view.run.names,
      only = names.length === 1;
    const host = only
      ? el('h2', '', `All heads of the ${names[0]}`)
      : el('div', 'gf-kinds', { 'aria-label': 'Which attention' });
    const sync = only
      ? () => {}
      : dom.segments(
          host,
          names.map((name) => [name, NAMES[name]]),
          () => view.now().sel.map,
          (map) => view.select({ map }),
        );
    return {
      element: el('div', 'gf-row', host, note),
      draw({ map }) {
        sync();
        note.textContent = only ? 'the sentence looks at itself' : NOTES[map.name];
      },
    };
  };

  parts.legend = (view) => {
    const share = el('span', '', 'share of attention, one scale for all heads: 0 ', el('i', 'gf-ramp'), ' 1');
    const hatched = el('span', '', el('i', 'gf-hatched'), ' may not look'),
      adds = el('span', '', 'adds to the score: − ', el('i', 'gf-ramp gf-signed'), ' +');
    return el('div', 'gf-legend gf-cap', share, view.run.task === 'classify' ? adds : hatched);
  };

  function lines(view) {
    const range = el('input', '', {
      type: 'range',
      min: 0,
      max: 100,
      step: 5,
      value: view.ui.mass * 100,
      'aria-label': 'Draw lines up to this share of each row',
    });
    const value = el('span', 'gf-mass', words.percent(view.ui.mass));
    range.addEventListener('input', () => {
      view.ui.mass = range.value / 100;
      value.textContent = range.value === '0' ? '0\u202f%' : words.percent(view.ui.mass);
      view.draw();
    });
    return el('label', 'gf-lines', 'Lines', range, value);
  }

  parts.headTools = (view, head, table) => {
    const title = el('h2', 'gf-headname'),
      numbers = el('input', 'gf-switch', { type: 'checkbox', checked: view.ui.numbers });
    const swap = el('button', 'gf-btn gf-small', { type: 'button' });
    const show = () => {
      [table.element.hidden, head.element.hidden] = [!view.ui.table, view.ui.table];
      swap.setAttribute('aria-pressed', String(view.ui.table));
      swap.textContent = view.ui.table ? 'Picture' : 'Table';
    };
    numbers.addEventListener('change', () => {
      view.ui.numbers = numbers.checked;
      view.draw();
    });
    swap.addEventListener('click', () => {
      view.ui.table = !view.ui.table;
      show();
      view.draw();
    });
    show();
    const tools = [...(view.run.task === 'translate' ? [lines(view)] : []), el('label', '', numbers, 'Numbers'), swap];
    return {
      element: el('div', 'gf-row', title, el('div', 'gf-tool', ...tools)),
      draw({ map, sel }) {
        const entropy = map.entropy(sel.layer, sel.head);
        const note = entropy === null ? '' : `mean entropy ${words.number(entropy)} bit`;
        title.replaceChildren(
          `${view.title(map)}, layer ${sel.layer + 1}, head ${sel.head + 1} `,
          el('span', 'gf-cap', note),
        );
      },
    };
  };

  const key = (name) => el('kbd', '', name);
  parts.keysLine = (view) => {
    const line =
      view.run.task === 'translate'
        ? [
            [key('←'), ' ', key('→'), ' step'],
            [key('Space'), ' play'],
            [key('1'), ' ', key('2'), ' ', key('3'), ' encoder, decoder, cross'],
          ]
        : [
            [key('1'), ' ', key('2'), ' … class'],
            ...(view.options.rerun
              ? [
                  [key('Tab'), ' to a token, ', key('Enter'), ' leaves it out'],
                  [key('Esc'), ' put back'],
                ]
              : []),
          ];
    return el(
      'div',
      'gf-keys gf-cap',
      ...[...line, [key('Tab'), ' then arrows: heads, cells']].map((words) => el('span', '', ...words)),
    );
  };
})();
