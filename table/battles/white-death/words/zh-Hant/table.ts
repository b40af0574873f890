import type { Widen } from '../../../../i18n/widen.js';
import type { whiteDeath as english } from '../en/table.js';
import { combat } from './combat.js';

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
  nobodyActs: '沒有單位可以再行動。可以排列堆疊，或結束移動。',
  tracker: {
    title: '回合、階段與點數',
    turn: (turn, turns) => `第 ${turn}／${turns} 回合`,
    turnFrom: (turn, count, turns) => `第 ${turn} 回合（${count}／${turns}）`,
    phases: '行動段的階段',
    phase: { decision: '決定', movement: '移動', barrage: '砲擊', defence: '防禦', assault: '突擊' },
    left: (points) => `${points} MP`,
    supply: (points) => `補給 ${points}`,
    fortress: (points) => `城內 ${points}`,
    replacements: (points) => `補充 ${points}`,
    railed: (points, most) => `鐵路 ${points}／${most} SP`,
  },
  decision: {
    title: '行動段的移動點',
    how: (left) => `本回合剩餘 ${left} 點；數字下方是可突擊的單位數。`,
    refit: '戰車旅整補：僅限此時',
    refitted: '該旅移出地圖，第 11 回合起由東部以滿編返回；已被消滅的單位不會恢復。',
    needs: {
      soviet: '蘇軍的行動段須有 3 MP 以上，或用完剩餘全部，才能突擊並計算鐵路城鎮分數；德軍用幾點都能突擊。',
      german: '德軍用幾點都能突擊；蘇軍須有 3 MP 以上，或用完剩餘全部。',
    },
    alternate: (enemy, theirs, own) =>
      `接著由${enemy}決定（${theirs} MP），然後又輪到你（${own} MP）。一方用完點數後，另一方就連續行動。`,
    unanswered: (enemy, theirs) => `這是你最後的點數：之後${enemy}可以連續用掉 ${theirs} MP，你無法回應。`,
    alone: (own) => `對方無法回應：你可以繼續用剩餘的 ${own} MP。`,
    ends: '本回合隨之結束。',
    wait: (units) => `本回合有 ${units} 個增援單位要到你的第二個行動段才能進場，這樣就得等到下回合。`,
    none: '選一個數字，看看它會帶來什麼。',
    reach: (units) => `${units}`,
    noAssault: '不能突擊：須有 3 MP，或用完剩餘全部',
    turnEnds: '無：本回合結束',
  },
  isolation: {
    paid: '本回合要塞的單位不受孤立影響，稍後才被切斷也一樣。',
    kept: '被切斷者火力減半，士氣檢定 +1；補給點保留。',
  },
  chart: {
    title: (mobility) => `${mobility}單位的地形表`,
    ground: '地形',
    cost: '耗費 MP',
    defence: '防禦值',
    prohibited: '不可進入',
    leaving: (enter, leave) => `${enter}，離開 +${leave}`,
  },
  tasks: {
    title: '待辦',
    lists: '單位清單',
    all: '可行動',
    how: '點選部隊，再點選一格：全隊保持隊形前進，各單位盡量接近自己的位置。',
    byKey: '按 N 依序查看清單。',
    strengthen: (what, left) => `${what}：${left}。每按一次增加 1 個戰力點。`,
    strength: (left, full) => `${left}／${full} SP`,
    deployAll: (guns) => (guns === 1 ? '展開這個砲兵單位' : `全部展開（${guns}）`),
  },
  barrage: {
    how: '點選亮起的格子來安排砲擊。同一階段的所有砲擊只付一次補給。',
    nobody: '現在沒有火砲可以砲擊。',
  },
  otherEntries: {
    title: '改換進入區',
    how: '南部進入區的單位可在同一回合改由西南進入區進入；兩區的單位都可晚一回合改由西部進入區進入。',
    send: (formation, units, area) => `${formation}（${units}）：${area}`,
  },
  nobodyAdvances: '突擊該格的單位已沒有能再推進的。',
  fire: {
    garrison: '固有守軍',
    attack: (number) => `第 ${number} 次攻擊`,
  },
  combat,
  standing: {
    about: '敵方行動段中，我方不經詢問就會做的事。敵方看不到這些命令；在你更改之前一直有效。',
    nothingYet: '敵方還沒有進行過行動段，無從評估。',
    last: (when, hexes) => (hexes === '' ? `${when}：我方沒有格子遭到突擊。` : `${when}：敵方突擊${hexes}。`),
    meaning: {
      reserve: (points) =>
        points === 0 ? '高強度可以用掉最後 1 點補給。' : `若高強度會使補給點少於 ${points} 點，就改為詢問你。`,
      values: {
        defence: {
          ask: '每個遭突擊的格子都等你決定：指揮部、砲兵與火力分配。',
          fire: '每個遭突擊的格子立即射擊，火力自動做最佳分配。',
        },
        support: {
          none: '砲兵不動，也不消耗補給。',
          low: '射程內的砲兵全部支援，係數各為 1，不消耗補給。',
          high: '射程內的砲兵全部以完整係數支援，每個行動段、每個補給池付 1 點。',
        },
        headquarters: {
          'most-guns': '多個部隊防守同一格時，由砲兵增加最多的部隊指揮。',
          'most-strength': '多個部隊防守同一格時，由戰力最強的部隊指揮。',
        },
        retreat: {
          rear: '單位照規則撤到離敵軍最遠的地方。',
          town: '條件相同的地點中，優先撤到城鎮。',
          cover: '條件相同的地點中，優先撤到城鎮或森林。',
        },
        replacements: {
          ask: '補充留待你分發。',
          weakest: '每回合我方第一個行動段，最弱的單位優先補充。',
          front: '每回合我方第一個行動段，離敵軍最近的單位優先補充。',
        },
      },
    },
    hindsight: {
      quiet: '上次不會有任何射擊。',
      fired: (hexes) => `上次會有 ${hexes} 格不經詢問就射擊。`,
      asked: (hexes) => `上次會詢問你 ${hexes} 次。`,
      noGuns: (supported) =>
        supported === 0 ? '上次本來就沒有砲兵參與。' : `上次有 ${supported} 格得到砲兵支援，照此則沒有。`,
      guns: (hexes, paid) => `上次 ${hexes} 格射程內的砲兵會參與支援${paid ? '，所屬補給池各付 1 點' : ''}。`,
      retreats: (units, rear) =>
        rear ? `上次有 ${units} 個單位撤退，不會另有偏好。` : `上次有 ${units} 個單位撤退，會先找這樣的地點。`,
    },
  },
  pools: { conventional: '一般火力', antitank: '反戰車火力', barrage: '砲擊' },
  values: {
    intensity: { low: '低', high: '高', fortress: '只有大盧基高', outside: '只有大盧基以外高' },
    rockets: { half: '半值', full: '全值' },
  },
  commit: (moves, done, supply) =>
    `${moves > 0 ? `移動 ${moves} 個，` : ''}${done}${supply > 0 ? ` · 補給 ${supply} 點` : ''}`,
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
    points: '移動點',
    product: (strength, value) => `× ${strength} SP = ${value}`,
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
    'own-zoc': '我方 ZOC',
    'enemy-zoc': '敵方 ZOC',
    isolation: '連通區',
    supply: '補給',
    fights: '突擊',
    control: '勝利格',
    trace: '追溯路線',
    range: '射程',
    sight: '視線',
    threat: '威脅',
  },
  jump: { turn: '回合', impulse: '行動段', assault: '突擊' },
  jumpKeys: 'Page Up 與 Page Down 跳到前後行動段，[ 與 ] 跳到前後突擊',
};
