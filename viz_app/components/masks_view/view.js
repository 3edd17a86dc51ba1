/* The Masks page: the state of the edits, their history and address, and the runs that answer them. */
(() => {
  'use strict';
  const { changes, codec, dom, maskEdits, store, theme } = window.glassformer;
  const parts = (window.glassformer.masksParts ??= {});
  const { el } = dom;
  const PAUSE = 350; // after the last stroke by hand, before the run
  const NARROW = 1180, PHONE = 640, KEPT = 24, MOST_PADS = 32;
  const PARAMETERS = ['mask', 'bugs', 'fill', 'pads'];
  const PLAIN = { mask: [], bugs: [], fill: 'model', pads: [0, 0] };

  function readPads(text) {
    const [, source, target = '0'] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [], pads = [Number(source ?? 0), Number(target)];
    return pads.every((count) => count <= MOST_PADS) ? pads : [0, 0];
  }

  /** The edits that the address holds, as the server reads them, which says what neither of them could read. */
  function readState(values) {
    const bugs = maskEdits.BUGS.filter((bug) => String(values.bugs ?? '').split('.').includes(bug));
    return { mask: maskEdits.parse(values.mask), bugs, fill: ['-inf', '-1e9'].includes(values.fill) ? values.fill : 'model', pads: readPads(values.pads) };
  }
  function writeState({ mask, bugs, fill, pads }) {
    return { mask: maskEdits.format(mask) || null, bugs: bugs.join('.') || null, fill: fill === 'model' ? null : fill, pads: pads.some(Boolean) ? pads.join('.') : null };
  }
  const textOf = (state) => JSON.stringify(writeState(state));

  // Places in one sentence mean nothing in the next: whoever types a new one starts with its own masks.
  let lastText = store.get('text')?.trim();
  store.subscribe((state, changed) => {
    const text = state.text?.trim(), isNew = lastText !== undefined && text !== lastText && !changed.includes('mask');
    lastText = text;
    if (isNew && state.mask) store.set({ mask: null });
  });

  function editing(view) {
    Object.assign(view, {
      cells: (panel) => maskEdits.cellsOf(panel, view.state.mask, view.state.bugs),
      isChanged: () => textOf(view.state) !== textOf(PLAIN),
      countEdited: () => view.panels.reduce((sum, panel) => {
        const base = maskEdits.cellsOf(panel, [], view.state.bugs);
        return sum + view.cells(panel).reduce((n, open, at) => n + (open !== base[at]), 0);
      }, 0),
      /** The first row of any map that is closed throughout by hand, if there is one. */
      emptyRow() {
        for (const name of view.run.names) {
          const panels = view.panels.filter(({ map }) => map === name), cells = panels.map(view.cells), [{ query, key }] = panels;
          const row = query.findIndex((_, i) => key.every((__, j) => cells.some((open) => !open[i * key.length + j])));
          if (row >= 0) return { map: name, row, token: query[row] };
        }
        return null;
      },
      /** One change by a person: remembered for undo, written to the address, run. */
      change(values, { wait = 0, forget = false } = {}) {
        const next = { ...view.state, ...values };
        if (textOf(next) === textOf(view.state)) return;
        if (!forget) view.past.push(view.state);
        view.future = [];
        adopt(view, next, wait);
      },
      editMask(mask, { sameStroke = false } = {}) {
        view.change({ mask: maskEdits.simplified(mask, view.panels) }, { wait: PAUSE, forget: sameStroke });
      },
      undo: () => view.past.length && (view.future.push(view.state), adopt(view, view.past.pop(), 0)),
      redo: () => view.future.length && (view.past.push(view.state), adopt(view, view.future.pop(), 0)),
    });
  }

  function adopt(view, state, wait) {
    view.state = state;
    store.set(writeState(state));
    view.draw();
    view.runSoon(wait);
  }

  function running(view) {
    let timer = 0, turn = 0, shown = '';
    const replies = new Map();
    const wanted = () => {
      // What the address says, word for word: the server tells what of a broken link it cannot read.
      const { model, text, mask = null, bugs = null, fill = null, pads = null } = store.get();
      return model === undefined || text === undefined ? null : { model, text, mask, bugs, fill, pads };
    };
    function remember(key, reply) {
      replies.set(key, reply);
      if (replies.size > KEPT) replies.delete(replies.keys().next().value);
    }
    async function ask(key, request) {
      const mine = ++turn;
      view.setBusy(true);
      const reply = await Promise.resolve(view.rerun(request)).catch(() => null);
      if (reply?.ok) remember(key, reply);
      if (mine !== turn) return;
      view.setBusy(false);
      settle(key, reply);
    }
    function settle(key, reply) {
      view.problem = reply?.ok ? '' : (reply?.error ?? 'The server did not answer. Check that it is still running, then run again.');
      if (!reply?.ok) return view.draw();
      shown = key;
      view.show(reply.payload);
      if (view.asked) dom.say(`Ran again: ${parts.countWords(reply.payload.output.changed)}.`);
      view.asked = true;
      return undefined;
    }
    function runNow() {
      clearTimeout(timer);
      const request = wanted(), key = JSON.stringify(request);
      if (!request || !view.root.offsetParent) return;
      if (replies.has(key)) {
        turn += 1;
        view.setBusy(false);
        settle(key, replies.get(key));
      } else ask(key, request);
    }
    Object.assign(view, {
      runNow,
      runSoon(wait) {
        clearTimeout(timer);
        timer = setTimeout(runNow, wait);
      },
      /** Whether what is drawn answers what is asked. */
      isCurrent: () => shown === JSON.stringify(wanted()),
      runIfStale: () => { if (!view.isCurrent()) view.runSoon(0); },
      setBusy(busy) {
        view.busy = busy;
        view.root.setAttribute('aria-busy', String(busy));
        view.draw();
      },
    });
  }

  /** A reply as pictures need it: both runs read, panels and changes unpacked. */
  function showing(view) {
    view.show = (payload) => {
      view.payload = payload;
      view.serial += 1;
      [view.run, view.changed] = [codec.readRun(payload.before), codec.readRun(payload.after)];
      // The same masks stay the same objects, so that the pictures of them keep the keyboard's focus.
      const panels = JSON.stringify(payload.panels);
      if (panels !== view.panelText) view.panels = payload.panels.map((panel) => ({ ...panel, open: codec.openCells(panel.open, panel.query.length * panel.key.length) }));
      view.panelText = panels;
      view.changes = Object.fromEntries(view.run.names.map((name) => [name, changes.weights(payload.change[name], view.run.maps[name])]));
      if (view.built !== view.run.names.join()) build(view);
      view.draw();
    };
    view.now = () => {
      const sel = store.get(), name = sel.map in view.run.maps ? sel.map : view.run.names.at(-1), map = view.run.maps[name], after = view.changed.maps[name];
      const [layer, head] = [Math.min(sel.layer ?? 0, map.layers - 1), Math.min(sel.head ?? 0, map.heads - 1)], k = map.keys.length, n = map.queries.length;
      const { scale, at } = view.changes[name];
      const side = (one) => ({ levels: one.levels(layer, head), open: one.open, n, k });
      const moved = view.payload.moved[name], mosts = view.payload.most[name];
      return {
        sel: { map: name, layer, head }, map, k, scale, changes: at, change: at(layer, head), before: side(map), after: side(after), moved, mosts,
        most: mosts[layer][head], broken: moved[layer][head] === null, row: Math.min((map.writes ? sel.step : sel.row) ?? 0, n - 1),
      };
    };
    view.select = (values) => { store.set(values); view.draw(); };
    view.selectRow = (i) => view.select(view.now().map.writes ? { step: i } : { row: i });
  }

  function build(view) {
    const tools = parts.tools(view), editor = parts.editor(view), chooser = parts.chooser(view), compare = parts.compare(view);
    const [output, bugs, heads] = [parts.output(view), parts.bugs(view), parts.heads(view)];
    view.left = el('div', 'gf-left', ...editor.elements, chooser.element, ...compare.elements, output.element, parts.legend());
    const right = el('aside', 'gf-right', bugs.element, heads.element, parts.how(Boolean(view.run.maps.decoder)));
    view.root.replaceChildren(...tools.elements, el('div', 'gf-cols', view.left, right));
    Object.assign(view, { built: view.run.names.join(), parts: [tools, editor, chooser, compare, output, bugs, heads] });
    Object.assign(view.handle, { centreOfMask: editor.centre, centreOfCell: compare.centre, centreOfHead: heads.centre });
  }

  function stamp(view, { sel, row }) {
    const { mask, bugs, fill, pads } = writeState(view.state);
    Object.assign(view.root.dataset, { before: view.run.id, after: view.changed.id, sel: `${sel.map}.${sel.layer}.${sel.head}`, row, mask: mask ?? '', bugs: bugs ?? '', fill: fill ?? '', pads: pads ?? '' });
    view.root.dataset.current = String(view.isCurrent());
    view.root.dataset.painted = Number(view.root.dataset.painted ?? 0) + 1;
  }

  function paint(view) {
    view.waiting = false;
    const width = view.root.clientWidth;
    if (!width || !view.built) return;
    view.phone = width <= PHONE;
    view.root.classList.toggle('gf-phone', view.phone);
    view.root.classList.toggle('gf-narrow', width <= NARROW);
    view.root.classList.toggle('gf-waiting', !view.isCurrent());
    const state = view.now();
    view.parts.forEach((part) => part.draw(state));
    stamp(view, state);
  }

  function watch(view) {
    store.subscribe((state, changed) => {
      if (PARAMETERS.some((name) => changed.includes(name)) && textOf(readState(state)) !== textOf(view.state)) Object.assign(view, { state: readState(state), past: [], future: [] });
      if (['text', 'model', ...PARAMETERS].some((name) => changed.includes(name))) view.runIfStale();
      view.draw();
    });
    theme.subscribe(view.draw);
    new ResizeObserver(() => { view.runIfStale(); view.draw(); }).observe(view.root);
    document.addEventListener('keydown', (event) => {
      if (!view.root.offsetParent || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
      event.preventDefault();
      if (event.shiftKey) view.redo();
      else view.undo();
    });
  }

  /** Draws the page into `root`. `rerun({model, text, mask, bugs, fill, pads})` resolves to {ok, payload} or {ok: false, error}. */
  window.glassformer.mountMasksView = (root, rerun) => {
    const view = { root, rerun, state: readState(store.get()), past: [], future: [], serial: 0, problem: '', busy: false, asked: false, ui: { table: false }, handle: {} };
    view.draw = () => {
      if (view.waiting) return;
      view.waiting = true;
      requestAnimationFrame(() => paint(view));
    };
    root.classList.add('gf', 'gf-masks');
    root.append(el('p', 'gf-cap', 'Running the sentence with its masks …'));
    editing(view);
    running(view);
    showing(view);
    watch(view);
    root.masksView = view.handle;
    view.runSoon(0);
    return view.handle;
  };
})();
