import { languages } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import type { SideId } from '../data/types.js';
import { totensonntag } from '../game.js';
import { victoryAccount } from '../rules/victory.js';
import type { State } from '../state.js';
import { act, setting } from '../testing/setting.js';
import { phrases, texts } from './index.js';

/** Some sentences word for word, in both languages. */

const told = (state: State, side: SideId, action: Action, dice: readonly number[] = []): string[] => {
  const log = act(state, side, action, dice);
  return log.flatMap((event) => languages.map((language) => texts[language].event(event)));
};

const refused = (state: State, side: SideId, action: Action): string[] => {
  const refusal = totensonntag.refuse(state, side, action);
  if (!refusal) throw new Error('Not refused');
  return languages.map((language) => texts[language].refusal(refusal));
};

describe('log', () => {
  test('an assault shows its whole arithmetic', () => {
    const state = setting({ an: 3, units: { '7ad-7h': 'M6', '21-pz5-1': 'M7' } });
    expect(told(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'M7' }, [4, 5])).toEqual([
      '7 HUSSARS/7A assaults 1/5/21 Pzd in M7 (Sidi Rezegh): strength 3, −1 against German panzers or panzerjäger = ' +
        'firepower 2; dice 4+5 + 2 = 11 against protection 11: hit.',
      '7 HUSSARS/7A 突擊 M7（西迪雷澤格）的 1/5/21 Pzd：戰力點 3，攻擊德國戰車或驅逐戰車 −1，火力共 2；' +
        '擲骰 4+5 + 2 = 11，對防護值 11：命中。',
      '1/5/21 Pzd takes a hit: strength 3 left.',
      '1/5/21 Pzd 受到一次傷害，剩下 3 戰力點。',
    ]);
  });

  test('a supported assault names the supporter', () => {
    const units = { '7ad-7h': 'C5', '7ad-kdg': 'C6', 'ari-ber-3': 'D5' };
    const state = setting({ an: 3, options: { reconSupport: 'on' }, units });
    const assault: Action = { type: 'assault', unit: '7ad-7h', target: 'D5', support: '7ad-kdg' };
    expect(told(state, 'cw', assault, [1, 2])).toEqual([
      '7 HUSSARS/7A assaults Ariete 3/8 in D5, supported by KDG: strength 3, +1 recon support = firepower 4; ' +
        'dice 1+2 + 4 = 7 against protection 10: miss.',
      '7 HUSSARS/7A 突擊 D5 的公羊裝甲師 3/8，由 KDG 支援：戰力點 3，偵察單位支援 +1，火力共 4；' +
        '擲骰 1+2 + 4 = 7，對防護值 10：未命中。',
    ]);
  });

  test('a barrage tells how each unit was ranged in on', () => {
    const units = { '7ad-4rha': 'C3', '7ad-kdg': 'C4', 'ari-ber-3': 'C5', 'ari-ber-5': 'C5' };
    const state = setting({ an: 3, units });
    const barrage: Action = { type: 'barrage', unit: '7ad-4rha', target: 'C5', spotter: '7ad-kdg' };
    expect(told(state, 'cw', barrage, [4, 3, 1, 1]).slice(0, 2)).toEqual([
      '4 RHA/7SG ranges in on C5, spotted by KDG: Ariete 3/8 (die 4) ranged in; Ariete 5/8 (die 3) not ranged in.',
      '4 RHA/7SG 嘗試鎖定 C5，由 KDG 觀測：公羊裝甲師 3/8（擲出 4）成功、公羊裝甲師 5/8（擲出 3）失敗。',
    ]);
  });

  test('moves name the way, and an objective is taken', () => {
    const state = setting({ an: 3, units: { '7ad-7h': 'M5' } });
    const lines = told(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['M6', 'M7'] });
    expect(lines.toSorted()).toEqual(
      [
        '7 HUSSARS/7A moves from M5 to M7 (Sidi Rezegh) via M6.',
        '7 HUSSARS/7A 由 M5 移動到 M7（西迪雷澤格），途經 M6。',
        'The Commonwealth takes M7 (Sidi Rezegh).',
        'CW 玩家取得 M7（西迪雷澤格）的控制權。',
      ].toSorted(),
    );
  });

  test('leaving for Tobruk counts strength, but not that of guns', () => {
    const state = setting({ an: 3, units: { '7ad-7h': 'Q2', '7ad-4rha': 'Q2' } });
    expect(told(state, 'cw', { type: 'exit', unit: '7ad-7h', path: [] })[0]).toMatch(
      /^7 HUSSARS\/7A leaves the map at Q2 \(To Tobruk\) with strength 3; strength that has left for Tobruk: 3\b/,
    );
    expect(told(state, 'cw', { type: 'exit', unit: '7ad-4rha', path: [] })[1]).toMatch(
      /^4 RHA\/7SG 由 Q2（往托布魯克）離開地圖；砲兵不計入解圍托布魯克的戰力點（累計 3/,
    );
    const relief = victoryAccount(state).at(-1)!;
    expect(languages.map((language) => phrases[language].accountLine(relief))).toEqual([
      'Tobruk not relieved: 3 of 9 strength points have left the map (0 VP)',
      '托布魯克尚未解圍：離開地圖的戰力點 3／9（0 VP）',
    ]);
  });
});

describe('refusals', () => {
  test('a unit that is not activated is told the numbers', () => {
    const state = setting({ an: 4, units: { '7ad-4rha': 'C3', '7ad-3rtr': 'D9' } });
    expect(refused(state, 'cw', { type: 'move', unit: '7ad-4rha', path: ['C4'] })).toEqual([
      '4 RHA/7SG has initiative 3 and the activation number is 4: it stays idle this impulse.',
      '4 RHA/7SG 的主動值為 3，啟動數字為 4：本行動段不能行動。',
    ]);
    expect(refused(state, 'cw', { type: 'move', unit: '7ad-3rtr', path: ['D10'] })).toEqual([
      '3 RTR/4A moves with initiative 3 and the activation number is 4: it can only assault this impulse.',
      '3 RTR/4A 移動時的主動值為 3，啟動數字為 4：本行動段只能突擊。',
    ]);
  });

  test('a supporter that is not activated is named, not the unit it would support', () => {
    const detail = { unit: 'nz-24', other: 'sa-3sac', initiative: 3, an: 3 };
    const refusal = { rule: '3.1', reason: 'not-activated', detail };
    expect(texts.en.refusal(refusal)).toBe('3 SA ARM CAR RGT is not activated this impulse and cannot support.');
  });

  test('of two units the one of the other side is named', () => {
    const state = setting({ an: 3, units: { '7ad-4rha': 'C3', '21-rec3': 'C4', 'ari-ber-3': 'C5' } });
    const barrage: Action = { type: 'barrage', unit: '7ad-4rha', target: 'C5', spotter: '21-rec3' };
    expect(refused(state, 'cw', barrage)).toEqual([
      '3/21 Pzd does not belong to the Commonwealth.',
      '3/21 Pzd 不是 CW 玩家的單位。',
    ]);
  });
});
