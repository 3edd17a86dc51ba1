/* Requests to the rooms of classes. A key or a token goes in a header, and in an address only after #, so that no log
   holds it. The page asks again and again, less often while it is hidden. */
import { say } from '../../../state/say.js';
import { inWords } from '../../../state/told.js';
/** @import { ClassAnswer } from '../types' */

const LINK = /^#class(?:=(\d{6})(?:\.([\w-]{8,64}))?)?$/;
const HIDDEN = 15; // seconds between two questions of a page that is not seen
const PAUSES = [2, 4, 8, 15]; // seconds after one, two, … requests that were lost
const AWAY = [502, 503, 504];

/** Return the class that the address leads to: its code and, for a board, its key; '' for what it lacks. */
export function classOfAddress() {
  const [, code = '', key = ''] = LINK.exec(location.hash) ?? [];
  return { code, key };
}

/** Let the address lead to a class, or with '' to none. @param {string} said */
export const writeClass = (said) =>
  history.replaceState(history.state, '', location.pathname + location.search + (said && `#class=${said}`));

/** The address of this page that pupils type, and that of a room, which a QR code holds. */
export const joinAddress = () => new URL('class', document.baseURI).href.replace(/^https?:\/\//, '');
/** @param {string} said */
export const linkOfClass = (said) => `${new URL('./', document.baseURI).href}#class=${said}`;

/** Let only the part of the page be used that holds an element, because it covers the rest; null frees all. @param {Element | null} element */
export function alone(element) {
  for (const part of document.body.children)
    /** @type {HTMLElement} */ (part).inert = element !== null && !part.contains(element);
}

/** Return a code in two halves, as it is read out. @param {string} code */
export const spaced = (code) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Ask; `status` is 0 if no answer came. @type {(path: string, secret?: string, body?: object) => Promise<ClassAnswer>} */
export async function call(path, secret = '', body = undefined) {
  try {
    const headers = { ...(secret && { Authorization: `Bearer ${secret}` }), 'Content-Type': 'application/json' },
      sent = body ? { method: 'POST', body: JSON.stringify(body) } : {},
      answer = await fetch(new URL(`class/rooms${path}`, document.baseURI), { headers, cache: 'no-store', ...sent }),
      told = answer.status === 204 ? null : await answer.json(),
      isLost = AWAY.includes(answer.status);
    return {
      status: isLost ? 0 : answer.status,
      told,
      error: answer.ok ? '' : String((await inWords({ ...told, ok: false })).error ?? ''),
      wait: Number(answer.headers.get('Retry-After')) || 2,
    };
  } catch {
    return { status: 0, told: null, error: say('class-lost'), wait: 2 };
  }
}

/** Return the seconds after which a lost request is sent again. @param {number} times it was lost */
export const pauseAfter = (times) => PAUSES[Math.min(times, PAUSES.length) - 1];

/** Ask again and again, until `ask` returns 0 instead of the seconds to wait. Return a function that ends it. @param {() => Promise<number>} ask */
export function repeat(ask) {
  let timer = 0,
    isOver = false;
  async function once() {
    clearTimeout(timer);
    const seconds = await ask(),
      wait = (document.hidden ? HIDDEN : seconds) * (0.8 + 0.4 * Math.random());
    if (seconds && !isOver) timer = window.setTimeout(once, wait * 1000);
  }
  const onSeen = () => !document.hidden && !isOver && once();
  document.addEventListener('visibilitychange', onSeen);
  once();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
