/* Light and dark: as the system has it until a visitor chooses. */
const KEY = 'glassformer-theme'; // read by early.js too

/** @param {boolean} dark */
export function setDark(dark) {
  document.body.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('dark', dark);
}

function isRemembered() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function switchTheme() {
  const dark = !document.body.classList.contains('dark');
  setDark(dark);
  try {
    localStorage.setItem(KEY, dark ? 'dark' : 'light');
  } catch {
    /* storage may be blocked */
  }
}

/** Takes over what early.js has chosen before the first paint (Gradio only knows the system's), and follows the system. */
export function followSystem() {
  setDark(document.documentElement.classList.contains('dark'));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    if (!isRemembered()) setDark(event.matches);
  });
}
