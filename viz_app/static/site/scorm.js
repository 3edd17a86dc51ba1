/* A lesson inside a learning platform that speaks SCORM 1.2: the place, the answers and the score go to its API. Loaded
   before all else, because it says which lesson opens, and where a pupil who left goes on. */
'use strict';
{
  const START = document.currentScript?.dataset.start ?? ''; // of the address: “?lesson=why-a-mask” or “#lesson=…”
  const LONGEST = 255; // characters of a text
  const MOST_KEPT = 4096; // characters that a platform keeps of a lesson that was left
  const SHORT = 20; // characters of a question in a lesson that is too long to be kept whole
  const HALF = /[\ud800-\udbff]$/; // of a character, where a text was cut
  const HIGHEST = 7; // windows above this one, as SCORM's own example searches

  /** Return the API of the platform: of a window above this one, or of one that opened those. */
  function found() {
    for (const first of [window, window.top?.opener])
      for (let [one, n] = [first, 0]; one && n < HIGHEST; one = one.parent === one ? null : one.parent, n++)
        try {
          if (one.API) return one.API;
        } catch {
          break; // a window of another origin
        }
    return null;
  }

  const api = found();
  const set = (name, value) => api.LMSSetValue(name, String(value));
  const two = (number) => String(number).padStart(2, '0');
  /** Return a time span as HH:MM:SS. @param {number} ms */
  const span = (ms) => {
    const seconds = Math.floor(ms / 1000);
    return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  };
  const clock = (date) => `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  const letter = (choice) => 'abcdefgh'[choice];
  const plain = (text) => text.replace(/[^A-Za-z0-9]/g, '').slice(0, 40) || 'mark';

  const began = Date.now();
  let [asked, count, isOver] = [Date.now(), 0, false];

  /** Return a question that is over with `count` characters of its text, and no more of its answers than the code needs. */
  const shortened = (row, count) =>
    row && {
      ...{ question: row.question.slice(0, count).replace(HALF, ''), said: '', right: '' },
      ...{ first: row.first, outcome: row.outcome, hint: row.hint, tries: row.tries?.slice(0, 1) },
    };

  /** Keep what was done, for a pupil who leaves and comes back: all of it, or if that is too long, as much as fits. */
  function keep(played) {
    const over = { ...played, attempts: [] },
      shorter = [SHORT, 0].map((count) => ({ ...over, rows: played.rows.map((row) => shortened(row, count)) })),
      texts = [played, over, ...shorter].map((one) => JSON.stringify({ played: one })),
      short = texts.find((text) => text.length <= MOST_KEPT);
    if (short) set('cmi.suspend_data', short);
  }

  /** Give the player what was kept; the code of a lesson that was finished is none. */
  function giveBack() {
    try {
      window.glassformerLeft = JSON.parse(api.LMSGetValue('cmi.suspend_data'));
    } catch {
      // nothing was kept
    }
  }

  /** Write an answer down. */
  function onAnswer({ lesson, stop, choices, chosen, right, tokens, tries, text, found, head = '', played }) {
    const name = `cmi.interactions.${count++}`,
      said = (at) => (choices ? letter(at) : `t${at}.${plain(tokens[at] ?? '')}`);
    set(`${name}.id`, `${plain(lesson)}.s${stop + 1}${tries > 1 ? `.try${tries}` : ''}`);
    if (found !== undefined) {
      set(`${name}.type`, 'performance'); // a view that was looked for
      set(`${name}.student_response`, head || (found ? 'found' : 'another'));
      set(`${name}.result`, found ? 'correct' : 'wrong');
    } else {
      set(`${name}.type`, text ? 'fill-in' : choices ? 'choice' : 'performance');
      set(`${name}.student_response`, text ? text.slice(0, LONGEST).replace(HALF, '') : said(chosen));
      if (right >= 0) set(`${name}.correct_responses.0.pattern`, said(right));
      set(`${name}.result`, right >= 0 ? (chosen === right ? 'correct' : 'wrong') : 'neutral');
    }
    set(`${name}.time`, clock(new Date()));
    set(`${name}.latency`, span(Date.now() - asked));
    keep(played);
    api.LMSCommit('');
  }

  function onStop({ stop, played }) {
    asked = Date.now();
    keep(played);
    set('cmi.core.lesson_location', stop + 1);
    api.LMSCommit('');
  }

  /** The first try counts one, a later one a half. Without a question that has a right answer there is no score. */
  function onFinished({ code, outcomes }) {
    const points = outcomes.reduce((sum, outcome) => sum + (outcome === 1 ? 1 : outcome > 1 ? 0.5 : 0), 0);
    set('cmi.suspend_data', code);
    if (outcomes.length) {
      set('cmi.core.score.min', 0);
      set('cmi.core.score.max', 100);
      set('cmi.core.score.raw', Math.round((100 * points) / outcomes.length));
    }
    set('cmi.core.lesson_status', 'completed');
    end('');
  }

  /** @param {'' | 'suspend'} how */
  function end(how) {
    if (isOver) return;
    isOver = true;
    set('cmi.core.exit', how);
    set('cmi.core.session_time', span(Date.now() - began));
    api.LMSCommit('');
    api.LMSFinish('');
  }

  /** Open the lesson, where a pupil left it if the platform knows. */
  function start() {
    if (location.search || location.hash) return;
    const place = api ? Number(api.LMSGetValue('cmi.core.lesson_location')) || 0 : 0,
      stop = place > 1 ? `&stop=${place}` : '',
      query = START.startsWith('#') ? `?lesson=own${stop}` : `${START}${stop}`;
    history.replaceState(null, '', location.pathname + query + (START.startsWith('#') ? START : ''));
  }

  if (api) {
    api.LMSInitialize('');
    giveBack();
    count = Number(api.LMSGetValue('cmi.interactions._count')) || 0;
    if (api.LMSGetValue('cmi.core.lesson_status') === 'not attempted') set('cmi.core.lesson_status', 'incomplete');
    const acts = { answer: onAnswer, stop: onStop, finished: onFinished };
    window.addEventListener('gf-lesson', ({ detail }) => isOver || acts[detail.kind](detail));
    window.addEventListener('pagehide', () => end('suspend'));
  }
  start();
}
