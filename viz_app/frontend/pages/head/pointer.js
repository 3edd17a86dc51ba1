/* Mouse, touch and keys on the lines: what is pointed at is shown, what is clicked stays. */
(() => {
  'use strict';
  const { dom } = window.glassformer;
  const inside = (window.glassformer.inside ??= {});
  const ORDER = inside.STAGES.flatMap(([, ids]) => ids);

  inside.isKeyed = (id) => ['scores', 'scaled', 'mask', 'weights'].includes(id);

  /** The cell under a number of a line, with its place in the drawing. */
  inside.cellAt = (id, r, g, i) => {
    const box = i === null ? null : inside.lines[id].box(r, g, i);
    return box && { id, i, part: box.part, place: box.place };
  };

  function tipAt(view, canvas, at) {
    const { r, g } = view.now(),
      box = inside.lines[at.id].box(r, g, at.i);
    view.bands.bring(box);
    const frame = canvas.getBoundingClientRect();
    const text = inside.tip(r, at);
    dom.tooltip(text, { clientX: frame.left + box.left + box.width, clientY: frame.top + box.top + box.height });
    dom.say(text.replace('\n', ' '));
  }

  /** Up and down go to the next line that is on show, at about the same place. */
  function otherLine(view, id, by, box) {
    const { r, g, stage } = view.now(),
      shown = ORDER.filter((other) => (other !== 'before' || r.before) && inside.stageOf(other) <= stage);
    const next = shown[shown.indexOf(id) + by];
    return (
      next && inside.cellAt(next, r, g, inside.lines[next].find(r, g, Math.min(g.width - 1, box.left + box.width / 2)))
    );
  }

  inside.stageOf = (id) => inside.STAGES.findIndex(([, ids]) => ids.includes(id));

  function keys(view, event, canvas, id) {
    const { r, g, focus, key } = view.now(),
      move = dom.ARROWS[event.key],
      line = inside.lines[id];
    const from = focus?.id === id ? focus : inside.cellAt(id, r, g, inside.isKeyed(id) ? key : 0);
    if (event.key === 'Enter') {
      event.preventDefault();
      view.pin(from);
      return;
    }
    const ends = { Home: 0, End: line.count(r, g) - 1 };
    if (!move && !(event.key in ends)) return;
    event.preventDefault();
    const across =
      event.key in ends ? ends[event.key] : Math.max(0, Math.min(line.count(r, g) - 1, from.i + (move?.[1] ?? 0)));
    const to = move?.[0] ? otherLine(view, id, move[0], line.box(r, g, from.i)) : inside.cellAt(id, r, g, across);
    if (!to) return;
    const target = view.canvasOf(to.id);
    if (target !== canvas) target.focus(); // first, for the line that is left forgets its number
    view.point(to);
    tipAt(view, target, to);
  }

  inside.pointer = (view, canvas, id) => {
    const under = (event) => {
      const { r, g } = view.now();
      return inside.cellAt(id, r, g, inside.lines[id].find(r, g, event.offsetX, event.offsetY));
    };
    canvas.addEventListener('pointermove', (event) => {
      const at = under(event);
      view.point(at);
      dom.tooltip(at ? inside.tip(view.now().r, at) : '', event);
    });
    const leave = () => {
      view.point(null);
      dom.tooltip('');
    };
    canvas.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && leave());
    canvas.addEventListener('blur', leave);
    canvas.addEventListener('click', (event) => {
      const at = under(event);
      if (at) view.pin(at);
    });
    canvas.addEventListener('keydown', (event) => keys(view, event, canvas, id));
  };
})();
