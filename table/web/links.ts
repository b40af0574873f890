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
  online: () => '#/online',
  /** A match to be offered on the server. */
  offer: (game = '') => (game === '' ? '#/offer' : `#/offer/${game}`),
  /** A match on the server, or an invitation to it. */
  match: (match: string, invitation = '') =>
    invitation === '' ? `#/match/${match}` : `#/match/${match}/${invitation}`,
  tournaments: () => '#/tournaments',
  /** A tournament to be held. */
  hold: (game = '') => (game === '' ? '#/hold' : `#/hold/${game}`),
  /** One tournament, or an invitation to it. */
  tournament: (tournament: string, invitation = '') =>
    invitation === '' ? `#/tournament/${tournament}` : `#/tournament/${tournament}/${invitation}`,
  /** A record from a file, of a match on the server, or of a battle that is kept here. */
  verify: () => '#/verify',
  verifyMatch: (match: string) => `#/verify/match/${match}`,
  verifyBattle: (battle: string) => `#/verify/battle/${encodeURIComponent(battle)}`,
  account: () => '#/account',
  about: () => '#/about',
};

export const go = (link: string): void => {
  location.hash = link;
};
