/* Drawing by hand: sharp canvases, hatching, frames, labels. Coordinates are CSS pixels. */
(() => {
  'use strict';
  const glassformer = (window.glassformer ??= {});
  const { theme, words } = glassformer;
  const LARGEST = 8e6; // device pixels; phones refuse canvases much above this

  /** Sizes a canvas to w × h CSS pixels at the screen's resolution, clears it and returns its context. */
  function fit(canvas, w, h) {
    const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(LARGEST / Math.max(1, w * h)));
    const [width, height] = [Math.round(w * ratio), Math.round(h * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    Object.assign(canvas.style, { width: w + 'px', height: h + 'px' });
    const pen = canvas.getContext('2d');
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, w, h);
    return pen;
  }

  const font = (px, weight = '') => `${weight} ${px}px ${theme.colour.sans}`.trim();

  /** May not look: 45° lines on their own ground, aligned over neighbouring cells. */
  function hatch(pen, left, top, w, h, gap = 6, colour = theme.colour.hatch) {
    pen.save();
    pen.beginPath();
    pen.rect(left, top, w, h);
    pen.clip();
    pen.fillStyle = theme.colour['hatch-bg'];
    pen.fillRect(left, top, w, h);
    pen.strokeStyle = colour;
    pen.lineWidth = 1;
    pen.beginPath();
    for (let s = Math.floor((left + top) / gap) * gap; s <= left + top + w + h; s += gap) {
      pen.moveTo(s - top, top);
      pen.lineTo(s - top - h, top + h);
    }
    pen.stroke();
    pen.restore();
  }

  /** Which rows and columns [first, past the last] of a scrolled picture with cells of cw × ch are in sight. */
  function visible(g, scroller) {
    const { scrollLeft: left, scrollTop: top } = scroller;
    const span = (offset, size, room, count) => [
      Math.max(0, Math.floor(offset / size)),
      Math.min(count, Math.ceil((offset + room) / size)),
    ];
    return {
      left,
      top,
      columns: span(left, g.cw, g.width - g.gutter, g.k),
      rows: span(top, g.ch, g.height - g.top, g.n),
    };
  }

  /** Chosen (orange) or pointed at (ink): a line with a halo of paper, so that it shows on any cell. */
  function frame(pen, left, top, w, h, colour = theme.colour.accent, width = 2) {
    pen.strokeStyle = theme.colour.paper;
    pen.lineWidth = width + 2;
    pen.strokeRect(left, top, w, h);
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.strokeRect(left, top, w, h);
  }

  function dot(pen, x, y) {
    pen.fillStyle = theme.colour.empty;
    pen.fillRect(x - 0.75, y - 0.75, 1.5, 1.5);
  }

  function clip(pen, text, width) {
    if (pen.measureText(text).width <= width) return text;
    let letters = [...text];
    while (letters.length > 1 && pen.measureText(letters.join('') + '…').width > width) letters = letters.slice(0, -1);
    return letters.join('') + '…';
  }

  /** Whether labels of this many pixels lie flat over columns of `width`. */
  function labelsLieFlat(pen, tokens, width, px = 12) {
    pen.font = font(px);
    return tokens.every((token) => pen.measureText(words.label(token)).width <= width - 4);
  }

  /** Labels of columns `from` to `to`: flat if all fit, else at 45°, else at 67°. `hot` is set bold and orange. */
  function columnLabels(pen, tokens, { left, bottom, width, flat, hot, from = 0, to = tokens.length, room = 66 }) {
    for (let j = from; j < to; j++) {
      pen.font = font(12, j === hot ? '600' : '');
      pen.fillStyle = j === hot ? theme.colour.accent : theme.colour[words.isSpecial(tokens[j]) ? 'ink-2' : 'ink'];
      const text = clip(pen, words.label(tokens[j]), flat ? width : room);
      pen.save();
      pen.translate(left + (j + 0.5) * width + (flat ? 0 : 2), bottom - (flat ? 7 : 6));
      if (!flat) pen.rotate(-Math.PI * (width < 18 ? 0.37 : 0.25));
      pen.textAlign = flat ? 'center' : 'left';
      pen.textBaseline = flat ? 'alphabetic' : 'middle';
      pen.fillText(text, 0, 0);
      pen.restore();
    }
  }

  glassformer.canvas = { fit, font, hatch, frame, dot, clip, visible, columnLabels, labelsLieFlat };
})();
