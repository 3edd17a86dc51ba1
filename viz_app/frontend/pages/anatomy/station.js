/* The open station: what each of the designs on show does here, tensor by tensor; what differs is marked. */
(() => {
  'use strict';
  const { dom, store, words } = window.glassformer;
  const anatomy = (window.glassformer.anatomy ??= {});
  const { el } = dom;

  /** A name with the layer looked at instead of the first. */
  anatomy.inLayer = (name, depth) => name.replace(/^(encoder|decoder)\.0(?=\.|$)/, `$1.${depth}`);
  const rowId = (row) => (row.parts ? `${row.name}.${row.parts.join()}` : row.name);

  /** The full name of the tensor `part` of a design's station in a layer, or null where there is none. */
  anatomy.tensorOf = (design, station, part, depth) => {
    const here = design.stations[station],
      row = here?.rows.find(({ parts }) => parts?.includes(part));
    return row && depth < here.layers ? anatomy.inLayer([row.name, part].filter(Boolean).join('.'), depth) : null;
  };

  /** Rows of all designs on show, each with one value a design: null where a design does not have it. */
  anatomy.rowsOf = ({ picked, station }) => {
    const lists = picked.map((design) => design.stations[station]?.rows ?? []),
      found = new Map();
    lists.flat().forEach((row) => {
      if (!found.has(rowId(row))) found.set(rowId(row), row);
    });
    return [...found].map(([id, row]) => ({
      ...row,
      values: lists.map((rows) => rows.find((other) => rowId(other) === id)?.value ?? null),
    }));
  };

  function counted(design, name) {
    const here = design.stations[name];
    if (!here?.parameters) return 'none of its own';
    const share = words.percent((here.parameters * here.layers) / design.parameters);
    return `${words.thousands(here.parameters)}${here.layers > 1 ? ` × ${here.layers} layers` : ''}, ${share} of all`;
  }

  function nameCell(row, state, show) {
    if (!row.parts) return el('th', '', row.name, { scope: 'row' });
    const scope = anatomy.inLayer(row.name, state.depth);
    const parts = row.parts.map((part) => {
      const button = el('button', '', part, {
        type: 'button',
        title: `Show the numbers of ${[scope, part].filter(Boolean).join('.')}`,
      });
      button.setAttribute('aria-pressed', String(state.show === 'values' && part === state.part));
      button.dataset.part = part;
      button.addEventListener('click', () => show(part));
      return button;
    });
    const code = parts.flatMap((part, i) => [i ? ' ' : scope ? `${scope}.` : '', part]);
    return el('th', '', el('code', '', ...code), { scope: 'row' });
  }

  function tableRow(row, state, show) {
    const here = state.picked.map((design) => Object.hasOwn(design.stations, state.station));
    const differs = row.values.length > 1 && here.every(Boolean) && row.values[0] !== row.values[1],
      name = nameCell(row, state, show);
    name.prepend(el('i', '', differs ? '≠' : '', differs ? { 'aria-label': 'differs' } : {}));
    return el(
      'tr',
      differs ? 'gf-ne' : '',
      name,
      ...row.values.map((value, i) => el('td', '', here[i] ? (value ?? 'none') : (row.absent ?? ''))),
    );
  }

  anatomy.stationPanel = (view) => {
    const title = el('h2', '', { 'aria-live': 'polite' }),
      why = el('p', 'gf-why'),
      layers = el('span', 'gf-nums', { 'aria-label': 'Layer' });
    const which = el('label', '', 'Layer ', layers),
      table = el('table', 'gf-station');
    let built = 0,
      sync = () => {};
    const show = (part) => store.set({ tensor: part, show: 'values' });
    function heading(state) {
      const names = state.picked.map((design) => el('th', '', anatomy.nameOf(design), { scope: 'col' }));
      return el('thead', '', el('tr', '', el('th', '', 'choice, or tensor and its shape', { scope: 'col' }), ...names));
    }
    return {
      element: el('div', 'gf-panel', el('div', 'gf-row', title, el('div', 'gf-tool', which)), why, table),
      draw(state) {
        const { shown, station } = state,
          side = /^(encoder|decoder)\./.exec(station)?.[1],
          focused = document.activeElement?.dataset.part;
        title.textContent = side
          ? `${side === 'encoder' ? 'Encoder' : 'Decoder'}: ${shown.title.replace(/^[A-Z](?![A-Z])(?!ayerN)/, (letter) => letter.toLowerCase())}`
          : shown.title;
        why.textContent = shown.why;
        which.hidden = state.layers < 2;
        if (built !== state.layers)
          sync = dom.segments(
            layers,
            Array.from({ length: state.layers }, (_, i) => [i, String(i + 1)]),
            () => view.now().depth,
            (depth) => store.set({ depth: depth || null }),
          );
        built = state.layers;
        sync();
        const sums = {
          name: 'parameters',
          absent: 'not in this design',
          values: state.picked.map((design) => counted(design, station)),
        };
        const rows = [...anatomy.rowsOf(state), sums].map((row) => tableRow(row, state, show));
        rows.at(-1).classList.add('gf-sum');
        table.replaceChildren(heading(state), el('tbody', '', ...rows));
        if (focused) table.querySelector(`[data-part="${CSS.escape(focused)}"]`)?.focus();
      },
    };
  };

  /** Every choice of every design in one table. */
  anatomy.choices = () => {
    const table = el('table', 'gf-choices'),
      element = el(
        'section',
        'gf-all',
        el('h2', '', 'Every choice, side by side'),
        el('div', 'gf-scroll', table, { tabIndex: 0, role: 'region', 'aria-label': 'Every choice of every design' }),
      );
    let built = '';
    return {
      element,
      draw({ data, picked }) {
        const id = data.serial + picked.map(({ name }) => name).join();
        if (built === id) return;
        built = id;
        const names = Object.keys(data.designs[0].choices),
          chosen = (design) => (picked.includes(design) ? 'gf-acc' : '');
        const rows = names.map((name) => {
          const values = data.designs.map((design) => design.choices[name]),
            reference = values[0],
            differ = new Set(values.slice(0, -1)).size > 1;
          return el(
            'tr',
            '',
            el('th', '', el('i', '', differ ? '≠' : ''), name, { scope: 'row' }),
            ...values.map((value) => el('td', value === reference ? '' : 'gf-ne', value)),
          );
        });
        const heads = data.designs.map((design) => el('th', chosen(design), anatomy.nameOf(design), { scope: 'col' }));
        table.replaceChildren(
          el('caption', 'gf-cap', '≠ the five designs do not agree; bold: not as in paper'),
          el('thead', '', el('tr', '', el('th', '', ''), ...heads)),
          el('tbody', '', ...rows),
        );
      },
    };
  };
})();
