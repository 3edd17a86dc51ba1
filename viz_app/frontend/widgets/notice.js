/* A sentence about a problem or a state. Without a text it is hidden.

     const problem = notice();               red, read aloud at once
     const state = notice('gf-cap');         grey, read aloud when nothing else is said
     problem.say(page.problem); */
import { create } from './dom.js';

export function notice(className = 'gf-problem') {
  const element = create('p', className, { role: className === 'gf-problem' ? 'alert' : 'status', hidden: true });
  return {
    element,
    /** @param {string} text @param {boolean} [isProblem] */
    say(text, isProblem = className === 'gf-problem') {
      if (element.textContent !== text) element.textContent = text;
      element.hidden = !text;
      element.classList.toggle('gf-problem', isProblem);
    },
  };
}
