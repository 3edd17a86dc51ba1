/* Signed numbers on a canvas: bars and strips on a scale of their own, which is printed beside them. */
(() => {
  'use strict';
  const glassformer = (window.glassformer ??= {});
  const { canvas: draw, theme, words } = glassformer;

  const peak = (values) => values.reduce((most, value) => (Math.abs(value) > most ? Math.abs(value) : most), 0);

  /** One upright line a number; `max` is what the ends of the ramp stand for. */
  function strip(pen, values, left, top, width, height, max) {
    values.forEach((value, i) => {
      const [from, to] = [
        Math.round(left + (i * width) / values.length),
        Math.round(left + ((i + 1) * width) / values.length),
      ];
      pen.fillStyle = theme.signedColour(max > 0 ? value / max : 0);
      pen.fillRect(from, top, Math.max(1, to - from), height);
    });
  }

  /** Bars up and down from a hairline in the middle. */
  function bars(pen, values, left, top, width, height, max, gap = 1) {
    const middle = top + height / 2,
      step = width / values.length;
    pen.fillStyle = theme.colour.line;
    pen.fillRect(left, Math.round(middle), width, 1);
    values.forEach((value, i) => {
      const length = max > 0 ? (value / max) * (height / 2) : 0;
      pen.fillStyle = theme.signedColour(value < 0 ? -1 : 1);
      pen.fillRect(left + i * step, Math.min(middle, middle - length), Math.max(1, step - gap), Math.abs(length));
    });
  }

  /** The two decimals of a scale's end, one from ten on. */
  const scale = (max) => `±${words.number(max, max < 10 ? 2 : 1)}`;

  function print(pen, text, right, y) {
    Object.assign(pen, {
      font: draw.font(12),
      fillStyle: theme.colour['ink-2'],
      textAlign: 'right',
      textBaseline: 'middle',
    });
    pen.fillText(text, right, y);
  }

  glassformer.signed = { peak, strip, bars, scale, print };
})();
