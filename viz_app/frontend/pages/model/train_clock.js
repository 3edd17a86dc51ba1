/* The clock of a training: start, pause and reset, a slider over its steps, and where it is; above it, what went wrong. */
/** @import { TrainPage } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { button, mark, slider } from '../../widgets/controls.js';
import { create, region, setText } from '../../widgets/dom.js';
import { SLOW } from './train_session.js';

/** @type {Record<import('./train_session.js').Mode, string>} */
const LABELS = {
  idle: say('model-start'),
  loading: say('model-loading'),
  training: say('model-pause'),
  paused: say('model-go-on'),
  done: say('model-train-again'),
  diverged: say('model-train-again'),
  failed: say('model-start'),
};
const megabytes = (/** @type {number} */ bytes) => format.number(bytes / 1e6, 1);

/** Return a time as text. @param {number} seconds */
const duration = (seconds) =>
  seconds < 90 ? `${Math.round(seconds)} s` : say('model-minutes-seconds', { seconds: Math.round(seconds / 60) });

/** Return the sentence of the line above the clock, with its buttons, and true if it is a problem. @param {TrainPage} page @returns {[string, [string, () => unknown][], boolean]} */
function alarm({ session, take }) {
  const { mode, problem, live, settings, smaller, ms, isHidden, loading } = session,
    toSmaller = /** @type {[string, () => unknown][]} */ (
      smaller ? [[say('model-take-layer-heads-wide'), () => take(smaller)]] : []
    );
  if (mode === 'failed') return [problem, [], true];
  if (mode === 'diverged') {
    const isBug = session.all.some(({ bug }) => bug === 'empty-row-nan'),
      why = isBug ? say('model-bug-leaves-rows') : say('model-step-was-too-long');
    return [
      `${problem} ${why}`,
      isBug ? [] : [[say('model-go-on-from-step', { live }), () => session.slowDown()]],
      true,
    ];
  }
  if (mode === 'loading')
    return [
      loading && loading.loaded < loading.total
        ? say('model-program-loading-mb', { loaded: megabytes(loading.loaded), total: megabytes(loading.total) })
        : say('model-starting-python-tab'),
      [],
      false,
    ];
  if (isHidden && mode === 'paused')
    return [say('model-paused-step-because', { live }), [[say('model-go-on'), session.toggle.bind(session)]], false];
  if (session.isSlow)
    return [
      say('model-step-takes-s-on', {
        ms: format.number(ms / 1000, 2),
        slow: format.number(SLOW / 1000, 1),
        steps: settings.steps - live,
        stepsB: duration(((settings.steps - live) * ms) / 1000),
      }),
      toSmaller,
      false,
    ];
  return ['', [], false];
}

/** @param {TrainPage} page */
export function buildAlarm(page) {
  const text = create('p', ''),
    buttons = create('div', 'gf-tool'),
    bar = create('progress', '', { 'aria-label': say('model-loading'), max: 1, value: 0 }),
    element = create('div', 'gf-alarm', text, bar, buttons, { role: 'status' });
  return {
    element,
    draw() {
      const [said, actions, isProblem] = alarm(page),
        { mode, loading } = page.session;
      element.hidden = !said;
      setText(text, said);
      element.classList.toggle('gf-bad', isProblem);
      bar.hidden = mode !== 'loading' || !loading || loading.loaded >= loading.total;
      if (loading) Object.assign(bar, { max: loading.total, value: loading.loaded });
      if (buttons.textContent !== actions.map(([label]) => label).join(''))
        buttons.replaceChildren(...actions.map(([label, act]) => button(label, act)));
    },
  };
}

/** @param {TrainPage} page @param {HTMLDetailsElement} recipe the settings, which a phone has below everything */
export function buildClock(page, recipe) {
  const { session } = page,
    go = button(say('model-start'), () => session.toggle(), 'gf-btn gf-primary gf-go'),
    reset = button(say('model-reset'), () => session.reset(), 'gf-btn gf-reset'),
    toRecipe = button(say('model-settings'), showRecipe, 'gf-btn gf-to-recipe'),
    now = button(say('model-back-to-now'), () => session.look(null), 'gf-btn gf-small gf-now'),
    range = slider(say('model-time-step-shown'), (step) => session.look(step)),
    where = create('span', 'gf-where');
  function showRecipe() {
    recipe.open = true;
    recipe.scrollIntoView({ block: 'start' });
    recipe.querySelector('summary')?.focus({ preventScroll: true });
  }
  const element = region('gf-clock', say('model-clock-training'), go, reset, range.element, now, toRecipe, where);
  return {
    element,
    draw() {
      const { mode, shown, live, settings, runs, at, seconds } = session;
      setText(go, LABELS[mode]);
      go.disabled = mode === 'loading' || (session.isAsking && !runs.length);
      reset.disabled = mode === 'idle' || mode === 'loading';
      range.draw(shown, settings.steps);
      range.element.disabled = !runs.length;
      mark(range.element, 'valuetext', say('model-step-of', { shown, steps: settings.steps }));
      now.hidden = at === null;
      element.classList.toggle('gf-back', at !== null);
      element.classList.toggle('gf-idle', mode === 'idle');
      const time = at === null ? seconds : (session.report(0)?.seconds ?? 0);
      setText(
        where,
        say('model-step-of-timed', {
          shown,
          steps: settings.steps,
          isCount: Boolean(runs.length),
          time: format.number(time, 1),
          isAt: at === null,
          live,
        }),
      );
    },
  };
}
