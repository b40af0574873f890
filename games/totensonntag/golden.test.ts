import type { Setup } from '@impulse/engine';
import { describeGolden, goldenSeal, type GoldenHeader } from '@impulse/engine/testing/golden.js';
import { totensonntag } from './game.js';
import { chooseBy, type Temper } from './invariants/temper.js';
import { optionSpecs } from './options.js';

/** Recorded play-throughs (engine/testing/golden.ts), with the log as the rules write it. */

interface Header extends GoldenHeader {
  readonly temper: Temper;
}

const game = (temper: Temper, setup: Setup, seal: string = temper): Header => ({
  temper,
  setup,
  sealing: goldenSeal(seal),
});

const everyOption = Object.fromEntries(optionSpecs.map(({ id, values }) => [id, values.at(-1)!]));

describeGolden(import.meta.url, {
  game: totensonntag,
  games: {
    // 9.1: a division is shattered only because a lost panzer battalion counts twice.
    'historical-fierce': game('fierce', { scenario: 'historical', options: {} }, 'fierce 20'),
    'historical-racing': game('racing', { scenario: 'historical', options: everyOption }),
    'historical-restless': game('restless', { scenario: 'historical', options: {} }),
    'free-fierce': game('fierce', { scenario: 'free', options: everyOption }, 'fierce and free'),
    // 9.2: just enough strength leaves for Tobruk.
    'free-racing': game('racing', { scenario: 'free', options: everyOption }, 'racing 225'),
    'free-hasty': game('hasty', { scenario: 'free', options: everyOption }),
    'free-crowding': game('crowding', { scenario: 'free', options: {} }),
    // A short battle with every kind of event that the others have.
    'free-every-event': game('crowding', { scenario: 'free', options: everyOption }, 'crowding 21'),
  },
  full: 'free-every-event',
  count: (state, side) => totensonntag.legal(state, side).length,
  eventLine: ({ type, rule, seats, detail }) =>
    `${rule} ${type}${seats ? ` (${seats.join(', ')})` : ''} ${JSON.stringify(detail)}`,
  endLine: (end) => (end.over ? `over: ${end.winner} wins, ${end.points}` : `goes on: ${end.step}`),
  player({ temper }, state, random) {
    const choose = chooseBy(temper);
    return (side) => {
      const offered = totensonntag.legal(state, side);
      return offered[choose(state, offered, random)];
    };
  },
});
