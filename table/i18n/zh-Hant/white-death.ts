import type { Widen } from '../widen.js';
import type { whiteDeath as english } from '../en/white-death.js';
import { combat } from './white-death-combat.js';

export const whiteDeath: Widen<typeof english> = {
  ends: {
    setup: '完成部署',
    isolation: '完成',
    decision: '完成',
    movement: '結束移動',
    barrage: '結束砲擊',
    defence: '其餘照預設射擊',
    assault: '其餘照預設射擊',
    advance: '結束推進',
    over: '離開',
  },
  endSure: (step) => (step === 'setup' ? '結束後無法復原。' : '這個階段沒有其他事可做。'),
  nobodyActs: '沒有單位可以再行動。可以排列堆疊，或結束移動。',
  tracker: {
    title: '回合、階段與點數',
    turn: (turn, turns) => `第 ${turn}／${turns} 回合`,
    phases: '行動段的階段',
    phase: { decision: '決定', movement: '移動', barrage: '砲擊', defence: '防禦', assault: '突擊' },
    left: (points) => `${points} MP`,
    supply: (points) => `補給 ${points}`,
    fortress: (points) => `城內 ${points}`,
    replacements: (points) => `補充 ${points}`,
  },
  decision: {
    title: '行動段的移動點數',
    how: '選擇這次要用掉本回合十點中的幾點。數字下方是可以突擊的單位數。',
    none: '選一個數字，看看它會帶來什麼。',
    reach: (units) => `${units}`,
    noAssault: '不能突擊：須有 3 MP，或用完剩餘全部',
    turnEnds: '無：本回合結束',
  },
  isolation: {
    paid: '本回合要塞的單位不受孤立影響，稍後才被切斷也一樣。',
    kept: '被切斷者火力減半，士氣檢定 +1；補給點保留。',
  },
  tasks: {
    title: '待辦',
    lists: '單位清單',
    all: '可行動',
    how: '點選部隊，再點選一格：全隊保持隊形前進，各單位盡量接近自己的位置。按 N 依序查看清單。',
    deployAll: (guns) => (guns === 1 ? '展開這門火砲' : `全部展開（${guns}）`),
  },
  barrage: {
    how: '點選標示的六角格來安排砲擊。同一階段的所有砲擊只付一次補給。',
    nobody: '現在沒有火砲可以砲擊。',
  },
  nobodyAdvances: '突擊過的單位都不能推進。',
  fire: {
    garrison: '固有守備隊',
    attack: (number) => `第 ${number} 次攻擊`,
  },
  combat,
  pools: { conventional: '一般火力', antitank: '反戰車火力', barrage: '砲擊' },
  values: {
    intensity: { low: '低', high: '高', fortress: '只有大盧基高', outside: '只有大盧基以外高' },
    rockets: { half: '半值', full: '全值' },
  },
  commits: { assault: '宣告', defend: '射擊', fire: '射擊', replace: '補充', orders: '下令' },
  takesPart: {
    barrage: '火砲',
    defend: '支援火砲',
    fire: '支援火砲',
    move: '同行單位',
    enter: '同行單位',
    advance: '同行單位',
  },
  together: { move: '一起移動', enter: '一起進場', advance: '一起推進' },
  figures: (strength, fire, movement) =>
    ['戰力 ' + strength, '火力 ' + fire, movement === '' ? '' : movement + ' MP'].filter(Boolean).join(' · '),
  sheet: {
    points: '移動點數',
    ofPoints: (left, full) => `${left}／${full}`,
  },
  marks: {
    'reach-assault': '可到此並突擊',
    'reach-reveal': '可到此；可能遭遇未見的敵軍',
    'reach-roll': '可到此；須擲骰',
    'reach-rail': '可乘火車到此',
    'target-barrage': '可砲擊',
  },
  overlays: {
    'own-zoc': '己方 ZOC',
    'enemy-zoc': '敵方 ZOC',
    isolation: '連通區',
    supply: '補給',
    fights: '突擊',
    control: '目標',
    trace: '追溯路線',
    range: '射程',
    'half-range': '半射程',
  },
  jump: { turn: '回合', impulse: '行動段', assault: '突擊' },
  jumpKeys: 'Page Up 與 Page Down 跳到前後行動段，[ 與 ] 跳到前後突擊',
};
