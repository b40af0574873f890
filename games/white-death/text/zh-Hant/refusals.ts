import { entryOf } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import { areaIn, type Facts, formationIn, pointsIn } from '../facts.js';
import { fireRefusals } from './refusals-fire.js';
import { subject } from './subject.js';
import { words } from './words.js';

/** Everything but fire. */
const otherRefusals = {
  'battle-over': '戰局已經結束。',
  'not-your-decision': (f) => `現在不是由${f.side()}做決定。`,
  'wrong-step': wrongStep,
  'not-your-unit': (f) =>
    f.isForeign() || !f.has('side') ? `${f.unit()}是對方的單位。` : `${f.side()}的命令只能指定己方單位。`,
  'not-on-map': (f) => `${subject(f)}不在地圖上。`,
  'stack-full': (f) => `${f.hex()}容不下${f.unit()}：會超過堆疊上限。`,
  'breaks-stack': (f) => `${f.unit()}不能這樣離開${f.hex()}：留下的單位會違反堆疊上限。可以讓幾個單位一起走。`,
  'not-together': (f) => `${f.unit()}不能同行：只有從同一格出發的單位可以一起行動，而且各列一次。`,
  'same-order': (f) => `${f.hex()}的堆疊已經是這個順序。`,
  'not-that-stack': (f) => `新的順序必須包含己方在${f.hex()}的每個單位，而且各列一次。`,
  'points-out-of-range': (f) => `一個行動段為 1 到 10 MP${f.has('value') ? `，不能是 ${f.figure('value')}` : ''}。`,
  'too-few-points-left': (f) =>
    `${f.side()}本回合只剩 ${f.figure('left')} MP` +
    `${f.has('value') ? `，不夠 ${f.figure('value')} MP 的行動段` : ''}。`,
  'must-spend': (f) => `${f.side()}不能跳過：對方已無移動點，或雙方剛剛都跳過。`,
  'no-path': (f) => `沒有指定${f.unit()}要移動到哪一格。`,
  'not-adjacent': (f) => `${f.unit()}的路徑在${f.hex()}中斷：每一格都必須與前一格相鄰。`,
  'enemy-occupied': (f) => `${f.unit()}不能進入${f.hex()}，那裡有敵方單位。`,
  'too-few-points': tooFewPoints,
  'stops-in-zone': (f) => `${f.unit()}必須在${f.hex()}停下，該格在敵方 ZOC 內。`,
  'stops-in-ski-zone': (f) => `${f.unit()}必須在${f.hex()}停下，該格在敵方滑雪單位的 ZOC 內。`,
  'weapons-enter-zone-alone': (f) =>
    `${f.unit()}是武器單位，只有${f.hex()}已有己方人員或裝甲車輛時，才能進入那裡的敵方 ZOC。`,
  stopped: (f) => `${f.unit()}已經停下，本階段不能再移動。`,
  'crosses-check': (f) => `${f.unit()}前往${f.hex()}要為冰面擲骰：移動到此為止，之後可以再次移動。`,
  'transit-ends-move': (f) => `${f.hex()}在敵方 ZOC 內：裝甲車輛的移動到此為止，${f.unit()}可以由該格再次移動。`,
  'detection-ends-move': (f) => `${f.hex()}在敵方 ZOC 內：要擲骰決定${f.unit()}是否暴露，移動到此為止。`,
  'ends-where-it-began': (f) => `${f.unit()}會回到出發的${f.hex()}：移動必須停在另一格。`,
  'terrain-prohibited': (f) => `${f.unit()}不能通過前往${f.hex()}的地形。`,
  'river-in-thaw': (f) => `解凍時${f.unit()}只能由橋樑過河，它與${f.hex()}不在同一岸。`,
  'lake-in-thaw': (f) => `解凍時${f.unit()}不能越過通往${f.hex()}的湖泊格邊。`,
  'garrison-frozen': (f) => `${f.unit()}屬於守備隊，第 1 回合不能移動。`,
  'garrison-leaves-city': (f) =>
    `${f.unit()}屬於大盧基守備隊，解除限制之前只能在城內移動或向城市靠近，` +
    `不能${f.text('action') === 'exit' ? '離開地圖' : `前往${f.hex()}`}。`,
  'intrinsic-garrison-stands': (f) => `${f.unit()}不能進入${f.hex()}：必須先消滅該城鎮的固有守軍。`,
  'assaults-this-impulse': (f) => `${subject(f)}已宣告突擊，本行動段不能再做其他事。`,
  'not-artillery': (f) => `${subject(f)}不是可以這樣做的砲兵。`,
  'already-deployed': (f) => `${f.unit()}已經展開。`,
  'cannot-entrain-here': (f) => `${f.unit()}不能在${f.hex()}上車：人員須在鐵路格，其他單位須在鐵路上的城鎮。`,
  'cannot-detrain-here': (f) => `${f.unit()}不能在${f.hex()}下車：人員須在鐵路格，其他單位須在鐵路上的城鎮。`,
  'not-along-railway': (f) => `前一格沒有鐵路通往${f.hex()}。`,
  'railway-cut': (f) => `鐵路在${f.hex()}中斷：必須一路暢通，橋樑完好，直到友方地圖邊緣。`,
  'rail-through-zone': (f) => `${f.hex()}在敵方 ZOC 內，火車不能通過。`,
  'rail-capacity': (f) => `${f.side()}本回合 25 SP 的鐵路運量已不足以運送${f.unit()}。`,
  'only-garrison-exits': (f) => `${f.unit()}不能離開地圖：只有大盧基守備隊能因此得分。`,
  'not-at-edge': (f) => `${f.unit()}所在的${f.hex()}不在德方地圖邊緣，不能由此離開地圖。`,
  'not-an-engineer': (f) => `${f.unit()}不能破壞橋樑，只有工兵與各類工程單位可以。`,
  'no-bridge-there': (f) => `${f.unit()}所在的格子沒有橋樑。`,
  'bridge-permanent': (f) => `${f.unit()}所在的橋樑無法破壞。`,
  'cannot-build-bridges': (f) => `${f.unit()}不能造橋。`,
  'built-already': (f) => `${f.unit()}在這場戰局中已經造過一座橋。`,
  'not-a-river-hex': (f) => `${f.unit()}不在河流格。`,
  'bridge-stands': (f) => `${f.unit()}所在的格子已有橋樑。`,
  'not-a-reinforcement': (f) => `${f.unit()}不是等待進場的增援。`,
  'not-due-yet': (f) =>
    `${f.unit()}要到第 ${f.figure('due')} 回合才能進場${f.has('turn') ? `，現在是第 ${f.figure('turn')} 回合` : ''}。`,
  'second-impulse': (f) => `${f.unit()}在本回合到達，要從${f.side()}的第二個行動段起才能進場。`,
  'not-an-entry-hex': (f) => `${f.hex()}不在${f.unit()}的進入區。`,
  'entry-closed': (f) => `${f.unit()}的進入區已封閉：附近沒有德軍單位確保通路。`,
  'no-alternate-entry': (f) => `${f.unit()}不能改由${areaIn(f)}進場。`,
  'first-impulse-only': (f) => `補充只能在${f.side()}每回合的第一個行動段進行。`,
  'no-replacements': (f) =>
    (f.number('value') ?? 1) < 1
      ? '補充以整點計，至少 1 點。'
      : `${f.side()}的補充點不足${f.has('value') ? ` ${f.figure('value')} 點` : ''}。`,
  'not-personnel': (f) => `${f.unit()}不能接受補充，只有人員單位可以。`,
  'fortress-paid': (f) => `${f.unit()}不能接受補充：大盧基本回合已支付補給點以免孤立。`,
  'isolated-unit': (f) => `${f.unit()}孤立，不能接受補充。`,
  'full-strength': (f) =>
    f.number('value') === undefined || (f.number('value') ?? 0) <= 1
      ? `${f.unit()}戰力已滿。`
      : `${f.unit()}不能補充 ${f.figure('value')} SP，超過其損失。`,
  'no-repairs': (f) => `${f.side()}沒有修復可用：第 5 回合起每回合 1 SP。`,
  'not-afv': (f) => `${f.unit()}不是裝甲車輛，只有裝甲車輛可以修復。`,
  'no-refit': (f) =>
    f.number('turn') === 10
      ? `${formationIn(f)}不能整補：只有一個在地圖上的戰車旅可以，而且須在本回合第一個行動段之前。`
      : '只有蘇軍可在第 10 回合的第一個行動段之前整補一個戰車旅。',
  'not-a-tank-brigade': (f) => `${formationIn(f)}不是可以整補的戰車旅。`,
  'no-fortress-supply': '大盧基沒有補給點可以支付。',
  'fortress-unmanned': '大盧基城中沒有德軍單位，不必支付。',
  'no-orders-given': '這些命令沒有改變任何事。',
  'outside-area': (f) => `${f.unit()}不能部署在${f.hex()}，該格不在其部署範圍內。`,
  'not-set-up': (f) => (f.has('unit') ? `${f.unit()}在這種部署中不由玩家放置。` : '這種部署不能自行放置或重新排列。'),
  'units-left': (f) => (f.has('units') ? `還有 ${f.figure('units')} 個單位沒有放置。` : '還有單位沒有放置。'),
  'already-there': (f) => `${f.unit()}已經這樣放在${f.hex()}。`,
  'set-up-prohibited-terrain': (f) => `${f.unit()}不能部署在${f.hex()}，因為不能進入該格的地形。`,
} satisfies Partial<Catalogue['refusals']>;

export const refusals: Catalogue['refusals'] = { ...otherRefusals, ...fireRefusals };

function wrongStep(f: Facts): string {
  const action = entryOf(words.actions, f.text('action') ?? '');
  const step = entryOf(words.steps, f.text('step') ?? '');
  if (action === undefined || step === undefined) return words.unknownRefusal;
  return `目前是「${step}」，不能進行「${action}」。`;
}

function tooFewPoints(f: Facts): string {
  const has = f.has('points') ? `本行動段只剩 ${pointsIn(f)} MP` : '剩餘的移動點不足';
  switch (f.text('action')) {
    case 'deploy':
      return `${f.unit()}${has}：展開需要 1 MP。`;
    case 'bridge':
      return `${f.unit()}${has}：橋樑作業需要 1 MP。`;
    case 'exit':
      return `${f.unit()}${has}：離開地圖的花費與進入開闊地相同，由敵方 ZOC 離開另加 1 MP。`;
    default:
      return f.has('cost')
        ? `${f.unit()}${has}：到${f.hex()}需要 ${pointsIn(f, 'cost')} MP。`
        : `${f.unit()}${has}，到不了${f.hex()}。`;
  }
}
