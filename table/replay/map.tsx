import { effect, untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { grid } from '@impulse/totensonntag/context.js';
import { createBoard } from '../board/board.js';
import type { Board, BoardConfig, BoardEvents } from '../board/types.js';
import { language } from '../i18n/index.js';
import type { Desk } from '../play/desk.js';
import { describeHex } from '../play/describe.js';
import { counterStacks } from '../play/display.js';
import { wantsStillness } from '../play/media.js';
import { words } from '../play/words.js';
import { settings } from '../storage/settings.js';
import type { Projector } from './projector.js';

interface ReplayMapProps {
  readonly desk: Desk;
  readonly projector: Projector;
}

/** The board with what the frame shown has done; a click looks into a stack and changes nothing. */
export function ReplayMap({ desk, projector }: ReplayMapProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = createBoard(host.current!, desk.art, eventsFor(desk), blank(desk), language.value);
    desk.stage.board = board;
    const stop = connect(desk, projector, board);
    return () => {
      stop();
      desk.stage.board = null;
      board.destroy();
    };
  }, [desk]);
  return <div ref={host} class="map" data-part="map" />;
}

function eventsFor({ session }: Desk): BoardEvents {
  const label = (hex: number): string => grid.labels[hex]!;
  return {
    click: (hex, unit) => void session.click(label(hex), unit),
    hover: (hex) => (session.hovered.value = hex === null ? null : label(hex)),
    inspect: (hex) => session.inspect(label(hex)),
    pick: () => undefined,
    drop: () => undefined,
  };
}

const blank = ({ session }: Desk): BoardConfig => ({
  stacks: new Map(),
  marks: [],
  overlays: [],
  path: null,
  selection: null,
  pointed: [],
  showCounters: true,
  showLabels: settings.value.labels,
  speed: settings.value.speed,
  describe: (hex) => describeHex(session, grid.labels[hex]!),
  name: words.value.map,
});

const nobody: ReadonlySet<string> = new Set();

function connect({ session }: Desk, projector: Projector, board: Board): () => void {
  const show = (make: () => Partial<BoardConfig>): (() => void) =>
    effect(() => {
      const change = make();
      untracked(() => board.set(change));
    });
  const stops = [
    effect(() => {
      const now = language.value;
      untracked(() => board.setLanguage(now));
    }),
    show(() => {
      // Read so that spoken descriptions follow the language.
      void language.value;
      // Nobody is about to act: all counters look alike.
      return { stacks: counterStacks(session.stacks.value, session.roster.value, nobody, null), name: words.value.map };
    }),
    show(() => ({ path: projector.path.value })),
    show(() => {
      const units = session.selection.value.filter((id) => session.roster.value.get(id)?.onMap);
      const hex = units.length > 0 ? session.roster.value.get(units[0]!)!.at : session.inspected.value;
      return { selection: hex === null ? null : { hex: grid.parse(hex), units } };
    }),
    show(() => ({ pointed: session.pointed.value.map((hex) => grid.parse(hex)) })),
    show(() => ({ showLabels: settings.value.labels })),
    show(() => ({ speed: wantsStillness.value ? 0 : settings.value.speed })),
  ];
  return () => stops.forEach((stop) => stop());
}
