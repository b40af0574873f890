import { totensonntag } from '@impulse/totensonntag';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import { stackOf } from '@impulse/totensonntag/state.js';
import { toCounter } from '../battles/totensonntag/adapter.js';
import { totensonntagArt } from '../battles/totensonntag/art.js';
import { createBoard } from './board.js';
import type { Board, BoardConfig, Counter, Mark, MarkKind, Overlay } from './types.js';

/** A page to look at the board without the game around it. Not shipped. Query: lang, all, marks, overlays, quiet. */

const query = new URLSearchParams(location.search);
const art = totensonntagArt();
const { grid } = art;
const hexes = (labels: string): number[] => labels.split(' ').map((label) => grid.parse(label));

const started = totensonntag.start({ scenario: 'historical' });
if (!started.ok) throw new Error(started.error.message);
const state = started.value;

const stacks = new Map<number, Counter[]>();
for (let hex = 0; hex < grid.size; hex++) {
  const units = stackOf(state, hex);
  if (units.length === 0) continue;
  const counters = units.map((unit, index) => {
    const data = state.context.units[unit];
    const hits = (unit * 7 + index) % 5 === 0 ? 1 : 0;
    return toCounter(
      data,
      hits,
      query.has('quiet') ? 'plain' : unit % 3 === 0 ? 'ready' : unit % 5 === 0 ? 'spent' : 'plain',
    );
  });
  stacks.set(hex, counters);
}
if (query.has('all')) {
  const spots = hexes('Q13 Q14 Q15 P13 P14 L12 L13 H5 H6 I6 J8 G12 G13 K17 L17 M17 D5 D9 C8 Q5 Q9 P3');
  let spot = 0;
  for (const unit of builtInData.units) {
    if (unit.due === undefined) continue;
    while ((stacks.get(spots[spot])?.length ?? 0) >= 2) spot++;
    const stack = stacks.get(spots[spot]) ?? [];
    stack.push(toCounter(unit, 0, 'plain'));
    stacks.set(spots[spot], stack);
  }
}

const kinds: readonly [MarkKind, string, string?][] = [
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
const marks: Mark[] = kinds.flatMap(([kind, labels, label]) =>
  hexes(labels).map((hex) => (label === undefined ? { hex, kind } : { hex, kind, label })),
);

const around = (label: string, radius: number): number[] => grid.within(grid.parse(label), radius);
const overlays: Overlay[] = [
  { kind: 'enemy-zoc', hexes: [...around('J18', 2)] },
  { kind: 'own-zoc', hexes: around('A3', 2) },
  { kind: 'artillery', hexes: around('E10', 2) },
  { kind: 'threat', hexes: around('O4', 1) },
  { kind: 'spotting', hexes: around('L9', 1) },
  { kind: 'supply', hexes: around('P16', 1) },
  { kind: 'sight', hexes: around('F15', 1) },
  { kind: 'control', hexes: hexes('M7 N3 N16') },
];

const lit = query.has('marks');
const config: BoardConfig = {
  stacks,
  marks: lit ? marks : [],
  overlays: query.has('overlays') ? overlays : [],
  path: lit ? { hexes: hexes('G9 H9 I9 J9'), costs: [1, 2, 3], attack: grid.parse('I10') } : null,
  selection: lit ? { hex: grid.parse('G9'), units: ['7ad-7h'] } : null,
  pointed: lit ? hexes('N16') : [],
  showCounters: !query.has('bare'),
  showLabels: true,
  speed: 1,
  describe: (hex) => {
    const stack = stacks.get(hex) ?? [];
    return [grid.label(hex), ...stack.map((counter) => `${counter.name} ${counter.formation}`)].join(', ');
  },
  name: 'Map of the battle',
};

interface Harness {
  readonly board: Board;
  readonly log: string[];
  readonly stacks: Map<number, Counter[]>;
  readonly grid: typeof grid;
}

const begun = performance.now();
const log: string[] = [];
const label = (hex: number | null): string => (hex === null ? '-' : grid.label(hex));
const host = document.getElementById('host')!;
const board = createBoard(
  host,
  art,
  {
    click: (hex, unit) => log.push(`click ${label(hex)} ${unit ?? '-'}`),
    hover: (hex, unit) => log.push(`hover ${label(hex)} ${unit ?? '-'}`),
    inspect: (hex) => log.push(`inspect ${label(hex)}`),
    drop: (unit, from, to) => log.push(`drop ${unit} ${label(from)} ${label(to)}`),
    pick: (unit, from) => log.push(`pick ${unit} ${label(from)}`),
  },
  config,
  query.get('lang') === 'zh-Hant' ? 'zh-Hant' : 'en',
);
log.push(`made in ${Math.round(performance.now() - begun)} ms`);
(window as unknown as { harness: Harness }).harness = { board, log, stacks, grid };
