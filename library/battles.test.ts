import fs from 'node:fs';
import { languages } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { battleIds, battleNames, battleSides, hasStaff, isBattleId, loadBattle, loadBattles } from './battles.js';

describe('the list of battles', () => {
  test('is known before any of them is loaded, and says the same as they do', async () => {
    const battles = await loadBattles();
    expect(battles.map(({ game }) => game.id)).toEqual(battleIds);
    expect(battles.map(({ game }) => game.name)).toEqual(battleIds.map((id) => battleNames[id]));
    expect(battles.map(({ game }) => game.sides)).toEqual(battleIds.map((id) => battleSides[id]));
    expect(battles.map(({ staff }) => staff !== undefined)).toEqual(battleIds.map((id) => hasStaff[id]));
  });

  test('brings no battle with it before one is loaded', () => {
    const sources = ['battles', 'data-file', 'index', 'loaded-battle', 'opponents', 'phrases'];
    for (const name of sources) {
      const text = fs.readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
      expect(text, name).not.toMatch(/from '(@impulse|\.)\/(totensonntag|white-death)/);
    }
  });

  test('tells ids from other words', () => {
    expect(['totensonntag', 'white-death', 'Totensonntag', 'toString', ''].filter(isBattleId)).toEqual(battleIds);
  });
});

describe.each(battleIds)('%s', (id) => {
  test('is loaded once', async () => {
    expect(await loadBattle(id)).toBe(await loadBattle(id));
  });

  test('accepts its own data, and names the field that is wrong in others', async () => {
    const { dataFile } = await loadBattle(id);
    expect(dataFile.check(dataFile.builtIn)).toMatchObject({ ok: true, value: { hash: dataFile.hash } });
    const other = { ...(dataFile.builtIn as object), name: 7 };
    expect(dataFile.check(other)).toMatchObject({ ok: false, error: { path: 'name' } });
  });

  test('has names and notation for what can be done at its start', async () => {
    const battle = await loadBattle(id);
    const { game, phrases } = battle;
    for (const { id: scenario } of game.scenarios) {
      const state = game.start({ scenario });
      if (!state.ok) throw new Error(state.error.message);
      const turn = game.turn(state.value);
      if (turn.over) throw new Error(`${scenario} is over before it begins`);
      expect(battle.turnNumber(state.value)).toBe(turn.detail['turn']);
      expect(battle.losses(state.value)).toEqual([0, 0]);
      const action = game.legal(state.value, turn.side)[0];
      expect(battle.notate(action)).toMatch(/^[a-z]+( [\w=.-]+)*$/);
      for (const language of languages) {
        expect(phrases[language].order(action)).not.toBe('');
        expect(phrases[language].step(turn.step)).not.toBe(turn.step);
      }
    }
  });

  test('describes a position in numbers', async () => {
    const { game, features } = await loadBattle(id);
    const state = game.start({ scenario: game.scenarios[0].id });
    if (!state.ok) throw new Error(state.error.message);
    const into = new Float32Array(features.names.length);
    features.read(state.value, 0, into);
    expect(into[features.names.indexOf('own-units')]).toBeGreaterThan(20);
  });

  test('shows its units, and names its overlays', async () => {
    const { game, aids, phrases, unitIds } = await loadBattle(id);
    const state = game.start({ scenario: game.scenarios[0].id });
    if (!state.ok) throw new Error(state.error.message);
    const shown = aids.units(state.value, 'observer').map((unit) => unit.id);
    // Units of an option that is off do not take part.
    const playing = unitIds(state.value).filter((unit) => shown.includes(unit));
    expect(shown.toSorted()).toEqual(playing.toSorted());
    expect(shown.length).toBeGreaterThan(70);
    for (const language of languages) {
      for (const overlay of aids.overlays) expect(phrases[language].overlay(overlay.id)).not.toBe(overlay.id);
    }
  });
});
