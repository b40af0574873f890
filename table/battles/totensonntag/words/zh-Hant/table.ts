import type { Widen } from '../../../../i18n/widen.js';
import type { totensonntag as english } from '../en/table.js';

export const totensonntag: Widen<typeof english> = {
  ends: {
    setup: '完成部署',
    'choose-an': '完成',
    'adjust-an': '完成',
    'air-plan': '結束安排',
    'air-strike': '結束攻擊',
    impulse: '結束行動段',
    'barrage-target': '完成',
    advance: '結束推進',
    excess: '完成',
    night: '結束夜晚',
    over: '離開',
  },
  nobodyActs: '沒有單位可以再行動。可以排列堆疊，或結束行動段。',
  tracker: {
    title: '回合與啟動數字',
    turn: (turn, turns) => `第 ${turn}／${turns} 回合`,
    date: (day) => `1941 年 ${day}`,
    couplets: '本回合的輪次',
    couplet: (number) => `輪次 ${number}`,
    night: '夜晚',
    pointsHint: 'CW 玩家的勝利分數：1 分以上即獲勝',
    first: '先行動',
    second: '後行動',
    acting: (impulse) => (impulse === 1 ? '先行動，行動中' : '後行動，行動中'),
    secret: '保密',
    rolled: (die) => `擲出 ${die}`,
    last: (number) => `前一個數字 ${number}`,
    noLast: '沒有前一個數字',
    mayAdjust: '可將擲骰加減 1',
    mayChoose: '可以自選',
    willAdjust: '下次擲骰可加減 1',
    willChoose: '下次可以自選',
  },
  victory: {
    leads: (side) => `目前的局面由${side}獲勝。`,
  },
  forecast: {
    target: '目標',
    rangedIn: '鎖定',
    thenHit: '鎖定後命中',
    choices: {
      assault: '支援',
      overrun: '接近方向',
      barrage: '觀測員',
      'barrage-target': '目標',
      'air-strike': '目標',
      exit: '在出口格',
    },
    leave: '離開地圖',
    stop: (hex) => `停在 ${hex}`,
    noSupport: '沒有支援',
    support: (unit) => `由${unit}支援`,
    spotter: (unit) => `由${unit}觀測`,
    from: (hex) => `從 ${hex}`,
    after: (hex, cost, steps) => `從 ${hex}，先走 ${steps} 格，花費 ${cost} MP`,
    here: '目前的位置',
    crowded: (hex) => `${hex} 已有三個單位：若四個之中沒有單位由此前進，行動段結束時必須消滅其中一個。`,
    worth: (units, points, exited, needed) => {
      const who = units === 1 ? '此單位' : `這 ${units} 個單位共`;
      const worth = points > 0 ? `${who}值 ${points} 點` : `砲兵不計，${who}值 0 點`;
      return `需要 ${needed} 點戰力離開，${worth}，至今已離開 ${exited} 點。離開的單位不會再回來。`;
    },
  },
  sum: (dice, firepower, total, protection) =>
    `${dice.join(' + ')} ${firepower < 0 ? `− ${-firepower}` : `+ ${firepower}`} = ${total}，對防護值 ${protection}`,
  numbers: {
    title: '啟動數字',
    whoFirst:
      '數字較大的一方先行動，同數由 DAK 先行動。主動值不小於此數字的單位才能行動；數字大，能行動的單位少，但移動點多。雙方數字都確定之前，沒有人看得到你的選擇。',
    prospect: (number, activated, all, points, first) =>
      `數字 ${number}：${all} 個單位中有 ${activated} 個能行動，移動點 ${points}，先行動的機率 ${first}`,
    first: (chance) => `先手 ${chance}`,
    units: (count) => `${count} 個單位`,
    points: (count) => `${count} MP`,
    roll: '改為擲骰',
    youRolled: (die) => `你擲出 ${die}。前一個數字為 5，所以可以加減 1。`,
    change: (delta) => (delta === 0 ? '不變' : delta < 0 ? '減 1' : '加 1'),
  },
  attackers: {
    title: '誰能攻擊此格',
    how: '假如我方行動段現在開始：所需的啟動數字。',
    nobody: '假如我方行動段現在開始，無論啟動數字為何，我方沒有單位能攻擊此格。',
    numbers: (numbers) => `啟動數字 ${numbers}`,
    together: (numbers, chance) => `最佳組合，${numbers}：清空該格 ${chance}。`,
    chance: (chance) => `命中機率 ${chance}`,
  },
  night: {
    nobody: '沒有單位需要回復。',
    odds: (hits, needed, chance) =>
      `${hits} 顆骰子，${needed > 6 ? '不可能成功' : `${hits > 1 ? '每顆' : ''}須 ${needed} 以上`}（${chance}）`,
    recover: '擲骰',
  },
  air: {
    title: '飛行單位',
    plan: '先選飛行單位，再選目的地。六格以內的敵方飛行單位會與它交戰。',
    strike: '先選飛行單位，再選要攻擊的敵方單位。',
    over: (hex) => `在${hex}上空`,
    waiting: '可以出動',
    notNow: '本輪次不能出動',
    send: '選擇',
  },
  excess: '消滅',
  figures: (strength, full, protection, initiative) =>
    `戰力 ${strength}/${full} · 防護 ${protection} · 主動 ${initiative}`,
  sheet: {
    acts: (number) => `不小於 ${number}：已啟動`,
    waits: (number) => `小於 ${number}：未啟動`,
    points: '移動點',
  },
  standing: {
    title: '常設命令',
    about:
      '由伺服器代你決定，讓對手不必等你。行動段之中不會詢問另一方，只有啟動數字與夜晚會詢問。敵方看不到這些命令，在你更改之前一直有效；現在正在問你的事也會由它們回答。',
    names: { choice: '前一個數字為 6 時', adjustment: '前一個數字為 5 時', night: '夜晚' },
    values: {
      choice: { ask: '問我', roll: '擲骰', number: (number) => `選擇 ${number}` },
      adjustment: { ask: '問我', keep: '不變', up: '加 1', down: '減 1' },
      night: { ask: '問我', recover: '全部回復擲骰，然後結束' },
    },
    meaning: {
      choice: {
        ask: '問你要選擇數字還是擲骰。',
        roll: '放棄選擇而擲骰。',
        number: (number) => `你的數字是 ${number}，雙方公開時敵方才會知道。`,
      },
      adjustment: {
        ask: '問你是否把擲骰結果加減 1。',
        keep: '擲骰結果保持不變。',
        up: '擲骰結果加 1；6 仍是 6。',
        down: '擲骰結果減 1；1 仍是 1。',
      },
      night: {
        ask: '問你由誰進行回復擲骰，你也可以調整堆疊。',
        recover: '你所有受損的單位都擲骰，然後結束你的夜晚。堆疊保持原樣。',
      },
    },
    hindsight: {
      chose: (number) => `上次你選了 ${number}。`,
      rolled: '上次你擲了骰。',
      otherwise: (done, would) => `${done}這個命令則會${would}。`,
      same: (done) => `${done}這個命令也會這樣做。`,
      changed: (rolled, made) => (rolled === made ? `上次你保留了 ${rolled}。` : `上次你把 ${rolled} 改成 ${made}。`),
      made: (number) => `得到 ${number}`,
      chosen: (number) => `選擇 ${number}`,
      dice: '擲骰',
      night: (units) =>
        units === 0 ? '上個夜晚你沒有單位進行回復擲骰。' : `上個夜晚你有 ${units} 個單位進行回復擲骰。`,
      all: '讓所有受損的單位擲骰',
      never: '這件事還沒有問過你。',
    },
  },
  nightOf: (turn) => `第 ${turn} 回合的夜晚`,
  corps: '軍直屬部隊',
  overlays: {
    'own-zoc': '我方 ZOC',
    'enemy-zoc': '敵方 ZOC',
    threat: '威脅',
    artillery: '射程',
    spotting: '觀測',
    control: '勝利格',
  },
  stops: '在敵方控制區停下',
  jump: { turn: '回合', couplet: '輪次', impulse: '行動段', attack: '攻擊' },
  jumpKeys: 'Page Up 與 Page Down 跳到前後輪次，[ 與 ] 跳到前後攻擊',
};
