import { formationIn, pointsIn } from '../facts.js';
import type { Catalogue } from '../catalogue.js';
import { subject } from './subject.js';

/** Assault, barrage, defensive fire, assault fire and advance. */
export const fireRefusals = {
  'impulse-too-short-to-assault': (f) =>
    `蘇軍要突擊，行動段至少須有 3 MP，或用完本回合剩餘的全部` +
    `${f.has('impulse') && f.has('left') ? `；這個行動段為 ${f.figure('impulse')} MP，之後還剩 ${f.figure('left')} MP` : ''}。`,
  'no-assault-declared': (f) => `${f.unit()}沒有宣告突擊，無從取消。`,
  'no-target': (f) => `${f.hex()}沒有可以攻擊的敵軍。`,
  'target-not-adjacent': (f) => `${f.hex()}與${f.unit()}不相鄰。`,
  'no-point-for-assault': (f) =>
    `${f.unit()}${f.has('points') ? `只剩 ${pointsIn(f)} MP` : '剩餘的移動點不足'}：突擊需要 1 MP。`,
  'fires-only-in-defence': (f) => `${f.unit()}只能在防禦時射擊，不能突擊。`,
  'assault-prohibited-terrain': (f) => `${f.unit()}不能突擊${f.hex()}：它不能通過前往那裡的地形。`,
  'assaults-already': (f) => `${f.unit()}在本行動段已經宣告突擊。`,
  'no-supply-for-assault': (f) => `沒有補給點可供${f.unit()}突擊。`,
  'garrison-may-not-assault': (f) => `${f.unit()}屬於尚未解除限制的守備隊，不能突擊。`,
  'stack-too-large-to-assault': (f) => `${f.unit()}所在的堆疊超過上限，不能突擊。`,
  'no-guns': '命令沒有指定砲擊的砲兵。',
  'not-deployed': (f) => `${subject(f)}沒有展開，不能間接射擊。`,
  'out-of-range': (f) =>
    `${f.hex()}超出${subject(f)}的射程${f.has('range') ? `，其射程為 ${f.figure('range')} 格` : ''}。`,
  'already-fired': (f) => `${subject(f)}已經射擊過，或被指定了兩次。`,
  'not-in-supply': (f) => `${subject(f)}沒有補給，不能砲擊。`,
  'no-supply-for-barrage': (f) => `補給點不足，${subject(f)}不能砲擊：砲擊需要 2 點。`,
  'no-supply-for-rockets': (f) => `補給點不足，${subject(f)}不能全力砲擊：德軍火箭砲全力需要 3 點，減半需要 2 點。`,
  'no-rockets': '命令選擇德軍火箭砲的威力，卻沒有指定火箭砲。',
  'mixed-supply': (f) => `${subject(f)}的補給池在本行動段沒有支付突擊，不能支援。`,
  'bad-split': '砲擊分成的每次攻擊都必須達到砲擊表的最低欄，總和不能超過砲擊值。',
  'barrage-too-weak': '這些火砲合計仍達不到砲擊表的最低欄。',
  'barraged-already': (f) => `${f.hex()}在本階段已經遭到砲擊。`,
  'not-under-assault': (f) => `${f.hex()}沒有遭到突擊。`,
  'fire-done': (f) => `${f.hex()}的射擊已經完成。`,
  'not-a-headquarters': (f) => `${formationIn(f)}在${f.hex()}的戰鬥中沒有可以擔任指揮部的單位。`,
  'no-headquarters': (f) => `${subject(f)}沒有可聽從的指揮部：該處有幾個師或旅作戰，而尚未指定指揮部。`,
  'support-other-formation': (f) => `${subject(f)}只能在自己的指揮部之下，支援同一師或旅的單位。`,
  'no-support-factor': (f) => `${subject(f)}沒有支援係數。`,
  shaken: (f) => `${subject(f)}動搖，本行動段不能射擊或突擊。`,
  'fired-at-once': (f) => `${subject(f)}被列出兩次；它只會被射擊一次。`,
  'no-guns-for-intensity': '支援的砲兵中沒有可以高強度射擊的，不必支付。',
  'no-supply-for-intensity': (f) => `${subject(f)}的補給池沒有補給點可供高強度射擊。`,
  'not-fired-at': (f) => `命令射擊的${f.has('unit') ? f.unit() : '單位'}沒有參與${f.hex()}的戰鬥。`,
  'too-much-fire': (f) => `命令分配的火力超過${f.hex()}戰鬥中的全部火力。`,
  'weapons-above-personnel': (f) =>
    `在${f.hex()}的戰鬥中，對${f.has('unit') ? f.unit() : '武器單位'}的戰力比不能高於對同格人員單位的戰力比。`,
  'personnel-not-attacked': (f) =>
    `在${f.hex()}的戰鬥中，同格的人員單位全都受到射擊時，才能射擊武器單位` +
    `${f.has('unit') ? `：${f.unit()}沒有受到射擊` : ''}。`,
  'not-a-weapons-unit': (f) =>
    `只有在此射擊的武器單位，才能選擇一般射擊或反戰車射擊${f.has('unit') ? `，${f.unit()}不是` : ''}。`,
  'antitank-in-defence-only': (f) =>
    `只有防禦射擊時才指定反戰車射擊的單位${f.has('unit') ? `，現在不能指定${f.unit()}` : ''}：` +
    `突擊時裝甲車輛一律進行反戰車射擊，其他單位則不能。`,
  'nothing-to-advance-into': (f) => `${f.hex()}不是剛清空的格子，不能推進到那裡。`,
  'did-not-assault-that-hex': (f) => `${f.unit()}沒有把對${f.hex()}的突擊進行到底，不能推進。`,
  'weapons-advance-alone': (f) => `${f.unit()}是武器單位，須在人員或裝甲車輛之後才能推進到${f.hex()}。`,
  'advance-prohibited-terrain': (f) => `${f.unit()}不能推進到${f.hex()}，因為不能通過前往那裡的地形。`,
} satisfies Partial<Catalogue['refusals']>;
