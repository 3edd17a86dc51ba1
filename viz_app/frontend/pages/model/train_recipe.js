/* What is trained: the task, the size, the design, and one thing that is changed, in this run or in a second one beside
   it. Each choice goes into the address, and ends the runs. */
/** @import { Settings, TrainPage } from './types' */
import * as format from '../../state/format.js';
import { create, setText } from '../../widgets/dom.js';
import { numbered, segments } from '../../widgets/segments.js';
import { BUGS, DIFFERENCES, changed, sizeOf } from './train_settings.js';
import { buildKeep } from './train_keep.js';

const STEPS = [200, 400, 1000];
const DESIGNS = /** @type {[string, string][]} */ ([
  ['encoder-decoder', 'Encoder-decoder'],
  ['decoder-only', 'Decoder-only'],
]);
const ARROW = '→';

/** @type {(title: string, ...children: (Node | string)[]) => HTMLElement} */
const section = (title, ...children) => create('section', '', create('h2', '', title), ...children);
/** @type {(label: string, control: HTMLElement) => HTMLElement} */
const labelled = (label, control) => create('div', 'gf-pair', create('span', '', label), control);

/** @param {TrainPage} page */
function buildTasks({ session, take }) {
  const buttons = session.facts.tasks.map(({ name, title, examples, answers }) => {
    const button = create(
      'button',
      '',
      create('span', '', title),
      create('span', '', `${examples[0]} ${ARROW} ${answers[0]}`),
      { type: 'button' },
    );
    button.dataset.task = name;
    button.addEventListener('click', () => take({ ...session.settings, task: name }));
    return button;
  });
  return {
    element: section('Task', create('div', 'gf-tasks', ...buttons, { role: 'group', 'aria-label': 'Task' })),
    draw() {
      for (const button of buttons)
        button.setAttribute('aria-pressed', String(button.dataset.task === session.settings.task));
    },
  };
}

/** @param {TrainPage} page */
function buildSize({ session, take }) {
  const { limits, choices } = session.facts,
    set = (/** @type {Partial<Settings>} */ values) => take(changed(session.settings, values));
  const layers = segments({
      label: 'Layers',
      options: numbered(limits.layers + 1)
        .slice(1)
        .map(([at]) => /** @type {const} */ ([at, String(at)])),
      choose: (value) => set({ layers: value }),
    }),
    heads = segments({
      label: 'Heads',
      options: numbered(limits.heads + 1)
        .slice(1)
        .map(([at]) => /** @type {const} */ ([at, String(at)])),
      choose: (value) => set({ heads: value }),
    }),
    width = segments({
      label: 'd_model',
      options: choices.d_model.map((one) => /** @type {const} */ ([one, String(one)])),
      choose: (value) => set({ d_model: value }),
    }),
    design = segments({ label: 'Design', options: DESIGNS, choose: (value) => set({ design: value }) }),
    steps = segments({
      label: 'Steps',
      options: STEPS.map((one) => /** @type {const} */ ([one, format.thousands(one)])),
      choose: (value) => set({ steps: value }),
    }),
    note = create('p', 'gf-cap');
  return {
    element: section(
      'Size',
      labelled('Layers', layers.element),
      labelled('Heads', heads.element),
      labelled('d_model', width.element),
      labelled('Steps', steps.element),
      design.element,
      note,
    ),
    draw() {
      const { settings, runs, ms } = session,
        size = runs[0] ? `${format.thousands(runs[0].size)} parameters` : sizeOf(settings),
        pace = ms ? `, ${Math.round(ms / Math.max(1, runs.length))}\u202fms a step` : '';
      layers.draw(settings.layers);
      heads.draw(settings.heads);
      width.draw(settings.d_model);
      design.draw(settings.design);
      steps.draw(settings.steps);
      note.textContent = `${size}${pace}. Adam, learning rate 0.003 after 100 steps of warm-up, 64 examples a step, seed ${settings.seed}.`;
    },
  };
}

/** A switch for one difference. @type {(page: TrainPage, name: string, flip: (name: string) => void) => { element: HTMLElement, draw: () => void }} */
function buildSwitch({ session }, name, flip) {
  const { title, about, change } = DIFFERENCES[name],
    input = create('input', 'gf-switch', { type: 'checkbox', role: 'switch' }),
    text = create('b', '', title);
  input.addEventListener('change', () => flip(name));
  return {
    element: create('label', 'gf-flip', create('span', '', text, create('small', '', about)), input),
    draw() {
      const { settings, beside } = session,
        key = /** @type {keyof Settings} */ (Object.keys(change(settings))[0]),
        isOther =
          name === 'seed'
            ? settings.seed !== session.facts.defaults.seed
            : name === 'heads'
              ? settings.heads === 1
              : !settings[key];
      input.checked = beside === name ? isOther : !isOther;
      input.closest('label')?.classList.toggle('gf-differs', beside === name);
    },
  };
}

/** @param {TrainPage} page */
function buildChanges(page) {
  const { session, take } = page;
  let isBeside = true;
  const where = segments({
    label: 'Where to change it',
    options: /** @type {[string, string][]} */ ([
      ['beside', 'In a second run'],
      ['alone', 'In this run'],
    ]),
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
    bugs = create(
      'select',
      '',
      create('option', '', 'no bug', { value: '' }),
      ...Object.entries(BUGS).map(([name, title]) => create('option', '', title, { value: name })),
      { 'aria-label': 'Classic bug' },
    );
  bugs.addEventListener('change', () => {
    if (isBeside) take(session.settings, bugs.value);
    else take({ ...session.settings, bug: bugs.value });
  });
  const said = create('p', 'gf-cap'),
    draw = () => {
      where.draw(isBeside ? 'beside' : 'alone');
      said.textContent = isBeside
        ? 'A second Transformer trains beside, with this one difference.'
        : 'The one Transformer trains with these changes.';
      switches.forEach((one) => one.draw());
      bugs.value = session.facts.choices.bug.includes(session.beside) ? session.beside : session.settings.bug;
    };
  return {
    element: section(
      'Change one thing',
      where.element,
      said,
      ...switches.map(({ element }) => element),
      labelled('Classic bug', bugs),
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
      setText(summary, `Task and settings: ${task.title.toLowerCase()}, ${sizeOf(settings)}`);
      parts.forEach((part) => part.draw());
    },
  };
}
