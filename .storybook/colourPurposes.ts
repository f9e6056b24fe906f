/** What each colour is for, by its name without `--color-`; grouped as a designer looks for them. */
export const colourPurposes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Ground: {
    surface: 'The page.',
    'surface-raised': 'What lies on it: rows, cards, dialogs, fields.',
    'surface-sunken': 'What is set into it: headings of a day, the header of a table.',
    border: 'Lines between rows. Too faint for the edge of a control.',
    'border-control': 'The edge of whatever can be operated.',
    skeleton: 'Room that is kept for what is loading.',
  },
  Text: { text: 'What is read.', 'text-muted': 'What is read second: days, places, hints.' },
  Action: {
    brand: 'Links and light buttons: the club’s colour, as dark or light as text needs it.',
    'brand-hover': 'The same, pointed at.',
    'brand-fill': 'Filled buttons: the club’s colour itself, wherever text can stand on it.',
    'brand-fill-hover': 'The same, pointed at.',
    'on-brand': 'Text on it.',
    'brand-soft': 'Ground of a notice or of what is chosen.',
    'brand-soft-hover': 'Ground of a light button, pointed at.',
    focus: 'The ring of the keyboard’s focus.',
  },
  'What happens': {
    accent: 'The ball: live, won, just arrived. Never decoration.',
    'accent-hover': 'The same, pointed at.',
    'on-accent': 'Text on it.',
    highlight: 'Ground of a row that has just arrived.',
    live: '“En vivo” in words.',
  },
  Danger: {
    danger: 'Failures and deletions.',
    'danger-hover': 'The same, pointed at.',
    'on-danger': 'Text on it.',
    'danger-soft': 'Ground of a message.',
    'danger-soft-hover': 'Ground of a light button of danger, pointed at.',
  },
  'Night court': {
    inverse: 'The scoreboard, the header, the footer: the same in both schemes.',
    'inverse-raised': 'What lies on it.',
    'inverse-border': 'Lines on it.',
    'on-inverse': 'Text on it.',
    'on-inverse-muted': 'The loser’s figures, secondary text.',
  },
};
