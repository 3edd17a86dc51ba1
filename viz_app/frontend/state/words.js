/* Tokens and numbers as people read them. */
(() => {
  'use strict';
  const glassformer = (window.glassformer ??= {});
  const THIN = '\u202f'; // narrow no-break space, before per cent and between thousands
  const SPECIAL = { '<s>': '‹start›', '</s>': '‹end›', '<pad>': '‹pad›', '<unk>': '‹unk›', '▁': '␣' };
  const BYTE = /^<0x([0-9A-F]{2})>$/; // a piece that is one byte of a character outside the vocabulary
  const BRACKETED = /^\[(CLS|SEP|PAD|UNK|MASK)\]$/;

  const isSpecial = (piece) => piece in SPECIAL || BYTE.test(piece) || BRACKETED.test(piece);
  const continuesWord = (piece) => BYTE.test(piece) || (!isSpecial(piece) && !piece.startsWith('▁'));
  const maybeContinued = (piece) => BYTE.test(piece) || piece === '▁' || !isSpecial(piece);
  /** Whether the piece at `index` touches the one before: a gap between tokens means a space. */
  const isJoined = (pieces, index) => index > 0 && continuesWord(pieces[index]) && maybeContinued(pieces[index - 1]);

  function label(piece) {
    if (Object.hasOwn(SPECIAL, piece)) return SPECIAL[piece];
    const bare = BYTE.exec(piece) ?? BRACKETED.exec(piece);
    return bare ? `‹${bare[1].toLowerCase()}›` : piece.replace(/^▁/, '').replaceAll('▁', ' ');
  }

  /** For running text: a lone mark gets quotes. */
  const quoted = (piece) =>
    isSpecial(piece) || /[\p{L}\p{N}]/u.test(label(piece)) ? label(piece) : `‘${label(piece)}’`;

  /** A share: whole per cent from 10, one decimal below and for what is nearly all, `<0.1 %` under 0.05. */
  function percent(share) {
    const nearlyAll = share >= 0.995 && share < 0.9995;
    if (share < 0.0005) return `<0.1${THIN}%`;
    return (nearlyAll || share < 0.0995 ? (share * 100).toFixed(1) : Math.round(share * 100)) + THIN + '%';
  }

  const fixed = (value, decimals) => value.toFixed(decimals).replace('-', '−');
  /** A signed number for people: true minus, infinity as a sign, missing as NaN. */
  function number(value, decimals = 2) {
    if (value === null || Number.isNaN(value)) return 'NaN';
    if (!Number.isFinite(value)) return value < 0 ? '−∞' : '∞';
    const text = fixed(value, decimals);
    return /^−0(\.0*)?$/.test(text) ? text.slice(1) : text;
  }
  const signed = (value, decimals = 2) => {
    const text = number(value, decimals);
    return value > 0 && /[1-9∞]/.test(text) ? '+' + text : text;
  };
  const thousands = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, THIN);

  /** Weaves ", " and " and " between the items of a list of nodes and strings. */
  const list = (items) =>
    items.flatMap((item, i) => [i === 0 ? '' : i === items.length - 1 ? ' and ' : ', ', item].filter((x) => x !== ''));

  glassformer.words = { isSpecial, isJoined, label, quoted, percent, number, signed, thousands, list };
})();
