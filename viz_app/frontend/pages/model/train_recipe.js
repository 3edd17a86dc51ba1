/* What is trained: the task, the size, the design, and one thing that is changed, in this run or in a second one beside
   it. Each choice goes into the address, and ends the runs. */
/** @import { Settings, TrainPage } from './types' */
import * as format from '../../state/format.js';
import { say } from '../../state/say.js';
import { button, press, select, toggle } from '../../widgets/controls.js';
import { create, section, setText } from '../../widgets/dom.js';
import { choices, segments } from '../../widgets/segments.js';
import { BUGS, DIFFERENCES, changed, sizeOf } from './train_settings.js';
import { buildKeep } from './train_keep.js';

const STEPS = [200, 400, 1000];
const DESIGNS = { 'encoder-decoder': say('model-encoder-decoder'), 'decoder-only': say('model-decoder-only') };

/** @type {(label: string, control: HTMLElement) => HTMLElement} */
const labelled = (label, control) => create('div', 'gf-pair', create('span', '', label), control);

/** @param {TrainPage} page */
function buildTasks({ session, take }) {
  const buttons = session.facts.tasks.map(({ name, title, examples, answers }) =>
    button(
      [create('span', '', title), create('span', '', format.fromTo(examples[0], answers[0]))],
      () => take({ ...session.settings, task: name }),
      '',
      { 'data-task': name },
    ),
  );
  return {
    element: section(
      say('model-task'),
      create('div', 'gf-tasks', ...buttons, { role: 'group', 'aria-label': say('model-task') }),
    ),
    draw() {
      for (const one of buttons) press(one, one.dataset.task === session.settings.task);
    },
  };
}

/** @param {TrainPage} page */
function buildSize({ session, take }) {
  const { limits, choices: offered } = session.facts,
    set = (/** @type {Partial<Settings>} */ values) => take(changed(session.settings, values));
  /** @type {(key: 'layers' | 'heads' | 'd_model' | 'steps', label: string, values: readonly number[]) => { key: typeof key, row: HTMLElement, draw: (value: number) => void }} */
  const choice = (key, label, values) => {
    const options = values.map((one) => /** @type {[number, string]} */ ([one, format.thousands(one)])),
      { element, draw } = segments({ label, options, choose: (value) => set({ [key]: value }) });
    return { key, row: labelled(label, element), draw };
  };
  const upTo = (/** @type {number} */ most) => Array.from({ length: most }, (_, at) => at + 1),
    sizes = [
      choice('layers', say('model-layers'), upTo(limits.layers)),
      choice('heads', say('model-heads'), upTo(limits.heads)),
      choice('d_model', 'd_model', offered.d_model),
      choice('steps', say('model-steps'), STEPS),
    ],
    design = segments({
      label: say('model-design'),
      options: choices(DESIGNS),
      choose: (value) => set({ design: value }),
    }),
    note = create('p', 'gf-cap');
  return {
    element: section(say('model-size'), ...sizes.map(({ row }) => row), design.element, note),
    draw() {
      const { settings, runs, ms } = session,
        size = runs[0] ? say('model-parameters-count', { count: format.thousands(runs[0].size) }) : sizeOf(settings),
        pace = Math.round((ms ?? 0) / Math.max(1, runs.length));
      sizes.forEach(({ key, draw }) => draw(settings[key]));
      design.draw(settings.design);
      note.textContent = say('model-adam-learning-rate', { size, isTimed: Boolean(ms), pace, seed: settings.seed });
    },
  };
}

/** A switch for one difference. @type {(page: TrainPage, name: string, flip: (name: string) => void) => { element: HTMLElement, draw: () => void }} */
function buildSwitch({ session }, name, flip) {
  const { title, about, change } = DIFFERENCES[name],
    text = create('span', '', create('b', '', title), create('small', '', about)),
    box = toggle(text, () => flip(name), { role: 'switch' }, 'gf-flip');
  return {
    element: box.element,
    draw() {
      const { settings, beside } = session,
        key = /** @type {keyof Settings} */ (Object.keys(change(settings))[0]),
        isOther =
          name === 'seed'
            ? settings.seed !== session.facts.defaults.seed
            : name === 'heads'
              ? settings.heads === 1
              : !settings[key];
      box.draw(beside === name ? isOther : !isOther);
      box.element.classList.toggle('gf-differs', beside === name);
    },
  };
}

/** @param {TrainPage} page */
function buildChanges(page) {
  const { session, take } = page;
  let isBeside = true;
  const where = segments({
    label: say('model-where-change'),
    options: choices({ beside: say('model-second-run'), alone: say('model-in-this-run') }),
    choose: (value) => {
      isBeside = value === 'beside';
      draw();
    },
  });
  const flip = (/** @type {string} */ name) => {
    if (session.beside === name) take(session.settings, '');
    else if (isBeside) take(session.settings, name);
    else take(changed(session.settings, DIFFERENCES[name].change(session.settings)));
  };
  const switches = Object.keys(DIFFERENCES).map((name) => buildSwitch(page, name, flip)),
    bugs = select(say('model-classic-bug'), (bug) => {
      if (isBeside) take(session.settings, bug);
      else take({ ...session.settings, bug });
    });
  const said = create('p', 'gf-cap'),
    draw = () => {
      where.draw(isBeside ? 'beside' : 'alone');
      said.textContent = isBeside ? say('model-second-transformer') : say('model-one-transformer');
      switches.forEach((one) => one.draw());
      const isBug = session.facts.choices.bug.includes(session.beside);
      bugs.draw(isBug ? session.beside : session.settings.bug, choices({ '': say('model-no-bug'), ...BUGS }));
    };
  return {
    element: section(
      say('model-change-one-thing'),
      where.element,
      said,
      ...switches.map(({ element }) => element),
      labelled(say('model-classic-bug'), bugs.element),
    ),
    draw,
  };
}

/** @param {TrainPage} page */
export function buildRecipe(page) {
  const parts = [buildTasks(page), buildSize(page), buildChanges(page), buildKeep(page)],
    summary = create('summary', ''),
    element = create('details', 'gf-recipe', summary, create('div', '', ...parts.map((part) => part.element)));
  return {
    element,
    layout: () => {
      element.open ||= !page.view.root.classList.contains('gf-narrow');
    },
    draw() {
      const { task, settings } = page.session;
      setText(summary, say('model-task-and-settings', { title: task.title, settings: sizeOf(settings) }));
      parts.forEach((part) => part.draw());
    },
  };
}
