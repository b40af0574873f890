import { battleLevels } from '@impulse/library/levels.js';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { aids } from '@impulse/totensonntag/aids/index.js';
import { checkData } from '@impulse/totensonntag/data/check.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { Kit } from '../../kit/kit.js';
import { lazy } from '../../web/lazy.js';
import { say, tell } from './battle.js';
import { alternative } from './alternative.js';
import { totensonntagArt } from './art.js';
import { AirArrivals } from './cards/air.js';
import { AttackEntry } from './cards/attack-entry.js';
import { AttackGist, NumbersGist, ThrowsGist } from './cards/gists.js';
import { Odds } from './cards/odds.js';
import { AttackResult, RangedIn, Recovery, Revealed } from './cards/results.js';
import { Tracker } from './cards/tracker.js';
import { UnitFigures } from './cards/unit-figures.js';
import { chanceOf } from './chance.js';
import type { Codes } from './codes.js';
import { kitWords } from './words/kit-words.js';
import { costly, meaning } from './meaning.js';
import { attackKinds, markOf, standingMarks } from './marks.js';
import { steps } from './steps.js';

/** Totensonntag at the table. */
export const kit: Kit<State, Action, Codes> = {
  game: totensonntag,
  aids,
  art: ({ context }) => totensonntagArt(context.data),
  style: () => import('./style/index.css'),
  markOf,
  marks: standingMarks,
  // Nothing is declared beforehand.
  progress: () => 1,
  attackKinds,
  standingFlags: 'control',
  overlayKeys: { 'own-zoc': 'z', 'enemy-zoc': 'x', threat: 't', artillery: 'r', spotting: 'v', control: 'c' },
  steps,
  Tracker,
  Victory: lazy(() => import('./cards/victory.js').then((module) => module.VictoryPanel)),
  Account: lazy(() => import('./cards/victory.js').then((module) => module.Account)),
  StandingOrders: lazy(() => import('./cards/standing.js').then(({ StandingForm }) => StandingForm)),
  MoreArrivals: AirArrivals,
  UnitFigures,
  Threat: null,
  EnemyHex: lazy(() => import('./cards/attackers.js').then(({ Attackers }) => Attackers)),
  Odds,
  results: { attack: AttackResult, 'ranged-in': RangedIn, recovery: Recovery, 'numbers-revealed': Revealed },
  gists: { attack: AttackGist, 'numbers-revealed': NumbersGist, 'ranged-in': ThrowsGist, recovery: ThrowsGist },
  entries: { attack: AttackEntry },
  emphasised: new Set([
    'destroyed',
    'excess-destroyed',
    'objective-taken',
    'exited',
    'battle-ends',
    'numbers-revealed',
  ]),
  headings: new Set(['impulse-begins']),
  subjects: {
    movement: new Set(['placed', 'moved', 'entered', 'exited', 'flew', 'flights-revealed', 'advanced']),
    combat: new Set(['ranged-in', 'attack', 'hit', 'destroyed', 'advanced', 'objective-taken', 'excess-destroyed']),
  },
  shownByItself: new Set(['choose-an', 'adjust-an', 'roll-an']),
  asked: new Set(['recover', 'destroy-excess', 'exit']),
  spelledOut: new Set(),
  rolls: new Set(['roll-an']),
  risks: new Set(),
  drafts: {},
  meaning,
  costly,
  chance: chanceOf,
  isAttack: ({ dice, purpose }) => dice.length === 2 && purpose !== 'recovery',
  alternative,
  phrases: say,
  texts: tell,
  words: kitWords,
  rules: {
    en: () => import('../../../docs/rules/totensonntag.en.md?raw'),
    'zh-Hant': () => import('../../../docs/rules/totensonntag.zh-Hant.md?raw'),
  },
  outcomeRule: '9.0',
  jumps: [
    { id: 'turn', events: null, isOpened: true, keys: null },
    { id: 'couplet', events: ['couplet-begins', 'night-falls'], isOpened: true, keys: ['PageUp', 'PageDown'] },
    { id: 'impulse', events: ['impulse-begins'], isOpened: false, keys: null },
    { id: 'attack', events: ['attack', 'ranged-in'], isOpened: false, keys: ['[', ']'] },
  ],
  introduction: () => import('./introduction.js').then(({ introduction }) => introduction),
  levels: battleLevels.totensonntag.toReversed(),
  usualLevel: 'expert',
  players: { dak: 'expert', cw: 'human' },
  checkData,
};
