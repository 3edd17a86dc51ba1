/* The tools above the masks: pads, presets, undo, redo, reset, run again; and the choice of a head. */
(() => {
  'use strict';
  const { dom, maskEdits } = window.glassformer;
  const parts = (window.glassformer.masksParts ??= {});
  const { el } = dom;
  const MOST_PADS = 32;

  function padStepper(view, index, side) {
    const less = el('button', '', '−', { type: 'button', 'aria-label': `One ${side} pad fewer` }),
      more = el('button', '', '+', { type: 'button', 'aria-label': `One ${side} pad more` });
    const value = el('output', ''),
      element = el('span', 'gf-padder', `${side} `, el('span', 'gf-stepper', less, value, more));
    const step = (by) =>
      view.change({
        pads: view.state.pads.map((count, i) => (i === index ? Math.max(0, Math.min(MOST_PADS, count + by)) : count)),
      });
    less.addEventListener('click', () => step(-1));
    more.addEventListener('click', () => step(1));
    value.dataset.pads = side;
    return {
      element,
      draw() {
        const count = view.state.pads[index];
        value.textContent = count;
        [less.disabled, more.disabled] = [count === 0, count === MOST_PADS];
      },
    };
  }

  function presetChoice(view) {
    const choice = el('select', 'gf-select', { 'aria-label': 'Preset masks' });
    let built = null;
    choice.addEventListener('change', () =>
      view.change({ mask: maskEdits.presetsFor(view.panels).find(({ name }) => name === choice.value)?.edits ?? [] }),
    );
    return {
      element: choice,
      draw() {
        const presets = maskEdits.presetsFor(view.panels),
          text = maskEdits.format(view.state.mask);
        if (built !== view.panels)
          choice.replaceChildren(
            el('option', '', 'Masks as in the run', { value: '' }),
            ...presets.map(({ name, title }) => el('option', '', title, { value: name })),
            el('option', '', 'Changed by hand', { value: 'own', hidden: true }),
          );
        built = view.panels;
        choice.value =
          text === '' ? '' : (presets.find(({ edits }) => maskEdits.format(edits) === text)?.name ?? 'own');
      },
    };
  }

  function button(text, label, press, className = 'gf-btn gf-small') {
    const element = el('button', className, text, { type: 'button', 'aria-label': label });
    element.addEventListener('click', press);
    return element;
  }

  function countText(view) {
    const cells = view.countEdited(),
      bugs = view.state.bugs.length;
    const told = [
      cells ? `${cells} cell${cells > 1 ? 's' : ''} changed` : '',
      bugs ? `${bugs} bug${bugs > 1 ? 's' : ''} switched on` : '',
    ].filter(Boolean);
    return told.join(', ');
  }

  parts.tools = (view) => {
    const source = padStepper(view, 0, 'source'),
      target = padStepper(view, 1, 'target'),
      preset = presetChoice(view);
    const count = el('span', 'gf-cap gf-count', { 'aria-live': 'polite' });
    const undo = button('Undo', 'Undo the last change', () => view.undo()),
      redo = button('Redo', 'Redo the change', () => view.redo());
    const reset = button('Reset', 'Take back every change', () =>
      view.change({ mask: [], bugs: [], fill: 'model', pads: [0, 0] }),
    );
    const again = button('Run again', 'Run again with these masks', () => view.runNow(), 'gf-btn gf-small gf-primary');
    const problem = el('p', 'gf-problem', { role: 'alert', hidden: true });
    const pads = el('span', 'gf-pads', 'Pads: ', source.element, target.element);
    const element = el(
      'div',
      'gf-tools',
      pads,
      preset.element,
      el('span', 'gf-grow'),
      count,
      el('div', 'gf-do', undo, redo, reset, again),
    );
    return {
      elements: [element, problem],
      draw() {
        [source, target, preset].forEach((part) => part.draw());
        target.element.hidden = !view.run.maps.decoder;
        count.textContent = countText(view);
        [undo.disabled, redo.disabled, reset.disabled] = [!view.past.length, !view.future.length, !view.isChanged()];
        again.textContent = view.busy ? 'Working' : 'Run again';
        problem.hidden = !view.problem;
        problem.textContent = view.problem;
      },
    };
  };

  /** Which head is compared: map, layer, head, and the table instead of the pictures. */
  parts.chooser = (view) => {
    const kinds = el('div', '', { 'aria-label': 'Which attention' }),
      layers = el('span', '', { 'aria-label': 'Layer' }),
      heads = el('span', '', { 'aria-label': 'Head' });
    const swap = button('Table', 'Table of the chosen head', () => {
      view.ui.table = !view.ui.table;
      view.draw();
    });
    const element = el(
      'div',
      'gf-tools gf-chooser',
      kinds,
      el('span', 'gf-pick', 'Layer ', layers),
      el('span', 'gf-pick', 'Head ', heads),
      el('span', 'gf-grow'),
      swap,
    );
    let built = '',
      syncs = [];
    const numbers = (count) => Array.from({ length: count }, (_, i) => [i, i + 1]);
    return {
      element,
      draw({ map }) {
        const shape = [view.run.names, map.layers, map.heads].join();
        if (shape !== built) {
          built = shape;
          kinds.hidden = view.run.names.length < 2;
          syncs = [
            dom.segments(
              kinds,
              view.run.names.map((name) => [name, parts.MAPS[name]]),
              () => view.now().sel.map,
              (name) => view.select({ map: name }),
            ),
            dom.segments(
              layers,
              numbers(map.layers),
              () => view.now().sel.layer,
              (layer) => view.select({ layer }),
            ),
            dom.segments(
              heads,
              numbers(map.heads),
              () => view.now().sel.head,
              (head) => view.select({ head }),
            ),
          ];
          [layers, heads].forEach((host) => host.classList.add('gf-nums'));
        }
        syncs.forEach((sync) => sync());
        swap.textContent = view.ui.table ? 'Pictures' : 'Table';
        swap.setAttribute('aria-pressed', String(view.ui.table));
      },
    };
  };

  const item = (style, text) => el('span', '', el('i', '', { style }), text);
  parts.legend = () =>
    el(
      'div',
      'gf-keys gf-cap',
      el(
        'span',
        'gf-legend',
        item('width:20px;height:10px;background:var(--s2)', 'may look'),
        el('span', '', el('i', 'gf-hatched'), 'may not look'),
        el('span', '', el('i', 'gf-hatched', { style: '--hatch:var(--accent)' }), 'closed by you'),
        item('width:16px;height:9px;border:2px solid var(--accent);background:var(--s2)', 'opened by you'),
      ),
      el(
        'span',
        'gf-legend',
        el('span', '', 'share 0 ', el('i', 'gf-ramp'), '1'),
        el('span', '', 'change − ', el('i', 'gf-ramp gf-signed'), '+'),
      ),
      el('span', '', 'click a cell, or the name of a row or column'),
      el('span', 'gf-hand', 'draw over cells'),
      el('span', 'gf-hand', el('kbd', '', 'Tab'), ' then arrows and ', el('kbd', '', 'Space')),
      el('span', 'gf-hand', el('kbd', '', 'Ctrl'), ' ', el('kbd', '', 'Z'), ' undo'),
    );

  const FORMULA =
    '<math><msub><mi>a</mi><mi>j</mi></msub><mo>=</mo><mi>softmax</mi><mo>(</mo><mfrac><mrow><mi>q</mi><mo>·</mo><msub><mi>k</mi><mi>j</mi></msub></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><msub><mi>m</mi><mi>j</mi></msub><mo>)</mo><mo>,</mo><mspace width=".5em"/><msub><mi>m</mi><mi>j</mi></msub><mo>∈</mo><mo stretchy="false">{</mo><mn>0</mn><mo>,</mo><mo form="prefix">−</mo><mi>∞</mi><mo stretchy="false">}</mo></math>';
  parts.how = (hasDecoder) => {
    const formula = el('p', 'gf-formula');
    formula.innerHTML = FORMULA; // a constant of this file
    const text = [
      el(
        'p',
        '',
        'A mask is a table of yes and no, one answer for each pair of tokens. Where it says no, the score becomes −∞ before the softmax:',
      ),
      formula,
      el(
        'p',
        '',
        'so its share is exactly 0, and the other shares still add up to 1.' +
          (hasDecoder ? ' The decoder obeys two masks at once: no padding, and nothing from the future.' : ''),
      ),
      ...(hasDecoder
        ? [
            el(
              'p',
              '',
              'Before and After read the same target, the first translation, so that their cells compare; the answer After is written freely.',
            ),
          ]
        : []),
    ];
    return el('section', 'gf-how', el('h2', '', 'What a mask does'), ...text);
  };
})();
