import { type BattleRecord, finish, makeRandom, Match } from '@impulse/engine';
import { balanceOf, type CutBattle, cutBattle, lookAt, lookAtEnd } from '@impulse/opponent/analysis/index.js';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { aids } from '@impulse/totensonntag/aids/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import { withOtherSecrets } from '@impulse/totensonntag/testing/secrets.js';
import { describe, expect, test } from 'vitest';
import { opponents, planning } from './opponents.js';

const depth = { samples: 4, turns: 1, throws: 2, budget: 8, seed: 3 };

/** The first actions of a battle between scripts, after which one side gives up. */
function played(actions: number): BattleRecord {
  const begun = Match.start(totensonntag, { scenario: 'historical' }, { match: 'analysed', secret: '5e'.repeat(32) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  while (match.length < actions) {
    const turn = match.turn();
    if (turn.over) throw new Error('The battle is over too soon');
    match.act(turn.side, opponents.think('script', match.state, turn.side, makeRandom(`${match.length}`)).action);
  }
  match.close('cw', { reason: 'resigned', winner: 'dak' });
  return match.record(true);
}

function cutFor(record: BattleRecord): CutBattle<State, Action> {
  const cut = finish(cutBattle(totensonntag, record));
  if (!cut.ok) throw new Error(cut.error.message);
  return cut.value;
}

const look = (cut: CutBattle<State, Action>, index: number) => lookAt(planning, aids, cut, index, depth);

describe('the analysis of a battle', () => {
  const cut = cutFor(played(70));
  const looks = cut.stretches.map((_, index) => look(cut, index));

  test('cuts it where another side decides or another impulse begins', () => {
    expect(cut.stretches.reduce((sum, { steps }) => sum + steps.length, 0)).toBe(70);
    expect(cut.actions).toBe(70);
    expect(cut.winner).toBe('dak');
    expect(cut.stretches.length).toBeGreaterThan(6);
  });

  test('finds the same again, whatever was looked at before', () => {
    const last = cut.stretches.length - 2;
    expect(look(cutFor(played(70)), last)).toEqual(looks[last]);
  });

  test('adds up to the result', () => {
    const left = lookAtEnd(planning, cut, depth);
    const { start, decisions, luck, ending, result, stretches } = balanceOf(totensonntag.sides, cut, looks, left);
    const sum = [...Object.values(decisions), ...Object.values(luck)].reduce((total, one) => total + one, 0);
    expect(start + sum + ending).toBe(result);
    expect(result).toBe(1_000_000);
    expect(stretches.flatMap(({ throws }) => throws).length).toBeGreaterThan(5);
    expect(stretches.some(({ orders }) => orders.some(({ path, attack }) => path.length > 1 || attack !== null))).toBe(
      true,
    );
  });

  test('judges before the dice: with other dice the chance and the better plan are the same', () => {
    const index = cut.stretches.findIndex(({ steps }) => steps.some(({ dice }) => dice.length === 1));
    const otherDice = cut.stretches.map((stretch, at) => {
      const step = stretch.steps.findIndex(({ dice }) => dice.length === 1);
      if (at !== index) return stretch;
      const [die] = stretch.steps[step].dice;
      const changed = { ...stretch.steps[step], dice: [(die % 6) + 1] };
      return { ...stretch, steps: [...stretch.steps.slice(0, step), changed] };
    });
    const other = look({ ...cut, stretches: otherDice }, index);
    expect(other.chance).toBe(looks[index].chance);
    expect(other.better).toEqual(looks[index].better);
  });

  test('plans with what the side could know, and nothing else', () => {
    let secrets = 0;
    cut.stretches.forEach((stretch, index) => {
      const state = totensonntag.blank(cut.like);
      state.cells.set(stretch.cells);
      if (!totensonntag.hasSecrets(state)) return;
      secrets++;
      const known = looks[index].better;
      for (let value = 1; value <= 6; value++) {
        const { cells } = withOtherSecrets(state, value);
        const changed = cut.stretches.map((one, at) => (at === index ? { ...one, cells, steps: [] } : one));
        expect(look({ ...cut, stretches: changed }, index).better).toEqual(known);
      }
    });
    expect(secrets).toBeGreaterThan(0);
  });
});

test('a battle under way is not analysed', () => {
  const record = played(10);
  const cut = finish(cutBattle(totensonntag, { ...record, journal: record.journal.slice(0, 10), checkpoints: [] }));
  expect(cut).toMatchObject({ ok: false, error: { code: 'not-over' } });
});
