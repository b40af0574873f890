import type { AidWords } from '../aid-words.js';
import { date, when } from './numbers.js';

export const aids: AidWords = {
  objective: '勝利格',
  overlays: {
    'own-zoc': '我方控制區',
    'enemy-zoc': '敵方控制區',
    threat: '敵方可到達或攻擊的格子',
    artillery: '所選砲兵的射程',
    spotting: '我方單位可觀測的格子',
    control: '勝利格及其控制方，以及出口',
  },
  tracks: {
    turn: '回合',
    couplet: '輪次',
    'part-of-day': '時段',
    impulse: '行動段',
    'first-impulse': '先行動',
    activation: '啟動數字',
    rolled: '擲骰結果',
    settled: '決定方式',
    'previous-activation': '前一個數字',
    right: '本輪次的數字',
    'next-right': '下一輪次的數字',
    objectives: '控制的勝利格',
    exited: '已離開地圖前往托布魯克的兵力',
    points: '勝利分數',
  },
  partsOfDay: { before: '戰局開始前', day: '白天', night: '夜晚', after: '戰局結束後' },
  rights: { roll: '擲骰', adjust: '可將擲骰加減 1', choose: '可以自選' },
  warnings: { overstacked: '有格子超過三個單位：超額的單位將被消滅。' },
  effects: { stops: '單位進入敵方控制區後在此停止' },
  sceneMarks: { flew: '飛機', 'objective-taken': '佔領勝利格' },
  draftFields: {
    approach: '接近方向',
    support: '支援',
    spotter: '觀測員',
    target: '目標',
    'target-unit': '目標',
    order: '堆疊順序',
  },
  none: '無',
  chapters: {
    setup: '部署',
    couplet: (f) => when(f.number('turn'), f.number('couplet')),
    night: (f) => `第 ${f.figure('turn')} 回合${date(f.number('turn'))}夜晚`,
  },
  prospect: (f) =>
    `數字 ${f.figure('value')}：${f.figure('all')} 個單位中有 ${f.figure('activated')} 個能行動，移動點 ${f.figure('points')}`,
};
