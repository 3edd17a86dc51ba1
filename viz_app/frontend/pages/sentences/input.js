/* Where texts come from: pasted lines, a file, or an example. The page reads the file; nothing is uploaded or kept. */
/** @import { Given, Parsed } from './types' */
import { say } from '../../state/say.js';
import { button, select } from '../../widgets/controls.js';
import { create } from '../../widgets/dom.js';
import { notice } from '../../widgets/notice.js';
import { choose, columnsOf, parse } from './read_file.js';

/** Build the choice of columns, for a file with more than two. @param {() => void} changed */
function buildColumns(changed) {
  const names = [say('sentences-texts'), say('sentences-references-or-labels')],
    lists = names.map((name) => select(name, changed)),
    element = create('span', '', ...lists.map((one, i) => create('label', '', `${names[i]} `, one.element)));
  element.hidden = true;
  return {
    element,
    /** @param {Parsed | null} of */
    offer(of) {
      const head = of?.rows[0][1] ?? [];
      element.hidden = !of?.hasHeading || head.length < 3;
      if (!of || element.hidden) return;
      const { places } = columnsOf(of),
        options = head.map(
          (name, i) => /** @type {[string, string]} */ ([String(i), `${i + 1}: ${name.slice(0, 30)}`]),
        );
      lists[0].draw(String(places?.[0] ?? 0), options);
      lists[1].draw(String(places ? (places[1] ?? -1) : 1), [['-1', say('sentences-no-column')], ...options]);
    },
    places: () => lists.map((one) => Number(one.element.value)).filter((place) => place >= 0),
  };
}

/** @param {{ run: (given: Given) => void, example: () => Promise<Given> }} on */
export function buildInput(on) {
  const box = create('textarea', '', {
      ...{ rows: 5, spellcheck: false, dir: 'auto' },
      placeholder: say('sentences-what-a-line-is'),
      'aria-label': say('sentences-texts'),
    }),
    file = create('input', 'gf-sr', {
      type: 'file',
      accept: '.txt,.tsv,.csv,.jsonl,.ndjson',
      'aria-label': say('sentences-a-file'),
      tabIndex: -1,
    }),
    said = notice('gf-cap'),
    columns = buildColumns(() => attempt(told));
  let parsed = /** @type {Parsed | null} */ (null);

  /** Do something that may fail with a sentence. @param {() => unknown} act */
  async function attempt(act) {
    try {
      await act();
    } catch (problem) {
      said.say(/** @type {Error} */ (problem).message, true);
    }
  }
  /** Return what is to be run. @throws {Error} with a sentence if there is nothing. */
  function given() {
    if (!parsed && !box.value.trim()) throw new Error(say('sentences-nothing-to-run'));
    const now = parsed ?? parse(new TextEncoder().encode(box.value), say('sentences-pasted-text')),
      { places, isHeading } = columnsOf(now);
    return choose(now, columns.element.hidden ? (places ?? [0, 1]) : columns.places(), isHeading);
  }
  function told() {
    const { name, texts, others, said: notes } = given(),
      ready = say('sentences-ready', { name, count: texts.length, hasReferences: others !== null });
    said.say([ready, ...notes].join(' '), false);
  }
  /** @param {File | undefined} from */
  const read = async (from) => {
    parsed = null;
    columns.offer(null);
    if (!from) return;
    parsed = parse(new Uint8Array(await from.arrayBuffer()), from.name.slice(0, 80));
    columns.offer(parsed);
    told();
  };
  const typed = () => attempt(() => read(undefined).then(() => (box.value.trim() ? told() : said.say(''))));
  file.addEventListener('change', () => attempt(() => read(file.files?.[0])).then(() => (file.value = '')));
  box.addEventListener('input', typed);
  const buttons = [
    button(say('sentences-run'), () => attempt(() => on.run(given())), 'gf-btn gf-small gf-primary'),
    button(say('sentences-choose-a-file'), () => file.click()),
    button(say('sentences-try-an-example'), () => attempt(async () => on.run(await on.example()))),
  ];
  const tools = create('div', 'gf-tool', ...buttons, file, columns.element),
    element = create(
      'section',
      'su-input',
      box,
      tools,
      said.element,
      create('p', 'gf-cap', say('sentences-how-it-is-read')),
      { 'aria-label': say('sentences-your-texts') },
    );
  element.addEventListener('dragover', (event) => event.preventDefault());
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    attempt(() => read(event.dataTransfer?.files[0]));
  });
  return {
    element,
    /** @param {import('../../state/handed.js').Handed} what */
    take(what) {
      box.value = typeof what === 'string' ? what : '';
      void (typeof what === 'string' ? typed() : attempt(() => read(what)));
      buttons[0].focus();
    },
  };
}
