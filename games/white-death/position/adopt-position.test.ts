import { expect, test } from 'vitest';
import { builtInData } from '../data/index.js';
import { whiteDeath } from '../game.js';
import type { State } from '../state.js';
import type { Position } from './position.js';

/** Built-in data that have changed are here those of an owner's file: only the numbers matter. */

function started(data?: unknown): State {
  const start = whiteDeath.start(data === undefined ? { scenario: 'scenario-2' } : { scenario: 'scenario-2', data });
  if (!start.ok) throw new Error(start.error.message);
  return start.value;
}

const written = (state: State): Position => JSON.parse(JSON.stringify(whiteDeath.position(state))) as Position;

/** The start of the scenario, as it is on the present data, becomes a position on the changed ones. */
function adopted(change: Partial<typeof builtInData>, before: Position): State {
  const data = { ...builtInData, name: 'changed', ...change };
  const start = started(data);
  const { dataHash } = whiteDeath.setupOf(start);
  const parsed = whiteDeath.parsePosition(whiteDeath.adoptPosition!({ ...before, dataHash }, start), data);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
}

test('what the present data have as it was is taken over as it was', () => {
  const before = started();
  before.strength[3] = 1;
  const text = written(before);
  expect(whiteDeath.adoptPosition!(text, before)).toEqual(text);
});

test('nobody is stronger than the present data have him', () => {
  const before = started();
  const { unitIds, fullStrength } = before.context;
  const [tooStrong, hurt] = [...before.hexOf.keys()].filter(
    (unit) => before.hexOf[unit] >= 0 && fullStrength[unit] > 2,
  );
  const text = written(before);
  const withStrength = (unit: number, strength: number) => ({ ...(text.units[unitIds[unit]] as object), strength });
  const units = {
    ...text.units,
    [unitIds[tooStrong]]: withStrength(tooStrong, fullStrength[tooStrong] + 2),
    [unitIds[hurt]]: withStrength(hurt, 1),
  } as Position['units'];
  const after = adopted({}, { ...text, units });
  expect([after.strength[tooStrong], after.strength[hurt]]).toEqual([fullStrength[tooStrong], 1]);
});

test('bunkers are no stronger than the present data have them, and garrisons stand only where they have some', () => {
  const [first, ...garrisons] = builtInData.map.garrisons;
  const scenarios = builtInData.scenarios.map((scenario) => ({
    ...scenario,
    bunkers: scenario.bunkers.map((bunker) => (bunker.hex === '2219' ? { ...bunker, strength: 4 } : bunker)),
    garrisons: scenario.garrisons.filter((hex) => hex !== first),
  }));
  const before = { ...written(started()), garrisons: [first] };
  const after = adopted({ scenarios, map: { ...builtInData.map, garrisons } }, before);
  expect(written(after).bunkers['2219']).toBe(4);
  expect(written(after).garrisons).toEqual([]);
});

test('what has not the shape of a position is left to be refused', () => {
  expect(whiteDeath.adoptPosition!({ turn: 'x' }, started())).toEqual({ turn: 'x' });
});
