import type { Balance } from '@impulse/opponent';
import { areaOf, graphOf, lineOf } from '../graph.js';
import type { AnalysisWords } from '../words/index.js';
import { element, escaped } from './markup.js';

const width = 880;
const height = 260;
const margin = { left: 44, right: 16, top: 14, bottom: 14 } as const;

/** The chance of the first side over the battle. Dots are decisions that gave something away. */
export function chartOf<A>(balance: Balance<A>, side: string, words: AnalysisWords): string {
  const graph = graphOf(balance, width - margin.left - margin.right, height - margin.top - margin.bottom);
  const lines = [0, 25, 50, 75, 100].map((chance) => {
    const y = graph.height * (1 - chance / 100);
    const line = element('line', { x1: 0, x2: graph.width, y1: y, y2: y, class: chance === 50 ? 'even' : 'grid' });
    return line + element('text', { x: -8, y: y + 4, 'text-anchor': 'end' }, `${chance}%`);
  });
  const dots = balance.stretches.flatMap(({ verdict }, index) => {
    const { x, y } = graph.points[index + 1];
    return verdict === null
      ? []
      : [
          element(
            'circle',
            { cx: x.toFixed(1), cy: y.toFixed(1), r: 5, class: verdict },
            element('title', {}, escaped(words.verdicts[verdict])),
          ),
        ];
  });
  const picture = [
    element('title', {}, escaped(words.graph(side))),
    ...lines,
    element('polygon', { points: areaOf(graph), class: 'area' }),
    element('polyline', { points: lineOf(graph), class: 'line' }),
    ...dots,
  ].join('');
  return element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', class: 'chart' },
    element('g', { transform: `translate(${margin.left} ${margin.top})` }, picture),
  );
}
