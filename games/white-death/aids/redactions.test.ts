import { makeRandom, observer, type Seat, truth } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../data/types.js';
import { sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';
import { playRandomly } from '../testing/play.js';
import { aids } from './index.js';

/** Aids are made from what a seat may know: a battle and any redaction of it give the same. */

const seats: readonly Seat[] = [...sideIds, observer];

/** Everything that can be asked of a state, by name. Units and hexes are drawn. */
function answers(state: State, seat: Seat, seed: string): Record<string, unknown> {
  const random = makeRandom(seed);
  const { unitIds } = state.context;
  const units = Array.from({ length: 6 }, () => unitIds[random.below(unitIds.length)]);
  const ready = aids.ready(state, seat);
  if (ready.length > 0) units.push(ready[random.below(ready.length)], ready[random.below(ready.length)]);
  const hexes = ['2320', '2927', ...[...aids.stacks(state, seat).keys()].filter(() => random.below(20) === 0)];
  return {
    units: aids.units(state, seat),
    unit: units.map((unit) => aids.unit(state, seat, unit)),
    stacks: [...aids.stacks(state, seat)],
    hex: hexes.map((hex) => aids.hex(state, seat, hex)),
    ready,
    groups: aids.groups?.(state, seat),
    reach: units.map((unit) => aids.reach(state, seat, unit)),
    whyNot: units.flatMap((unit) => [null, ...hexes].map((hex) => aids.whyNot(state, seat, unit, hex))),
    overlays: aids.overlays.flatMap(({ id }) => [
      aids.overlay(state, seat, id, units[0]),
      ...hexes.map((hex) => aids.overlay(state, seat, id, null, hex)),
      aids.overlay(state, seat, id, units.at(-1)!, hexes[0]),
    ]),
    attacks: aids.attacks?.(state, seat),
    targets: aids.targets(state, seat),
    left: aids.left(state, seat),
    schedule: aids.schedule(state, seat),
    tracks: aids.tracks(state, seat),
    prospects: aids.prospects(state, seat),
    drafts: draftsOf(state, seat, units, hexes),
  };
}

function draftsOf(state: State, seat: Seat, units: readonly string[], hexes: readonly string[]): unknown[] {
  return Object.values(aids.drafts).flatMap((drafting) =>
    [null, ...hexes].map((hex) => {
      const draft = drafting.begin(state, seat, units.slice(-2), hex) ?? drafting.begin(state, seat, [], hex);
      return (
        draft && [
          draft,
          drafting.bounds(state, seat, draft),
          drafting.action(state, seat, draft),
          drafting.whole?.(state, seat, draft),
        ]
      );
    }),
  );
}

describe('aids tell a seat nothing that it may not know', () => {
  test.each<[ScenarioId, number]>([
    ['scenario-1', 1],
    ['scenario-3', 2],
    ['scenario-5', 3],
    ['campaign', 4],
  ])('%s', (scenario, seed) => {
    const random = makeRandom(`redactions ${seed}`);
    const redacted = whiteDeath.blank(started(scenario));
    let seen = 0;
    playRandomly(`aids ${seed}`, scenario, (state, event) => {
      if (random.below(30) !== 0) return true;
      seen++;
      for (const seat of seats) {
        whiteDeath.redact(state, seat, random, redacted);
        const known = answers(redacted, seat, `${event}`);
        const really = answers(state, seat, `${event}`);
        // Spelt out only where they differ: comparing deeply takes far longer than asking.
        if (JSON.stringify(known) !== JSON.stringify(really)) expect(known, `${seat} at ${event}`).toEqual(really);
      }
      return seen < 12;
    });
    expect(seen).toBe(12);
  });
});

function started(scenario: ScenarioId): State {
  const start = whiteDeath.start({ scenario });
  if (!start.ok) throw new Error(start.error.message);
  return start.value;
}

test('whoever may see everything sees every unit', () => {
  const state = started('scenario-2');
  expect(aids.units(state, truth).every(({ where }) => where !== 'unknown')).toBe(true);
  expect(aids.units(state, 'soviet').some(({ where }) => where === 'unknown')).toBe(true);
});
