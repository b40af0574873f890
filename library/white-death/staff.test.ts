import { finish, makeRandom, Match } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { whiteDeathBattle as battle } from './index.js';
import { staff } from './staff.js';

const { game, aids, opponents } = battle;

/** The opening of a scenario, played by scripts. */
function played(actions: number, scenario = 'scenario-5') {
  const begun = Match.start(game, { scenario }, { match: 'winter', secret: '4d'.repeat(32) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const sitters = new Map(game.sides.map((side) => [side, opponents.sit('script')]));
  while (match.length < actions) {
    const turn = match.turn();
    if (turn.over) break;
    const { action } = sitters.get(turn.side)!.think(match.state, turn.side, makeRandom(`${match.length}`));
    match.act(turn.side, action);
  }
  return match;
}

describe('the staff of White Death', () => {
  test('explains every move, in words', () => {
    const match = played(24);
    match.close('german', { reason: 'resigned', winner: 'soviet' });
    const read = finish(staff.cut(match.record(true)));
    if (!read.ok) throw new Error(read.error.message);
    const explained = read.value.stretches.flatMap(({ steps }, index) =>
      steps.map((_, at) => staff.explain(read.value, index, at)),
    );
    expect(explained).toHaveLength(24);
    expect(explained.some(({ alternatives }) => alternatives.length > 0)).toBe(true);
    for (const say of Object.values(battle.phrases)) {
      for (const { motive } of explained) if (motive) expect(say.motive(motive.code)).not.toBe('');
      for (const name of battle.features.names) {
        expect(say.consideration(name, ['soviet', 'german']), name).not.toMatch(/^(own|enemy)-/);
      }
    }
  });

  test('hints at what a unit can do, from what its side knows', () => {
    const { state } = played(8, 'scenario-1');
    const turn = game.turn(state);
    if (turn.over || turn.step !== 'movement') throw new Error('Somebody is to move');
    const hintsFrom = (from: typeof state) => {
      const unit = aids.ready(from, turn.side).find((id) => aids.reach(from, turn.side, id).length > 3) ?? '';
      return finish(staff.hint(from, turn.side, unit, 2, 9));
    };
    const hints = hintsFrom(state);
    expect(hints.length).toBeGreaterThan(0);
    for (const { action } of hints) expect(game.refuse(state, turn.side, action)).toBeNull();
    const other = game.blank(state);
    game.redact(state, turn.side, makeRandom('other secrets'), other);
    expect(hintsFrom(other)).toEqual(hints);
  });
});
