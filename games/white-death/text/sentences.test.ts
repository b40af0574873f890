import { type Detail, languages } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import type { SideId } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { outcome } from '../rules/victory/victory.js';
import { type State, STEP } from '../state.js';
import { setting, scripted } from '../testing/setting.js';
import { fight } from '../testing/combat.js';
import { phrases, texts } from './index.js';

/** Some sentences word for word, in both languages. */

function told(state: State, side: SideId, action: Action, dice: readonly number[] = []): string[] {
  const refusal = whiteDeath.refuse(state, side, action);
  if (refusal) throw new Error(refusal.reason);
  const log: Parameters<typeof whiteDeath.play>[4] = [];
  whiteDeath.play(state, side, action, scripted(...dice), log);
  return log.flatMap((event) => languages.map((language) => texts[language].event(event)));
}

function refused(state: State, side: SideId, action: Action): string[] {
  const refusal = whiteDeath.refuse(state, side, action);
  if (!refusal) throw new Error('Not refused');
  return languages.map((language) => texts[language].refusal(refusal));
}

describe('names', () => {
  test('a designation that several counters bear, or that is a mere number, has its formation', () => {
    expect(['83id-i-277', '9grd-smg', '9grd-18g', '357rd-1188', 'lix-736'].map(phrases.en.unit)).toEqual([
      'I/277',
      'SMG (9 Gds Rifle Div)',
      '18G (9 Gds Rifle Div)',
      '1188 (357 Rifle Div)',
      '736 (LIX Corps)',
    ]);
    expect(phrases['zh-Hant'].unit('9grd-smg')).toBe('衝鋒槍兵（近衛第 9 步兵師）');
  });

  test('a hex has its place, without brackets in brackets', () => {
    expect(phrases.en.hex('2219')).toBe('2219 (Velikiye Luki, Citadel)');
    expect(phrases['zh-Hant'].hex('2219')).toBe('2219 格（大盧基，城堡）');
    expect(phrases.en.hex('2222')).toBe('2222');
  });

  test('turns have their days', () => {
    expect(languages.map((language) => phrases[language].when(2, 3))).toEqual([
      'Turn 2 (24–28 November), impulse 3',
      '第 2 回合（11 月 24 日至 28 日）第 3 行動段',
    ]);
  });
});

describe('log', () => {
  test('a move tells its way and its cost', () => {
    const state = setting({ impulse: 4, units: { '357rd-1188': '3025' } });
    const [english, chinese] = told(state, 'soviet', { type: 'move', unit: '357rd-1188', path: ['3126', '3127'] });
    expect(english).toMatch(
      /^1188 \(357 Rifle Div\) moves from 3025 \(Nemkowo\) to 3127 \(Wskuja\) via 3126 for 2 MP\.$/,
    );
    expect(chinese).toMatch(
      /^1188（第 357 步兵師）由 3025 格（涅姆科沃）移動到 3127 格（弗斯庫亞），途經 3126，花費 2 MP。$/,
    );
  });

  test('rule standing-orders a retreat that went elsewhere for its order, and an order that was cancelled', () => {
    const rule = 'standing-orders';
    const retreat = { order: 'retreat', value: 'town', unit: '357rd-1188', hex: '3127' };
    expect(texts.en.event({ type: 'order-acted', rule, detail: retreat })).toBe(
      'Standing order: 1188 (357 Rifle Div) retreats to 3127 (Wskuja), for retreats prefer towns.',
    );
    expect(texts['zh-Hant'].event({ type: 'order-acted', rule, detail: retreat })).toContain('撤退優先城鎮');
    const detail = { order: 'defence', hex: '3127', reason: 'reserve', reserve: 0 };
    expect(texts.en.event({ type: 'order-disarmed', rule, detail })).toContain('there is no supply point');
  });

  test('a barrage names whom it falls on, and no bracket follows a bracket', () => {
    const barrage = (units: number) => {
      const event = { type: 'barrage', rule: '11B2a', detail: { side: 'soviet', hex: '2828', attacks: [15], units } };
      return languages.map((language) => texts[language].event(event));
    };
    expect(barrage(3)).toEqual([
      'The Soviets barrage 3 units in 2828 (Martianowo): value 15.',
      '蘇軍砲擊 2828 格（馬爾季亞諾沃）的 3 個單位：砲擊值 15。',
    ]);
    expect(barrage(0)).toEqual([
      'The Soviets barrage the intrinsic garrison of 2828 (Martianowo): value 15.',
      '蘇軍砲擊 2828 格（馬爾季亞諾沃）的固有守軍：砲擊值 15。',
    ]);
    const guns = [{ unit: '18mech-mor', value: 3 }];
    expect(texts['zh-Hant'].event({ type: 'barrage-guns', rule: '11B2a', detail: { hex: '2828', guns } })).toBe(
      '砲擊 2828 格（馬爾季亞諾沃）的砲兵：迫擊砲（第 18 機械化旅）3 點。',
    );
  });

  test('a designation keeps its small letters at the beginning of a sentence', () => {
    expect(texts.en.event({ type: 'eliminated', rule: '9C4', detail: { unit: '8pz-le-10-pz', hex: '1015' } })).toBe(
      'le/10 Pz is eliminated in 1015.',
    );
    expect(texts.en.event({ type: 'eliminated', rule: '9C4', detail: {} })).toBe('The unit is eliminated.');
  });

  test('a barrage tells of value, dice, modifiers and losses', () => {
    const detail = {
      unit: '83id-i-251',
      hex: '2828',
      dice: [1, 3],
      terms: [
        { rule: '11B3', what: 'unobserved', value: 2 },
        { rule: '11B2b', what: 'town', value: 1 },
      ],
      result: 3,
      lost: 1,
    };
    const event = { type: 'barrage-struck', rule: '11B2b', detail };
    expect(languages.map((language) => texts[language].event(event))).toEqual([
      'Barrage on I/251 in 2828 (Martianowo): dice 1, 3, +2 not observed, +1 town: ' +
        'result 3, 1 SP lost (at most half its strength, at least 1).',
      '砲擊 2828 格（馬爾季亞諾沃）的 I/251：擲出 1、3，未觀測 +2，城鎮 +1：結果 3，損失 1 SP（最多一半戰力，至少 1）。',
    ]);
  });

  test('a fire tells of odds and result, a morale check of its sum', () => {
    const fire = { unit: '83id-i-257', hex: '2930', fire: 40, defence: 8, odds: '5:1', die: 2, result: 3 };
    expect(texts.en.event({ type: 'conventional-fire', rule: '9C4', detail: fire })).toBe(
      'Conventional fire on I/257 in 2930: 40 against 8, odds 5:1, die 2: MC3.',
    );
    const terms = [
      { rule: '14A3', what: 'result', value: 3 },
      { rule: '14C5', what: 'snow', value: 1 },
    ];
    const check = { unit: '83id-i-257', hex: '2930', phase: 'defence', die: 2, terms, total: 6, morale: 5 };
    const morale = { type: 'morale', rule: '14', detail: { ...check, outcome: 'failed' } };
    expect(languages.map((language) => texts[language].event(morale))).toEqual([
      'Morale check of I/257 in 2930: die 2 + 4 (+3 result of the fire, +1 snow) = 6 against morale 5: failed.',
      '2930 格的 I/257 進行士氣檢定：擲出 2 + 4（射擊結果 +3，降雪 +1）= 6，對士氣值 5：未通過。',
    ]);
  });
});

describe('refusals', () => {
  test('rule 18 no replacements at all are not called a lack of them', () => {
    const refusal = (value: number) => {
      const detail = { side: 'german', unit: '83id-i-277', value };
      return languages.map((language) => texts[language].refusal({ rule: '18', reason: 'no-replacements', detail }));
    };
    expect(refusal(0)).toEqual(['Replacements are added by whole points, at least 1.', '補充以整點計，至少 1 點。']);
    expect(refusal(2)).toEqual(['The Germans do not have 2 replacement points in hand.', '德軍的補充點不足 2 點。']);
  });

  test('rule 22 a garrison is told where it may go, in the city and outside', () => {
    const refusal = (action: string) => {
      const detail = { side: 'german', unit: '83id-i-277', hex: '2618', action };
      return texts.en.refusal({ rule: '22', reason: 'garrison-leaves-city', detail });
    };
    expect(refusal('move')).toMatch(/only in the city or nearer to it, not to 2618\.$/);
    expect(refusal('exit')).toMatch(/only in the city or nearer to it, not off the map\.$/);
  });

  test('a unit without enough points is told what it has', () => {
    const state = setting({ impulse: 1, units: { '357rd-1188': '3020' } });
    expect(
      refused(state, 'soviet', { type: 'move', unit: '357rd-1188', path: ['3021', '3022', '3023', '3024'] })[0],
    ).toMatch(/^1188 \(357 Rifle Div\) has 1 MP of this impulse left: too few to get as far as \d{4}.*\.$/);
  });

  test('a Soviet impulse too short for an assault is told both numbers', () => {
    const units = { '357rd-1188': '2119', '83id-i-277': '2219' };
    const state = setting({ impulse: 2, left: [5, 10], units });
    expect(refused(state, 'soviet', { type: 'assault', unit: '357rd-1188', target: '2219' })).toEqual([
      'A Soviet impulse with assaults takes at least 3 MP, or all that is left of the turn; this one has 2, with 5 left over.',
      '蘇軍要突擊，行動段至少須有 3 MP，或用完本回合剩餘的全部；這個行動段為 2 MP，之後還剩 5 MP。',
    ]);
  });

  test('where an order names guns, the one that cannot fire is named', () => {
    const units = {
      '357rd-art': '2120',
      'army-41g-gun': { at: '2521', deployed: true },
      '9grd-art': { at: '3536', deployed: true },
      '83id-i-277': '2219',
    };
    const state = setting({ step: 'barrage', units });
    expect(refused(state, 'soviet', { type: 'barrage', target: '2219', units: ['army-41g-gun', '357rd-art'] })).toEqual(
      ['923 Art is not deployed and cannot fire indirectly.', '923 Art 沒有展開，不能間接射擊。'],
    );
    expect(
      refused(state, 'soviet', { type: 'barrage', target: '2219', units: ['army-41g-gun', '9grd-art'] })[0],
    ).toMatch(/^2219 .* is out of range of .*Art.*, which reaches \d hexes\.$/);
    expect(
      refused(state, 'soviet', { type: 'barrage', target: '2219', units: ['army-41g-gun', '83id-i-183'] }),
    ).toEqual(['I/183 is a unit of the other side.', 'I/183 是對方的單位。']);
  });

  test('where an order divides fire, the unit that breaks the rules is named', () => {
    const units = { '9grd-18g': '2318', '83id-i-277': '2219', '83id-13-277': '2219', '83id-iii-277': '2320' };
    const state = fight('2219', ['9grd-18g'], 'assault', { units });
    const fire = (allocation: Record<string, number>): Action => ({ type: 'fire', target: '2219', allocation });
    expect(refused(state, 'soviet', fire({ '83id-iii-277': 2 }))[0]).toMatch(
      /^The order fires at III\/277, which takes no part in the fight for 2219/,
    );
    expect(refused(state, 'soviet', fire({ '83id-i-277': 0, '83id-13-277': 2 }))[0]).toMatch(
      /are fired at too: I\/277 is not\.$/,
    );
    const antitank: Action = { type: 'fire', target: '2219', antitank: ['9grd-18g'] };
    expect(refused(state, 'soviet', antitank)[0]).toBe(
      'Units for antitank fire are named only in defensive fire, not 18G (9 Gds Rifle Div) now: ' +
        'in an assault AFVs always fire it, and nobody else does.',
    );
    const defending = fight('2219', ['9grd-18g'], 'defence', { units });
    expect(refused(defending, 'german', { type: 'defend', target: '2219', antitank: ['83id-i-277'] })).toEqual([
      'Only weapons units that fire here choose between conventional and antitank fire, and I/277 is not one.',
      '只有在此射擊的武器單位，才能選擇一般射擊或反戰車射擊，I/277 不是。',
    ]);
    expect(refused(defending, 'german', { type: 'defend', target: '2219', support: ['83id-iii-277'] })[0]).toBe(
      'III/277 is not artillery that can do this.',
    );
  });

  test('a refusal of a gun is not told with the gun of the one before', () => {
    const state = setting({ step: 'barrage', units: { '357rd-art': '2120', '83id-i-277': '2219' } });
    refused(state, 'soviet', { type: 'barrage', target: '2219', units: ['357rd-art'] });
    const refusal = whiteDeath.refuse(state, 'soviet', { type: 'barrage', target: '2219', units: [] });
    expect(refusal).toMatchObject({ reason: 'no-guns' });
    expect(refusal!.detail).not.toHaveProperty('unit');
  });
});

describe('forecasts', () => {
  test('they say who is not fired at, and that units out of sight are not counted', () => {
    const notes = (kind: string, detail: Detail) => {
      const made = { kind, rule: '9C4', terms: [], outcomes: [], detail };
      return languages.map((language) => phrases[language].forecastNotes(made));
    };
    const fates = [{ fate: 'unharmed', lost: 0, probability: 1 }];
    const target = { unit: '83id-i-277', kind: 'conventional', fire: 0, defence: 6, odds: '-', fates };
    expect(notes('fire', { targets: [target] })).toEqual([
      ['I/277, not fired at: 100% unharmed'],
      ['I/277，未受射擊：100% 無損'],
    ]);
    expect(notes('transit', { unknownUnits: 1 })).toEqual([
      ['1 unit not seen, counted only at worst'],
      ['看不到的單位 1 個，只計入最壞情況'],
    ]);
    expect(notes('barrage', { unknownUnits: 3 })[0]).toEqual(['3 units not seen, not counted in the losses']);
  });
});

describe('outcome', () => {
  test('it tells how clear the victory is', () => {
    const state = setting({ units: {} });
    state.step = STEP.over;
    const result = outcome(state);
    for (const language of languages) expect(texts[language].turn(result)).not.toMatch(/undefined|\?/);
    expect(phrases.en.accountLine(result.account.at(-1)!)).not.toContain('VP');
  });
});
