/** Addresses of the pages. */
export const linkTo = {
  home: () => '#/',
  new: (game = '') => (game === '' ? '#/new' : `#/new/${game}`),
  play: (battle: string) => `#/play/${encodeURIComponent(battle)}`,
  /** A battle again, or one step of it. */
  replay: (battle: string, step = 0) =>
    step === 0 ? `#/replay/${encodeURIComponent(battle)}` : `#/replay/${encodeURIComponent(battle)}/${step}`,
  /** The rules of a battle, or one of them. */
  rules: (game: string, anchor = '') =>
    anchor === '' ? `#/rules/${game}` : `#/rules/${game}/${encodeURIComponent(anchor)}`,
  /** The lessons of a battle, or one of them. */
  learn: (game = '', lesson = '') => ['#/learn', game, lesson].filter((part) => part !== '').join('/'),
  byFile: () => '#/by-file',
  about: () => '#/about',
};

export const go = (link: string): void => {
  location.hash = link;
};
