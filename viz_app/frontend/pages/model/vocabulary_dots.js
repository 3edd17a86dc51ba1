/* The dots of the map, on a canvas below the chart, because Plotly takes a second for thousands of them. */
/** @import { Chart } from '../../charts/chart.js' */
/** @import { Words } from './types' */
import { theme } from '../../state/theme.js';
import { fit, widthOf } from '../../widgets/canvas.js';
import { create, tooltip } from '../../widgets/dom.js';
import { nearestTo } from './vocabulary.js';

const RADIUS = { wide: 2, phone: 1.5 }; // px of a dot
const PHONE = 500; // px of the map
const OPACITY = 0.55;
const REACH = { fine: 8, coarse: 20 }; // px between a pointer and the dot that it means

/** Return the colour of a token: by the side that it belongs to, or one for all. @param {Words} words @param {number} id */
const colourOf = ({ lean }, id) => (lean ? theme.leanColour(lean[id]) : theme.colour.s4);

/**
 * Put the dots of all tokens below a chart. A click chooses a token, and the tooltip names the one under the pointer.
 * @param {Chart} chart
 * @param {() => Words} wordsNow
 * @param {(id: number) => void} choose
 */
export function dotsBelow(chart, wordsNow, choose) {
  const canvas = create('canvas', 'gf-dots', { ariaHidden: 'true' }),
    { host, element } = chart;
  element.prepend(canvas);

  /** Return the token at a pointer. @param {PointerEvent | MouseEvent} event */
  const tokenAt = (event) => {
    const place = chart.place(event);
    if (!place) return null;
    const reach = matchMedia('(pointer: coarse)').matches ? REACH.coarse : REACH.fine;
    return nearestTo(wordsNow().points, place, reach * chart.scale.px);
  };
  host.addEventListener('pointermove', (event) => {
    const token = event.buttons ? null : tokenAt(event);
    tooltip(token === null ? '' : wordsNow().labels[token], event);
  });
  host.addEventListener('pointerleave', () => tooltip(''));
  host.addEventListener('click', (event) => {
    const token = tokenAt(event);
    if (token !== null) choose(token);
  });

  return {
    draw() {
      const words = wordsNow(),
        radius = RADIUS[widthOf(host) < PHONE ? 'phone' : 'wide'],
        { x, y } = chart.scale,
        context = fit(canvas, widthOf(host), host.clientHeight / theme.scale);
      context.globalAlpha = OPACITY;
      for (let id = 0; id < words.points.length / 2; id++) {
        context.fillStyle = colourOf(words, id);
        context.beginPath();
        context.arc(x(words.points[2 * id]), y(words.points[2 * id + 1]), radius, 0, 2 * Math.PI);
        context.fill();
      }
    },
  };
}
