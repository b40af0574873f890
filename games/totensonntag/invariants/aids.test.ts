import type { Aids, Prospect, Scene, Shade, UnitCard } from '@impulse/engine';
import { type Checks, checkedPlayer, type Invariant, InvariantError } from '@impulse/engine/invariants/index.js';
import { expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { aids } from '../aids/index.js';
import { totensonntag } from '../game.js';
import { type State, STEP } from '../state.js';
import { totensonntagChecks } from './index.js';

/** Aids that break their promises are found out by random play. */

type BattleAids = Aids<State, Action>;

function brokenBy(faulty: Partial<BattleAids>, more: Partial<Checks<State, Action>> = {}): Invariant | undefined {
  const checks = { ...totensonntagChecks('hasty'), aids: { ...aids, ...faulty }, ...more };
  const setup = { scenario: 'historical', options: { aircraft: 'on', reconSupport: 'on' } };
  for (let seed = 0; seed < 8; seed++) {
    try {
      checkedPlayer(totensonntag, setup, `faulty aids ${seed}`, checks, { resumes: false });
    } catch (error) {
      if (error instanceof InvariantError) return error.invariant;
      throw error;
    }
  }
  return undefined;
}

/** Lets slip the activation numbers. */
const leaky = <T extends object>(answer: T, { an }: State): T => ({ ...answer, said: an.join() });
const drafted = (change: (action: Action | null) => Action | null): Partial<BattleAids> => ({
  drafts: Object.fromEntries(
    Object.entries(aids.drafts).map(([type, drafting]) => [
      type,
      { ...drafting, action: (...asked: Parameters<typeof drafting.action>) => change(drafting.action(...asked)) },
    ]),
  ),
});

const spent = (card: UnitCard | null): UnitCard | null => card && { ...card, spent: true };
const retold = (change: (scene: Scene) => Scene): Partial<BattleAids> => ({
  tell: (...asked) => aids.tell(...asked).map((one) => ({ ...one, scenes: one.scenes.map(change) })),
});

const painted = (id: string, change: (shade: Shade) => Shade): Partial<BattleAids> => ({
  overlay: (...asked) => (asked[2] === id ? change(aids.overlay(...asked)) : aids.overlay(...asked)),
});

type Fault = readonly [string, Invariant, Partial<BattleAids>];

const faults: readonly Fault[] = [
  [
    'an action is done by nobody',
    'actions-have-spots',
    { spot: (...asked) => ({ ...aids.spot(...asked), units: [] }) },
  ],
  ['a hex is not on the map', 'actions-have-spots', { spot: (...asked) => ({ ...aids.spot(...asked), hex: 'Z99' }) }],
  [
    'everybody is called ready',
    'ready-is-legal',
    { ready: (state, seat) => aids.units(state, seat).flatMap(({ id, side }) => (side === seat ? id : [])) },
  ],
  [
    'units that cannot go together are called a group',
    'ready-is-legal',
    { groups: (state, seat) => [aids.ready(state, seat)] },
  ],
  [
    'a unit is said to be put elsewhere',
    'spots-come-true',
    {
      spot: (...asked) => {
        const spot = aids.spot(...asked);
        return spot.manner === 'place' ? { ...spot, hex: 'A1' } : spot;
      },
    },
  ],
  [
    'a unit that can act is called spent',
    'shown-is-there',
    {
      unit: (...asked) => spent(aids.unit(...asked)),
      units: (...asked) => aids.units(...asked).map((card) => ({ ...card, spent: true })),
    },
  ],
  [
    'a figure is above its most',
    'shown-is-there',
    { tracks: (...asked) => aids.tracks(...asked).map((track) => ({ ...track, full: 0 })) },
  ],
  [
    'somebody enters where the schedule does not say',
    'arrivals-enter',
    { schedule: (...asked) => aids.schedule(...asked).map((arrival) => ({ ...arrival, hexes: ['A1'] })) },
  ],
  [
    'an attack that can be made is forgotten',
    'attacks-are-legal',
    { targets: (...asked) => aids.targets(...asked).slice(1) },
  ],
  ['whoever may end a step is not told what is left', 'idle-is-ready', { left: () => null }],
  [
    'a way by a hex leads elsewhere',
    'ways-are-legal',
    { via: (...asked) => aids.via!(...asked).map((way) => ({ ...way, hex: 'A1' })) },
  ],
  [
    'a unit is seen to go where it does not',
    'events-are-told',
    retold((scene) => (scene.kind === 'move' ? { ...scene, path: [...scene.path, 'A1'] } : scene)),
  ],
  [
    'a loss is shown twice',
    'events-are-told',
    retold((scene) => (scene.kind === 'loss' ? { ...scene, points: 2 } : scene)),
  ],
  [
    'a die is shown that has not fallen',
    'events-are-told',
    retold((scene) =>
      scene.kind === 'throw' ? { ...scene, thrown: { ...scene.thrown, dice: [...scene.thrown.dice, 6, 6, 6] } } : scene,
    ),
  ],
  ['a hex in reach is forgotten', 'reach-is-legal', { reach: (...asked) => aids.reach(...asked).slice(1) }],
  [
    'more points are promised than are left',
    'reach-is-legal',
    { reach: (...asked) => aids.reach(...asked).map((one) => ({ ...one, left: one.left + 1 })) },
  ],
  [
    'a march that the rules refuse is promised',
    'ways-are-legal',
    { march: () => ({ actions: [{ type: 'recover-all' }], stay: [] }) },
  ],
  [
    'one could attack where nobody of the enemy is',
    'attacks-are-legal',
    {
      targets: (...asked) =>
        aids.targets(...asked).map((one) => ({ ...one, hex: aids.unit(asked[0], asked[1], one.units[0])?.hex ?? '' })),
    },
  ],
  [
    'an attack of a series is refused',
    'attacks-are-legal',
    { series: (...asked) => aids.series!(...asked).map((one) => ({ ...one, action: { type: 'recover-all' } })) },
  ],
  [
    'a unit reads differently alone',
    'shown-is-there',
    {
      unit: (...asked) => {
        const card = aids.unit(...asked);
        return card && { ...card, spent: !card.spent };
      },
    },
  ],
  [
    'something is painted outside the map',
    'shown-is-there',
    { overlay: (...asked) => ({ ...aids.overlay(...asked), hexes: ['Z99'] }) },
  ],
  [
    'a unit that can attack is no threat',
    'shown-is-true',
    painted('threat', (shade) => ({
      ...shade,
      from: Object.fromEntries(Object.entries(shade.from ?? {}).map(([hex, units]) => [hex, units.slice(1)])),
    })),
  ],
  ['a gun is said to reach nobody', 'shown-is-true', painted('artillery', (shade) => ({ ...shade, hexes: [] }))],
  [
    'nothing is spotted where a barrage may fall',
    'shown-is-true',
    painted('spotting', (shade) => ({ ...shade, hexes: [] })),
  ],
  [
    'an attack of a series is said to hit oftener',
    'shown-is-true',
    { series: (...asked) => aids.series!(...asked).map((one) => ({ ...one, hit: Math.min(1, one.hit + 1 / 36) })) },
  ],
  [
    'nobody is warned of a hex with too many units',
    'shown-is-true',
    {
      left: (...asked) => {
        const left = aids.left(...asked);
        return left && { ...left, warnings: [] };
      },
    },
  ],
  [
    'a night begins no chapter',
    'chapters-are-times',
    { chapter: (event, opens) => (event.type === 'night-falls' ? null : aids.chapter(event, opens)) },
  ],
  [
    'every attack begins a chapter',
    'chapters-are-times',
    {
      chapter: (event, opens) =>
        event.type === 'attack'
          ? { key: JSON.stringify(event.detail), level: 'part', kind: 'attack', detail: {} }
          : aids.chapter(event, opens),
    },
  ],
  ['nobody says why not', 'why-not-answers', { whyNot: () => null }],
  [
    'a step ends for those who do not decide',
    'idle-is-ready',
    { left: () => ({ step: 'impulse', idle: [], warnings: [], asks: false }) },
  ],
  [
    'a number that cannot be taken is offered',
    'prospects-are-legal',
    {
      prospects: (state) => {
        const action: Action = { type: 'choose-an', value: 3 };
        return state.step === STEP.impulse ? [{ value: 3, action, facts: {} } satisfies Prospect<Action>] : [];
      },
    },
  ],
  ['an event is not told', 'events-are-told', { tell: (...asked) => aids.tell(...asked).slice(1) }],
  ['a draft comes to nothing', 'drafts-are-legal', drafted(() => null)],
  ['a draft is not legal', 'drafts-are-legal', drafted(() => ({ type: 'recover-all' }))],
  [
    'a secret number shows in the tracks',
    'hidden-stays-hidden',
    { tracks: (...asked) => aids.tracks(...asked).map((track) => leaky(track, asked[0])) },
  ],
  [
    'a secret number shows in a card',
    'hidden-stays-hidden',
    { hex: (...asked) => leaky(aids.hex(...asked), asked[0]) },
  ],
];

test.each(faults)('%s: %s', (_, invariant, faulty) => {
  expect(brokenBy(faulty)).toBe(invariant);
});

test('terms that do not add up to the total they explain are found', () => {
  const wrong = { of: 'nothing', total: 1, terms: [] };
  expect(brokenBy({}, { sums: { inForecast: () => [wrong], inEvents: () => [] } })).toBe('terms-add-up');
});
