import type { Catalogue } from '../catalogue.js';
import { areaIn, type Facts, twelfthsIn } from '../facts.js';
import { list } from './numbers.js';

/** Movement and what belongs to it. */
export const moveEvents = {
  placed: (f) => `${f.unit()}部署在${f.hex()}${f.is('deployed') ? '，已展開' : ''}。`,
  moved: (f) => {
    const { way, end } = f.path();
    return `${f.unit()}由${f.hex('from')}移動到${end}${via(way)}${spent(f)}。`;
  },
  entered: (f) => {
    const { way, end } = f.path();
    if (way.length === 0) return `${f.unit()}由${end}進場${spent(f)}。`;
    return `${f.unit()}由${way[0]}進場，移動到${end}${via(way.slice(1))}${spent(f)}。`;
  },
  railed: (f) => {
    const { way, end } = f.path();
    const from = f.has('from') ? f.hex('from') : `地圖邊緣的 ${way[0] ?? '?'} `;
    return `${f.unit()}由${from}經鐵路運往${end}${spent(f)}。`;
  },
  exited: (f) => `${f.unit()}由${f.hex()}離開地圖，救出 ${f.figure('strength')} SP。`,
  'ski-stopped': (f) => `${f.unit()}在${f.hex()}被敵方滑雪單位的 ZOC 擋下。`,
  ice: (f) =>
    `${f.unit()}由${f.hex('from')}越過冰面到${f.hex()}，擲出 ${f.figure('die')}：${f.is('broke') ? '冰面破裂' : '冰面完好'}。`,
  'transit-fire': (f) =>
    `${f.unit()}離開${f.hex()}時遭到反戰車射擊，擲出 ${f.figure('die')}：` +
    `${f.number('lost') === 0 ? '無效' : `損失 ${f.figure('lost')} SP`}。`,
  'transit-fire-value': (f) =>
    `我方對${f.hex()}的${f.unit()}反戰車射擊：火力 ${f.figure('fire')} 對防禦值 ${f.figure('defence')}。`,
  'came-into-sight': (f) => `${f.unit()}出現在${f.hex()}。`,
  'went-along': (f) => `${list(f.units('units')) || '?'}隨${f.unit()}到${f.hex()}。`,
  detection: (f) => {
    const others = f.number('others') ?? 0;
    const less = others > 0 ? `，因帶領的單位 −${others}` : '';
    const result = f.is('found') ? '暴露，停下' : '沒有暴露';
    return `${f.unit()}混入${f.hex()}的敵方 ZOC，擲出 ${f.figure('die')}${less}：${result}。`;
  },
  deployed: (f) => `${f.unit()}在${f.hex()}展開。`,
  'bridge-built': (f) => `${f.unit()}在${f.hex()}造橋。`,
  'bridge-destroyed': (f) => `${f.unit()}破壞${f.hex()}的橋樑。`,
  reassigned: (f) => `${f.unit()}由${areaIn(f, 'from')}改到${areaIn(f)}，第 ${f.figure('due')} 回合到達。`,
  restacked: (f) => `重新排列${f.hex()}的 ${f.figure('count')} 個單位，最上方為${f.unit('top')}。`,
  'stack-order': (f) => `${f.hex()}的堆疊由上而下：${list(f.units('order')) || '?'}。`,
} satisfies Partial<Catalogue['events']>;

const via = (way: readonly string[]): string => (way.length > 0 ? `，途經 ${way.join('、')}` : '');

/** The cost comes in twelfths. */
const spent = (f: Facts): string => (f.has('cost') ? `，花費 ${twelfthsIn(f, 'cost')} MP` : '');
