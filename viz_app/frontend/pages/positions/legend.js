/* The keys to the colours, and to the keyboard. */
import { create } from '../../widgets/dom.js';

/** A ramp and what its ends stand for, never torn apart. @type {(from: string, className: string, to: string) => HTMLElement} */
const ramp = (from, className, to) => create('span', 'gf-named', from, create('i', `gf-ramp${className}`), to);

export function buildLegend() {
  const signed = create('span', '', 'signed value, each chart its own scale: ', ramp('− ', ' gf-signed', '+')),
    share = create('span', '', 'share of attention: ', ramp('0 ', '', '1')),
    masked = create('span', '', create('i', 'gf-hatched'), 'may not look');
  return create(
    'div',
    'gf-keys gf-cap',
    create('span', 'gf-legend', signed, share, masked),
    create('span', '', 'pick one of the four: the sentence below and the four parts follow'),
    create('span', 'gf-hand', create('kbd', '', 'Tab'), ' then arrows: every number'),
  );
}
