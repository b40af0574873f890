import { bareBoard } from '../../board/bare-board.js';
import { createBoard } from '../../board/board.js';
import type { Board, BoardConfig } from '../../board/types.js';
import { showTotensonntag } from './totensonntag.js';
import { showWhiteDeath } from './white-death.js';

/** A page to look at a battle's board without the game around it. Not shipped. Query: battle, lang, marks, overlays, bare, variant. */

const query = new URLSearchParams(location.search);
const show = query.get('battle') === 'white-death' ? showWhiteDeath : showTotensonntag;
const { art, ...shown } = show(query);
const { grid } = art.board;
const lit = query.has('marks');

const config: BoardConfig = {
  ...bareBoard,
  ...shown,
  map: {
    language: query.get('lang') === 'zh-Hant' ? 'zh-Hant' : 'en',
    labels: true,
    variant: query.get('variant') ?? '',
  },
  marks: lit ? shown.marks : [],
  overlays: query.has('overlays') ? shown.overlays : [],
  path: lit ? shown.path : null,
  selection: lit ? shown.selection : null,
  pointed: lit ? shown.pointed : [],
  showCounters: !query.has('bare'),
  speed: 1,
  describeAround: () => '',
  describe: (hex) =>
    [grid.label(hex), ...(shown.stacks.get(hex)?.counters ?? []).map(({ id }) => id ?? '?')].join(', '),
  texts: {
    name: 'Map of the battle',
    help: '',
    marks: 'Marks',
    controls: 'View',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Whole map',
    minimap: 'Small map',
  },
};

interface Harness {
  readonly board: Board;
  readonly log: string[];
  readonly grid: typeof grid;
  readonly art: typeof art.board;
}

const begun = performance.now();
const log: string[] = [];
const label = (hex: number | null): string => (hex === null ? '-' : grid.label(hex));
const board = createBoard(
  document.getElementById('host')!,
  art.board,
  {
    click: (hex, unit) => log.push(`click ${label(hex)} ${unit ?? '-'}`),
    hover: (hex, unit) => log.push(`hover ${label(hex)} ${unit ?? '-'}`),
    pass: (hex) => log.push(`pass ${label(hex)}`),
    inspect: (hex) => log.push(`inspect ${label(hex)}`),
    drop: (unit, from, to) => log.push(`drop ${unit} ${label(from)} ${label(to)}`),
    pick: (unit, from) => log.push(`pick ${unit} ${label(from)}`),
    overview: () => log.push('overview'),
    minimap: () => log.push('minimap'),
  },
  config,
);
log.push(`made in ${Math.round(performance.now() - begun)} ms`);
(window as unknown as { harness: Harness }).harness = { board, log, grid, art: art.board };
