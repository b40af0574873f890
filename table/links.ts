/** Addresses of the pages. */
export const linkTo = {
  home: () => '#/',
  new: () => '#/new',
  play: (battle: string) => `#/play/${encodeURIComponent(battle)}`,
  replay: (battle: string) => `#/replay/${encodeURIComponent(battle)}`,
  rules: (anchor?: string) => (anchor === undefined ? '#/rules' : `#/rules/${encodeURIComponent(anchor)}`),
  learn: () => '#/learn',
  about: () => '#/about',
};

export const go = (link: string): void => {
  location.hash = link;
};
