import { ActionCodes, type Random } from '@impulse/engine';
import { describeGolden, goldenSeal, type GoldenHeader } from '@impulse/engine/testing/golden.js';
import type { Action } from './actions/actions.js';
import { whiteDeath } from './game.js';
import { texts } from './text/index.js';
import { chooseBy, type Player } from './invariants/temper.js';
import { script } from './opponent/index.js';
import { isAfv } from './rules/stacking/zones.js';
import type { State } from './state.js';

/** Recorded play-throughs (engine/testing/golden.ts), with what the log says in English. */

interface Header extends GoldenHeader {
  /** Ways of playing at random, or the scripted opponent; of several, one is drawn for each decision. */
  readonly players: readonly (Player | 'skating')[];
}

const games: Readonly<Record<string, Header>> = {
  'campaign-free': {
    players: ['hasty'],
    setup: { scenario: 'campaign', options: { setup: 'free', flieger: 'roll' } },
    sealing: goldenSeal('campaign'),
    events: 600,
  },
  'scenario-1-script': {
    players: ['script'],
    setup: { scenario: 'scenario-1', options: { setup: 'historical', flieger: 'roll' } },
    sealing: goldenSeal('Purkayev'),
    events: 700,
  },
  'scenario-2-fierce': {
    players: ['fierce'],
    setup: { scenario: 'scenario-2', options: { setup: 'historical', flieger: 'roll' } },
    sealing: goldenSeal('Wöhler 34'),
  },
  'scenario-3-restless': {
    players: ['restless'],
    setup: { scenario: 'scenario-3', options: { setup: 'historical', flieger: 'roll' } },
    sealing: goldenSeal('first relief'),
  },
  'scenario-5-fierce': {
    players: ['fierce'],
    setup: { scenario: 'scenario-5', options: { setup: 'historical', flieger: 'battalion' } },
    sealing: goldenSeal('final relief'),
  },
  // 13: tanks go over frozen lakes; the ice breaks, and holds on a 2.
  'scenario-4-skating': {
    players: ['skating'],
    setup: { scenario: 'scenario-4', options: { setup: 'historical', flieger: 'roll' } },
    sealing: goldenSeal('ice 1'),
    events: 40,
  },
  // Short, and with more kinds of events than any battle of one temper.
  'scenario-2-mixed': {
    players: ['restless', 'fierce', 'crowding'],
    setup: { scenario: 'scenario-2', options: { setup: 'historical', flieger: 'roll' } },
    sealing: goldenSeal('rfc 179'),
  },
};

const countedEvery = 10;
const codes = new ActionCodes();

/** Decides on a whole state: what is recorded is what came of it. */
function chooser(player: Player | 'skating', state: State, random: Random): (side: string) => Action {
  if (player === 'script') {
    const policy = script.make();
    return () => {
      policy.choose(state, random, codes);
      return whiteDeath.codes.action(state, codes, 0);
    };
  }
  const choose = chooseBy(player === 'skating' ? 'restless' : player);
  const acting = new Int16Array(1024);
  return (side) => {
    const count = whiteDeath.codes.actors(state, acting);
    const offered: Action[] = [];
    for (let i = 0; i < Math.min(count, 8); i++) {
      const unit = state.context.unitIds[acting[random.below(count)]];
      offered.push(...whiteDeath.legal(state, side, unit));
    }
    whiteDeath.codes.listGeneral(state, codes);
    for (let i = 0; i < codes.length; i++) offered.push(whiteDeath.codes.action(state, codes, i));
    const skated = player === 'skating' ? offered.find((action) => leadsOverIce(state, side, action)) : undefined;
    return skated ?? offered[choose(state, offered, random)];
  };
}

/** 13: where tanks have lakes before them, luck alone would hardly ever lead one over a lake. */
function leadsOverIce(state: State, side: string, action: Action): boolean {
  if (action.type !== 'move' || !isAfv(state, state.context.unitNumber.get(action.unit)!)) return false;
  return whiteDeath.forecast(state, side, action)?.kind === 'ice';
}

describeGolden(import.meta.url, {
  game: whiteDeath,
  games,
  full: 'scenario-2-mixed',
  count(state, _, number) {
    if (number % countedEvery !== 0) return undefined;
    whiteDeath.codes.list(state, codes);
    return codes.length;
  },
  eventLine(event) {
    const { rule, seats } = event;
    return `${rule}${seats ? ` (${seats.join(', ')})` : ''}: ${texts.en.event(event)}`;
  },
  endLine: (end) => `${end.over ? 'over' : 'goes on'}: ${texts.en.turn(end)}`,
  player({ players }, state, random) {
    const choosers = players.map((player) => chooser(player, state, random));
    return (side) => choosers[choosers.length > 1 ? random.below(choosers.length) : 0](side);
  },
});
