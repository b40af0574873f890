import { entryOf } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { type Facts, isAircraft } from '../facts.js';
import { words } from './words.js';

export const refusals: Catalogue['refusals'] = {
  'battle-over': '戰局已經結束。',
  'not-your-decision': (f) => `現在不是由${f.side()}做決定。`,
  'wrong-step': wrongStep,
  'no-choice-of-number': '只有前一個啟動數字為 6 的玩家，或戰局第一個輪次的 CW 玩家，才能自選啟動數字。',
  'number-out-of-range': (f) => `啟動數字必須在 1 到 6 之間${f.has('value') ? `，不能是 ${f.figure('value')}` : ''}。`,
  'no-adjustment': '只有前一個啟動數字為 5 的玩家，才能調整擲骰結果。',
  'adjustment-out-of-range': '擲骰結果最多調整 1，而且必須在 1 到 6 之間。',
  'not-your-unit': (f) => `${foreignUnit(f)}不是${f.side()}的單位。`,
  'not-on-map': (f) => (f.has('other') ? `${f.unit()}與${f.unit('other')}都必須在地圖上。` : `${f.unit()}不在地圖上。`),
  'not-activated': notActivated,
  'not-with-panzers': (f) =>
    `${f.unit()}的主動值為 ${f.figure('initiative')}，啟動數字為 ${f.figure('an')}：若在行動段開始時與三號戰車營堆疊，即可行動。`,
  'no-panzers-entered': (f) =>
    `${f.unit()}的主動值為 ${f.figure('initiative')}，啟動數字為 ${f.figure('an')}：須有三號戰車營先在本行動段進場才能進場，每營一個單位。`,
  'stuart-refuelling': (f) =>
    `${f.unit()}移動時的主動值為 ${f.figure('initiative')}，啟動數字為 ${f.figure('an')}：本行動段只能突擊。`,
  'already-acted': (f) =>
    isAdvance(f) ? `${f.unit()}已經推進，或已決定不推進。` : `${f.unit()}在本行動段已經行動過。`,
  'artillery-only': (f) => `${f.unit()}不能砲擊，只有砲兵可以。`,
  'aircraft-only-fly': (f) => `${f.unit()}是飛行單位，只能飛行。`,
  'not-overstacked': (f) => `${f.unit()}所在的格子沒有超堆疊。`,
  'same-order': (f) => `${f.hex()}的堆疊已經是這個順序。`,
  'not-that-stack': (f) => `新的順序必須包含己方在${f.hex()}的每個單位，而且各列一次。`,
  'stops-in-zoc': (f) => `${f.unit()}一進入敵方 ZOC 就必須停下，本行動段不能再前進。`,
  'no-overrun-from-zoc-to-zoc': (f) => `${f.unit()}的最後一步來自敵方 ZOC 內的格子，之後不能突破${f.hex('overrun')}。`,
  'artillery-enters-zoc': (f) => `${f.unit()}是砲兵，不能進入敵方 ZOC${at(f)}。`,
  'no-path': (f) => `沒有指定${f.unit()}要移動到哪一格。`,
  'path-begins-at-unit': (f) => `${f.unit()}已在${f.hex()}：路徑應從要進入的第一格寫起。`,
  'not-adjacent': (f) => `${f.unit()}的路徑不連續：每一格都必須與前一格相鄰。`,
  'terrain-prohibited': (f) => `${f.unit()}不能進入斷崖${at(f)}，只有步兵可以。`,
  'enemy-occupied': (f) => `${f.unit()}不能進入有敵方單位的格子${at(f)}。`,
  'too-few-points': (f) => `${f.unit()}只有 ${f.figure('points')} 移動點，走不完這條路徑。`,
  'not-a-reinforcement': (f) => `${f.unit()}不是增援。`,
  'not-due-yet': (f) => `${f.unit()}要到第 ${f.figure('due')} 回合才能進場。`,
  'already-entered': (f) => `${f.unit()}已經進場過了。`,
  'not-an-entry-hex': (f) => `${f.unit()}不能從${f.hex()}進場。${openEntries(f)}`,
  'entry-not-blocked': (f) => `${f.unit()}自己的進入格還有空著的，必須從那裡進場。${openEntries(f)}`,
  'only-commonwealth-exits': '只有 CW 單位可以離開地圖。',
  'not-at-exit': (f) => `${f.unit()}只能從${f.hex()}離開地圖。`,
  'no-points-to-exit': (f) => `${f.unit()}只有 ${f.figure('points')} 移動點，不足以抵達${f.hex()}並再付 2 點離開地圖。`,
  'no-target': (f) =>
    f.has('other') && f.text('action') === 'fly'
      ? `${f.unit('other')}不是地圖上的敵方地面單位。`
      : `${target(f)}沒有可以攻擊的敵方單位。`,
  'target-not-adjacent': (f) =>
    f.has('overrun') ? `${f.unit()}發動突破的格子與${target(f)}不相鄰。` : `${target(f)}與${f.unit()}不相鄰。`,
  'only-armor-and-recon-overrun': (f) => `${f.unit()}不能突破，只有裝甲與偵察單位可以。`,
  'nothing-to-advance-into': (f) => `${f.hex()}不是剛清空的格子，不能推進到那裡。`,
  'did-not-attack-that-hex': (f) => `${f.unit()}在本行動段沒有突擊或突破過清空的格子，或與其不相鄰。`,
  'advance-prohibited-terrain': (f) => `${f.unit()}不能推進到自己無法進入的地形。`,
  'advance-from-overstacked-hex': (f) => `${f.unit()}身在超堆疊的格子，不能推進。`,
  'artillery-advances-into-zoc': (f) => `${f.unit()}是砲兵，不能推進到敵方 ZOC。`,
  'out-of-range': (f) =>
    f.has('range') && f.has('distance')
      ? `${f.hex()}距離 ${f.figure('distance')} 格，${f.unit()}的射程只有 ${f.figure('range')} 格。`
      : `${f.hex()}超出${f.unit()}的射程。`,
  'adjacent-barrage': (f) => `${f.hex()}與${f.unit()}相鄰：砲兵對相鄰的單位只能突擊，不能砲擊。`,
  'no-spotter': (f) => `${f.unit('other')}觀測不到${f.hex()}：一般單位可觀測一格遠，在斷崖上兩格，在高地上三格。`,
  'spots-for-itself': (f) => `${f.unit()}不能替自己觀測，必須由另一個單位觀測。`,
  'not-ranged-in': (f) => `${f.unit()}沒有鎖定${f.unit('other')}。`,
  'overrun-needs-move': (f) => `${f.unit()}必須先移動，才能突破${target(f)}。`,
  'overrun-hex-prohibited': (f) => `${f.unit()}不能突破${target(f)}，因為無法進入該格的地形。`,
  'overrun-too-few-points': (f) => `${f.unit()}共有 ${f.figure('points')} 移動點，剩餘的不足以突破${target(f)}。`,
  'one-overrun-only': (f) => `${f.unit()}在本行動段已經突破過一次，不能再突破。`,
  'recon-support-off': '本戰局不使用偵察單位支援突擊。',
  'supporter-not-recon': (f) => `${f.unit('other')}不能支援${f.unit()}：支援者必須是另一個偵察單位。`,
  'supporter-not-adjacent': (f) => `${f.unit('other')}與${f.hex()}不相鄰，不能支援對該格的突擊。`,
  'supporter-other-nation': (f) => `${f.unit('other')}不能支援顏色不同的${f.unit()}。`,
  'supporter-exhausted': (f) => `${f.unit('other')}在本行動段支援的次數已達其戰力點數。`,
  'supporter-already-acted': (f) => `${f.unit('other')}在本行動段已經行動過，不能支援。`,
  'aircraft-off': '本戰局不使用飛行單位。',
  'aircraft-not-available': aircraftNotAvailable,
  'air-target-not-adjacent': (f) => `${f.unit('other')}與${f.unit()}要去的${f.hex()}不相鄰。`,
  'air-target-missing': (f) => `必須指定${f.unit()}要攻擊的敵方單位。`,
  'air-target-later': '現在只寫下目的地，目標等到攻擊時再指定。',
  'aircraft-elsewhere': (f) => `${f.unit()}的目的地不是${f.hex()}。`,
  'aircraft-flew': (f) =>
    f.text('step') === 'air-plan' ? `${f.unit()}在本輪次已經有目的地。` : `${f.unit()}在本輪次已經出動過。`,
  'nothing-to-recover': (f) => (f.has('unit') ? `${f.unit()}沒有受到傷害，不必回復。` : '沒有需要回復擲骰的單位。'),
  'already-rolled': (f) => `${f.unit()}今晚已經做過回復擲骰。`,
  'outside-zone': (f) => `${f.unit()}不能部署在${f.hex()}，該格不在其部署範圍內。`,
  'not-set-up': (f) => (f.has('unit') ? `${f.unit()}不需部署，之後才會到達。` : '所有單位都已經放置。'),
  'zone-hex-full': (f) => `${f.hex()}已滿，放不下${f.unit()}。`,
  'set-up-prohibited-terrain': (f) => `${f.unit()}不能部署在${f.hex()}，因為無法進入該格的地形。`,
  'units-left': (f) =>
    f.has('left') ? `還有 ${f.figure('left')} 個單位沒有放置。` : '部署尚未完成，還有單位沒有放置。',
};

/** Where a path was refused, when the facts say so. */
function at(f: Facts): string {
  const hex = f.text('hex');
  return hex === undefined || f.text('action') === 'exit' ? '' : `（${hex}）`;
}

const target = (f: Facts): string => (f.has('overrun') ? f.hex('overrun') : f.hex());

const isAdvance = (f: Facts): boolean => f.text('action') === 'advance' || f.text('action') === 'stay';

function wrongStep(f: Facts): string {
  const action = entryOf(words.actions, f.text('action') ?? '');
  const step = entryOf(words.steps, f.text('step') ?? '');
  if (action === undefined || step === undefined) return words.unknownRefusal;
  if (f.text('action') === 'barrage-target' && f.text('step') === 'barrage-target') {
    return `${f.unit()}不是剛完成鎖定的砲兵。`;
  }
  return `目前是「${step}」，不能進行「${action}」。`;
}

const foreignUnit = (f: Facts): string => (f.isForeign('other') && !f.isForeign('unit') ? f.unit('other') : f.unit());

/** Where a unit that is refused at one hex may enter instead. */
function openEntries(f: Facts): string {
  const open = f.texts('open').join('、');
  return open === '' ? '現在沒有可以進場的格子。' : `現在可從這些格子進場：${open}。`;
}

function notActivated(f: Facts): string {
  const initiative = f.number('initiative');
  const an = f.number('an');
  if (initiative !== undefined && an !== undefined && initiative < an) {
    return `${f.unit()}的主動值為 ${initiative}，啟動數字為 ${an}：本行動段不能行動。`;
  }
  if (f.has('other')) return `${f.unit('other')}在本行動段未被啟動，不能支援。`;
  return `${f.unit()}在本行動段未被啟動。`;
}

function aircraftNotAvailable(f: Facts): string {
  if (f.has('unit') && !isAircraft(f)) return `${f.unit()}不是飛行單位。`;
  const initiative = f.number('initiative');
  const an = f.number('an');
  if (initiative === undefined || an === undefined) {
    return `${f.unit()}在本輪次不能出動：已被擊落，或主動值低於啟動數字。`;
  }
  return initiative < an
    ? `${f.unit()}的主動值為 ${initiative}，啟動數字為 ${an}：本輪次不能出動。`
    : `${f.unit()}已被擊落。`;
}
