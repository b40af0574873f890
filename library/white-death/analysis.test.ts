import { type BattleRecord, finish, makeRandom, Match } from '@impulse/engine';
import { balanceOf, type CutBattle, cutBattle, lookAt, lookAtEnd } from '@impulse/opponent/analysis/index.js';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { aids } from '@impulse/white-death/aids/index.js';
import { grid, SOVIET, unitCount } from '@impulse/white-death/context.js';
import { liftUnit, LOST, putUnit, type State, STEP } from '@impulse/white-death/state.js';
import { describe, expect, test } from 'vitest';
import { opponents, planning } from './opponents.js';

const depth = { samples: 2, turns: 1, throws: 0, budget: 6, seed: 3 };

/** Who is left for the last turn of a fight for the trunk railway: few enough for many play-outs. */
const places = {
  '9grd-18g': '1114',
  '9grd-22g': '1113',
  '31rb-1': '1217',
  '93id-i-270': '0915',
  '93id-ii-270': '0915',
  '83id-i-251': '0912',
  '291id-i-504': '0912',
  '291id-ii-504': '0712',
} as const;

function lastTurn(): State {
  const started = whiteDeath.start({ scenario: 'scenario-3' });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  state.turn = 9;
  state.step = STEP.decision;
  state.active = state.deciding = SOVIET;
  state.points.fill(4);
  state.impulses.fill(1);
  for (let unit = 0; unit < unitCount; unit++) takeAway(state, unit);
  for (const [id, hex] of Object.entries(places)) {
    const unit = state.context.unitIds.indexOf(id);
    state.strength[unit] = state.context.fullStrength[unit];
    putUnit(state, unit, grid.parse(hex));
  }
  return state;
}

function takeAway(state: State, unit: number): void {
  if (state.hexOf[unit] >= 0) return liftUnit(state, unit, LOST);
  state.hexOf[unit] = LOST;
  state.strength[unit] = state.due[unit] = state.entry[unit] = 0;
}

/** The turn between scripts to its end, or its first actions, after which the Germans give up. */
function played(actions = 1000): BattleRecord {
  const sealing = { match: 'analysed', secret: '5e'.repeat(32) };
  const begun = Match.from(whiteDeath, whiteDeath.position(lastTurn()), undefined, sealing);
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const sitters = new Map(whiteDeath.sides.map((side) => [side, opponents.sit('script')]));
  for (let turn = match.turn(); !turn.over && match.length < actions; turn = match.turn()) {
    const thought = sitters.get(turn.side)?.think(match.state, turn.side, makeRandom(`${match.length}`));
    if (!thought || match.act(turn.side, thought.action).kind !== 'played')
      throw new Error(`${turn.side} does not act`);
  }
  if (!match.turn().over) match.close('german', { reason: 'resigned', winner: 'soviet' });
  return match.record(true);
}

function cutFor(record: BattleRecord): CutBattle<State, Action> {
  const cut = finish(cutBattle(whiteDeath, record));
  if (!cut.ok) throw new Error(cut.error.message);
  return cut.value;
}

const look = (cut: CutBattle<State, Action>, index: number) => lookAt(planning, aids, cut, index, depth);

/** The parts of the result, added up. */
function summed(cut: CutBattle<State, Action>, looks: readonly ReturnType<typeof look>[]) {
  const balance = balanceOf(whiteDeath.sides, cut, looks, lookAtEnd(planning, cut, depth));
  const { start, decisions, luck, ending } = balance;
  const parts = [...Object.values(decisions), ...Object.values(luck), start, ending];
  return { balance, sum: parts.reduce((total, one) => total + one, 0) };
}

describe('the analysis of a battle', () => {
  const cut = cutFor(played(14));
  const looks = cut.stretches.map((_, index) => look(cut, index));

  test('cuts it where another side decides or another impulse begins', () => {
    expect(cut.stretches.reduce((sum, { steps }) => sum + steps.length, 0)).toBe(14);
    expect(cut.winner).toBe('soviet');
    expect(cut.stretches.length).toBeGreaterThan(2);
  });

  test('finds the same again, whatever was looked at before', () => {
    const last = cut.stretches.length - 2;
    expect(look(cutFor(played(14)), last)).toEqual(looks[last]);
  });

  test('adds up to the result, with what it was worth to give up', () => {
    const { balance, sum } = summed(cut, looks);
    expect(sum).toBe(balance.result);
    expect(balance.result).toBe(1_000_000);
    expect(balance.ending).toBeGreaterThan(0);
    expect(balance.stretches.flatMap(({ throws }) => throws).length).toBeGreaterThan(0);
  });

  test('plans with what the side could know, and nothing else', () => {
    const index = cut.stretches.findIndex((_, at) => looks[at].better !== null);
    expect(index).toBeGreaterThanOrEqual(0);
    const { cells, side } = cut.stretches[index];
    const truth = whiteDeath.blank(cut.like);
    truth.cells.set(cells);
    const others = ['one', 'two', 'three', 'four', 'five']
      .map((seed) => {
        const other = whiteDeath.blank(cut.like);
        whiteDeath.redact(truth, side, makeRandom(seed), other);
        return other.cells;
      })
      .filter((other) => other.join() !== cells.join());
    expect(others.length).toBeGreaterThan(0);
    const changed = cut.stretches.map((one, at) => (at === index ? { ...one, cells: others[0], steps: [] } : one));
    expect(look({ ...cut, stretches: changed }, index).better).toEqual(looks[index].better);
  });
});

test('the analysis of a battle that was played to its end adds up to what the scale of victory says', () => {
  const whole = cutFor(played());
  const { balance, sum } = summed(
    whole,
    whole.stretches.map((_, index) => look(whole, index)),
  );
  expect(sum).toBe(balance.result);
  expect(balance.result).toBe(whole.winner === 'soviet' ? 1_000_000 : 0);
  expect(balance.ending).toBe(0);
});
