import { totensonntag } from '@impulse/totensonntag';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import type { UnitData } from '@impulse/totensonntag/data/types.js';
import { stackOf } from '@impulse/totensonntag/state.js';
import type { Counter, Mark, Overlay } from '../../board/types.js';
import { totensonntagArt } from '../totensonntag/art.js';
import { faceOf } from '../totensonntag/face.js';
import type { Shown } from './shown.js';

/** The historical set-up with marks and overlays of every look. Query: all, quiet. */
export function showTotensonntag(query: URLSearchParams): Shown {
  const art = totensonntagArt();
  const { grid } = art.board;
  const hexes = (labels: string): number[] => labels.split(' ').map((label) => grid.parse(label));
  const started = totensonntag.start({ scenario: 'historical' });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const counters = new Map<number, Counter[]>();
  const sides = new Map<number, string>();
  const put = (hex: number, unit: UnitData, hits: number, mood: Counter['mood']): void => {
    counters.set(hex, [...(counters.get(hex) ?? []), { id: unit.id, face: faceOf(unit, hits), mood }]);
    sides.set(hex, unit.side);
  };
  for (let hex = 0; hex < grid.size; hex++) {
    stackOf(state, hex).forEach((unit, index) => {
      const mood = query.has('quiet') ? 'plain' : unit % 3 === 0 ? 'ready' : unit % 5 === 0 ? 'spent' : 'plain';
      put(hex, state.context.units[unit], (unit * 7 + index) % 5 === 0 ? 1 : 0, mood);
    });
  }
  if (query.has('all')) {
    const spots = hexes('Q13 Q14 Q15 P13 P14 L12 L13 H5 H6 I6 J8 G12 G13 K17 L17 M17 D5 D9 C8 Q5 Q9 P3');
    const later = builtInData.units.filter(({ due }) => due !== undefined);
    later.forEach((unit, index) => put(spots[index >> 1], unit, 0, 'plain'));
  }
  const stacks = new Map(Array.from(counters, ([hex, here]) => [hex, art.stack(here, sides.get(hex) ?? '')]));
  const marks = looks.flatMap(([look, labels, label]) =>
    hexes(labels).map((hex): Mark => ({ hex, look, spoken: look, ...(label === undefined ? {} : { label }) })),
  );
  const around = (label: string, radius: number): number[] => grid.within(grid.parse(label), radius);
  const overlays: Overlay[] = [
    { look: 'enemy-zoc', hexes: around('J18', 2) },
    { look: 'own-zoc', hexes: around('A3', 2) },
    { look: 'artillery', hexes: around('E10', 2) },
    { look: 'threat', hexes: around('O4', 1) },
    { look: 'spotting', hexes: around('L9', 1) },
    { look: 'control', hexes: hexes('M7 N3 N16') },
  ];
  return {
    art,
    stacks,
    marks,
    overlays,
    signs: [],
    path: { hexes: hexes('G9 H9 I9 J9'), costs: ['1', '2', '3'], attack: grid.parse('I10') },
    selection: { hex: grid.parse('G9'), units: ['7ad-7h'] },
    pointed: hexes('N16'),
  };
}

const looks: readonly (readonly [look: string, hexes: string, label?: string])[] = [
  ['reach', 'G10 G11 H9 H10 I9 F10 G8 F8 I8', '4'],
  ['reach', 'J9', '2'],
  ['reach-stop', 'J10 J7 K8', '1'],
  ['target', 'I10', '58%'],
  ['target-overrun', 'K7', '42%'],
  ['target-barrage', 'H13', '28%'],
  ['entry', 'A4 A5 A6'],
  ['zone', 'O3 P3 P4'],
  ['advance', 'L8'],
  ['exit', 'Q2'],
  ['excess', 'A17'],
  ['warning', 'M9'],
];
