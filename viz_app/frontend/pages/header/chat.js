/* The switch “As a chat”, for models with a chat template: the box is then the user's message, behind a system message.
   The address holds the day that the template takes for today. */
import { CHAT } from '../../state/link.js';
import { say } from '../../state/say.js';
import { toggle } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';

/** @import { RunAnswer, RunParameters } from './types' */

const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
};

/**
 * Fill `host`. Return a function that draws the chat of a run.
 * @param {HTMLElement} host
 * @param {(run: RunParameters) => void} ask runs the text with other parameters
 * @returns {(shown: RunAnswer) => void}
 */
export function mountChat(host, ask) {
  const as = toggle(say('header-as-a-chat'), () => send(), { title: say('header-as-a-chat-key') }, 'gf-begin'),
    system = create('input', '', { type: 'text', autocomplete: 'off', dir: 'auto', id: 'gh-system' }),
    first = create('label', 'gf-begin', create('span', '', say('header-system-message')), system);
  let run = /** @type {RunParameters} */ ({});
  const send = () => {
    const others = Object.fromEntries(Object.entries(run).filter(([name]) => !CHAT.includes(name))),
      message = system.value.trim() ? system.value : '';
    ask(as.input.checked ? { ...others, chat: run.chat ?? today(), ...(message && { system: message }) } : others);
  };
  system.placeholder = say('header-no-system-message');
  host.append(as.element, first);
  system.addEventListener('change', send);
  return (shown) => {
    ({ run } = shown);
    host.hidden = !shown.chat;
    as.draw(Boolean(run.chat));
    first.hidden = !run.chat;
    if (system !== document.activeElement) system.value = run.system ?? '';
  };
}
