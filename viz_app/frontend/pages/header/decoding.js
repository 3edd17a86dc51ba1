/* How the translation is decoded: one line that says it, a panel that changes it, a chip for a forced beginning. */
(() => {
  'use strict';
  const { dom, link, ways } = window.glassformer;
  const { el } = dom;
  const WAYS = [
    ['greedy', 'Greedy'],
    ['beam', 'Beam'],
    ['sample', 'Sample'],
  ];

  function number(control, [name, label, min, max, step]) {
    const field = el('input', '', { type: 'number', min, max, step, inputMode: 'decimal' });
    field.dataset.name = name;
    field.addEventListener('change', () => {
      const wanted = field.valueAsNumber,
        near = Math.min(max, Math.max(min, step === 1 ? Math.round(wanted) : wanted));
      field.value = Number.isNaN(wanted) ? control.way[name] : Number(near.toFixed(3));
      if (!Number.isNaN(wanted)) control.setWay({ ...control.way, [name]: Number(field.value) });
    });
    return el('label', 'gf-number', el('span', '', label), field);
  }

  function beginningField(begin) {
    const field = el('input', '', { type: 'text', autocomplete: 'off', spellcheck: false, dir: 'auto', maxLength: 400 });
    field.placeholder = 'nothing is forced';
    field.addEventListener('change', () => begin(field.value.trim()));
    return { field, element: el('label', 'gf-begin', el('span', '', 'Starts with'), field) };
  }

  function panelOf(control) {
    const kinds = el('div', '', { 'aria-label': 'How the next token is chosen' }),
      numbers = el('div', 'gf-numbers'),
      told = el('p', 'gf-cap');
    const begin = beginningField((forced) => control.change({ forced })),
      reset = el('button', 'gf-btn gf-small', 'Reset', { type: 'button', title: 'Greedy, nothing forced' });
    const setWay = (way) => control.setWay({ way, ...ways.startOf(way) });
    const sync = dom.segments(kinds, WAYS, () => control.way.way, setWay);
    reset.addEventListener('click', control.reset);
    const attributes = { role: 'dialog', 'aria-label': 'Decoding', hidden: true, id: 'gf-decoding-panel' };
    let built = '';
    return {
      element: el('div', 'gf-decode-panel', kinds, numbers, told, begin.element, el('div', 'gf-row', reset), attributes),
      draw(run) {
        const { way } = control;
        sync();
        if (built !== way.way) numbers.replaceChildren(...ways.NUMBERS[way.way].map((one) => number(control, one)));
        built = way.way;
        for (const field of numbers.querySelectorAll('input'))
          if (field !== document.activeElement) field.value = way[field.dataset.name];
        told.textContent = ways.told(way);
        if (document.activeElement !== begin.field) begin.field.value = run.forced?.startsWith('ids.') ? '' : (run.forced ?? '');
        reset.disabled = way.way === 'greedy' && !run.forced;
      },
    };
  }

  /** The panel opens below its button; Escape and a click beside it close it. */
  function opening(button, panel, host) {
    const show = (open) => {
      const inside = panel.contains(document.activeElement);
      panel.hidden = !open;
      button.setAttribute('aria-expanded', String(open));
      if (open) panel.querySelector('[aria-pressed=true]').focus();
      else if (inside) button.focus();
    };
    button.addEventListener('click', () => show(panel.hidden));
    panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      show(false);
    });
    document.addEventListener('pointerdown', (event) => !panel.hidden && !host.contains(event.target) && show(false));
    panel.addEventListener('focusout', ({ relatedTarget: to }) => to && !host.contains(to) && show(false));
    return show;
  }

  function chipOf(undo) {
    const text = el('span', '', { dir: 'auto' }),
      chip = el('button', 'gf-forced-chip', el('b', '', 'forced: '), text, dom.icon('m3.5 3.5 7 7m0-7-7 7'), { type: 'button' });
    chip.addEventListener('click', undo);
    return {
      element: chip,
      draw(words) {
        chip.hidden = !words;
        text.textContent = words;
        chip.setAttribute('aria-label', `The translation is forced to start with ${words}. Undo`);
        chip.title = `Starts with “${words}”. Click to let it start freely.`;
      },
    };
  }

  /**
   * Builds the control into `host`. `ask(run)` is called with the parameters of the run that a visitor wants.
   * Returns {draw(run, pieces, shown), focus()}: `run` is what is painted, `shown` whether the model decodes at all.
   */
  window.glassformer.mountDecoding = (host, ask) => {
    let run = {};
    const control = { way: ways.read(run) };
    const apply = (next) => ask(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
    Object.assign(control, {
      change: (values) => apply({ ...run, ...values }),
      setWay(way) {
        control.way = way;
        panel.draw(run);
        apply({ ...link.picked(run, ['forced', 'sentence']), ...ways.write(way) });
      },
      reset: () => apply(link.picked(run, ['sentence'])),
    });
    const words = el('span', ''),
      attributes = { type: 'button', 'aria-expanded': 'false', 'aria-haspopup': 'dialog' };
    const button = el('button', 'gf-decode', el('b', '', 'Decoding: '), words, dom.icon('m3.5 5.5 3.5 3.5 3.5-3.5'), attributes);
    const panel = panelOf(control),
      chip = chipOf(() => {
        control.change({ forced: '' });
        button.focus();
      });
    button.setAttribute('aria-controls', panel.element.id);
    host.replaceChildren(chip.element, button, panel.element);
    const show = opening(button, panel.element, host);
    return {
      focus: () => (chip.element.hidden ? button : chip.element).focus(),
      draw(next, pieces, shown) {
        run = next;
        control.way = ways.read(run);
        host.hidden = !shown;
        if (!shown) show(false);
        words.textContent = ways.short(control.way);
        button.title = ways.told(control.way);
        button.setAttribute('aria-label', `Decoding: ${ways.short(control.way)}`);
        chip.draw(ways.beginning(run, pieces));
        panel.draw(run);
      },
    };
  };
})();
