/* The strip and the matrix scroll together. Each joins with a function that brings a place into sight, and tells the
   places that a visitor has scrolled to: {step} or {row}, in pieces, as the store counts them.

     const sight = scrollTogether((place) => …);
     sight.tell({ step: 3 });              // the others follow
     sight.end(); */

/** @typedef {{ step?: number, row?: number }} Place */

const followers = /** @type {Set<(place: Place) => void>} */ (new Set());

/** @param {(place: Place) => void} follow */
export function scrollTogether(follow) {
  followers.add(follow);
  return {
    tell: (/** @type {Place} */ place) => followers.forEach((one) => one !== follow && one(place)),
    end: () => followers.delete(follow),
  };
}

/** Tell how an element is scrolled by hand: the page calls `moved` where it scrolls the element itself. @param {Element} element */
export function scrolledByHand(element) {
  let [left, top] = [0, 0];
  return {
    moved: () => ([left, top] = [element.scrollLeft, element.scrollTop]),
    /** Return how far it was scrolled down and across since the last look, from 0 to 1; null where it was not. */
    look() {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element,
        of = (/** @type {number} */ at, /** @type {number} */ most) => Math.min(1, Math.abs(at) / Math.max(1, most)),
        down = scrollTop === top ? null : of(scrollTop, scrollHeight - clientHeight),
        across = scrollLeft === left ? null : of(scrollLeft, scrollWidth - clientWidth);
      [left, top] = [scrollLeft, scrollTop];
      return { down, across };
    },
  };
}
