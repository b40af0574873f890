import { battleLevels } from '@impulse/library/levels.js';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { riskCodes } from '@impulse/white-death/aids/codes.js';
import { aids } from '@impulse/white-death/aids/index.js';
import { checkData } from '@impulse/white-death/data/check.js';
import type { State } from '@impulse/white-death/state.js';
import { combatEvents } from '@impulse/white-death/text/event-types.js';
import type { Kit } from '../../kit/kit.js';
import { lazy } from '../../web/lazy.js';
import { say, tell } from './battle.js';
import { alternative } from './alternative.js';
import { whiteDeathArt } from './art.js';
import { ThrowGist } from './cards/gists.js';
import { Odds } from './cards/odds.js';
import { OtherEntries } from './cards/other-entries.js';
import { ResultRow } from './cards/result-row.js';
import { Tracker } from './cards/tracker.js';
import { chanceOf } from './chance.js';
import type { Codes } from './codes.js';
import { drafts } from './drafts.js';
import { kitWords } from './words/kit-words.js';
import { attackKinds, markOf, progressOf, standingMarks } from './marks.js';
import { steps } from './steps.js';

/** Throws that try to harm somebody. */
const attacks: ReadonlySet<string> = new Set(['transit', 'barrage', 'conventional', 'antitank']);

/** White Death at the table. */
export const kit: Kit<State, Action, Codes> = {
  game: whiteDeath,
  aids,
  art: ({ context }) => whiteDeathArt(context.data),
  style: () => import('./style/index.css'),
  markOf,
  marks: standingMarks,
  progress: progressOf,
  attackKinds,
  standingFlags: 'control',
  overlayKeys: {
    'own-zoc': 'z',
    'enemy-zoc': 'x',
    isolation: 'i',
    supply: 'y',
    fights: 'b',
    control: 'c',
    trace: 't',
    range: 'r',
    sight: 'v',
    threat: '1',
  },
  steps,
  Tracker,
  Victory: lazy(() => import('./cards/victory.js').then((module) => module.VictoryPanel)),
  Account: lazy(() => import('./cards/victory.js').then((module) => module.Account)),
  // They are given in the battle, as orders of the side.
  StandingOrders: null,
  MoreArrivals: OtherEntries,
  UnitFigures: lazy(() => import('./cards/unit-figures.js').then((module) => module.UnitFigures), true),
  EnemyHex: null,
  Threat: lazy(() => import('./cards/forms.js').then((module) => module.Threat)),
  Odds,
  results: {
    'barrage-struck': ResultRow,
    'conventional-fire': ResultRow,
    'antitank-fire': ResultRow,
    'transit-fire': ResultRow,
    ice: ResultRow,
    morale: ResultRow,
  },
  gists: {
    weather: ThrowGist,
    'barrage-result': ThrowGist,
    'conventional-fire': ThrowGist,
    'antitank-fire': ThrowGist,
    'transit-fire': ThrowGist,
    ice: ThrowGist,
    morale: ThrowGist,
  },
  entries: {},
  emphasised: new Set(['eliminated', 'objective-taken', 'garrison-destroyed', 'battle-ends']),
  headings: new Set(['impulse-begins']),
  subjects: {
    movement: new Set([
      'placed',
      'moved',
      'entered',
      'railed',
      'exited',
      'ski-stopped',
      'ice',
      'came-into-sight',
      'went-along',
      'detection',
      'deployed',
      'bridge-built',
      'bridge-destroyed',
      'retreated',
      'advanced',
    ]),
    combat: new Set(['transit-fire', ...combatEvents]),
  },
  shownByItself: new Set(['impulse', 'pass', 'refit', 'avoid-isolation']),
  asked: new Set(['exit']),
  // 20: built or destroyed; 18: one point of it.
  spelledOut: new Set(['bridge', 'repair']),
  risks: riskCodes,
  drafts,
  rolls: new Set(),
  meaning: () => null,
  costly: () => false,
  chance: chanceOf,
  isAttack: ({ purpose }) => attacks.has(purpose),
  alternative,
  phrases: say,
  texts: tell,
  words: kitWords,
  rules: {
    en: () => import('../../../docs/rules/white-death.en.md?raw'),
    'zh-Hant': () => import('../../../docs/rules/white-death.zh-Hant.md?raw'),
  },
  outcomeRule: 'victory',
  jumps: [
    { id: 'turn', events: null, isOpened: true, keys: null },
    { id: 'impulse', events: ['impulse-begins'], isOpened: false, keys: ['PageUp', 'PageDown'] },
    { id: 'assault', events: ['assault-fire', 'barrage'], isOpened: false, keys: ['[', ']'] },
  ],
  introduction: () => import('./introduction.js').then(({ introduction }) => introduction),
  levels: battleLevels['white-death'].toReversed(),
  usualLevel: 'veteran',
  players: { soviet: 'human', german: 'veteran' },
  checkData,
};
