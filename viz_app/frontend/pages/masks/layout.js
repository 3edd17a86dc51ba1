/* How large the masks are drawn, and which of them stand side by side. */
import { SLANT } from '../../widgets/painted_matrix.js';

const GUTTER = 58,
  TOP = 48,
  BETWEEN = 16,
  SMALLEST = 12;

/**
 * All panels stand in one row if their cells can be hit there, else two by two.
 * @param {{ left: HTMLElement, phone: boolean, panels: { key: string[] }[] }} view
 */
export function panelLayout(view) {
  const room = view.left.clientWidth,
    most = Math.max(...view.panels.map((panel) => panel.key.length));
  if (view.phone) {
    const gutter = 74,
      cell = Math.max(18, Math.min(30, Math.floor((room - gutter - SLANT) / most)));
    return { room, gutter, top: 58, cell, tallest: Math.max(360, Math.round(innerHeight * 0.6)) };
  }
  const all = view.panels.reduce((sum, panel) => sum + panel.key.length, 0),
    frames = view.panels.length * (GUTTER + SLANT) + (view.panels.length - 1) * BETWEEN;
  const sideBySide = Math.floor((room - frames) / all),
    alone = view.panels.length === 1,
    wide = alone ? 22 : 15;
  if (sideBySide >= SMALLEST)
    return {
      room,
      gutter: alone ? 96 : GUTTER,
      top: alone ? 60 : TOP,
      cell: Math.min(wide, sideBySide),
      tallest: 440,
    };
  const half = Math.floor((room - BETWEEN) / 2),
    cell = Math.max(SMALLEST, Math.min(wide, Math.floor((half - GUTTER - SLANT) / most)));
  return { room: half, gutter: GUTTER, top: TOP, cell, tallest: 440 };
}
