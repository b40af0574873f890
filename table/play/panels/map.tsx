import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { grid } from '@impulse/totensonntag/context.js';
import type { SideId } from '@impulse/totensonntag/data/types.js';
import { createBoard } from '../../board/board.js';
import type { Board, BoardConfig, BoardEvents, MapVersion, PathShown } from '../../board/types.js';
import { language } from '../../i18n/index.js';
import { settings } from '../../storage/settings.js';
import { boardTexts, spokenMark } from '../board-words.js';
import { type Desk, useDesk } from '../desk.js';
import { describeHex } from '../describe.js';
import { counterStacks, marksFor, pathOf, pathShown } from '../display.js';
import { isPhone, wantsStillness } from '../media.js';
import { shadesOf } from '../shades.js';
import { words } from '../words.js';

interface MapViewProps {
  /** In a replay: what the frame shown has done on the map. Clicks then look into stacks, and its dice stay in sight. */
  readonly path?: ReadonlySignal<PathShown | null>;
}

/** The board, told what to show by the session and telling it what the player points at. */
export function MapView({ path }: MapViewProps) {
  const desk = useDesk();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = createBoard(host.current!, desk.art.board, eventsFor(desk, path !== undefined), blank(desk));
    desk.stage.board = board;
    const stop = connect(desk, board, path);
    return () => {
      stop();
      desk.stage.board = null;
      board.destroy();
    };
  }, [desk]);
  return <div ref={host} class="map" data-part="map" />;
}

function eventsFor({ session, stage, sight }: Desk, keepsResults: boolean): BoardEvents {
  const label = (hex: number): string => grid.labels[hex];
  return {
    click(hex, unit) {
      if (session.presenting.value) stage.skip();
      else {
        if (!keepsResults) stage.clear();
        void session.click(label(hex), unit);
      }
    },
    hover(hex) {
      session.hovered.value = hex === null ? null : label(hex);
    },
    inspect(hex) {
      session.inspect(label(hex));
      if (isPhone.value) sight.open('orders');
    },
    pick(unit) {
      if (!session.selection.value.includes(unit)) session.select([unit]);
    },
    drop(unit, _from, to) {
      void session.drop(unit, label(to));
    },
  };
}

const describe =
  ({ session }: Desk) =>
  (hex: number) =>
    describeHex(session, grid.labels[hex]);

const blank = (desk: Desk): BoardConfig => ({
  stacks: new Map(),
  marks: [],
  overlays: [],
  path: null,
  selection: null,
  pointed: [],
  showCounters: true,
  speed: settings.value.speed,
  describe: describe(desk),
  map: mapVersion(),
  signs: [],
  texts: boardTexts(language.value, words.value.map),
});

const mapVersion = (): MapVersion => ({ language: language.value, labels: settings.value.labels, variant: '' });

/** One effect for each thing shown, so that a move of the pointer redraws the path and nothing else. */
function connect(desk: Desk, board: Board, shownPath: MapViewProps['path']): () => void {
  const { session, sight } = desk;
  const { context } = session.match.state;
  const show = (make: () => Partial<BoardConfig>): (() => void) =>
    effect(() => {
      const change = make();
      untracked(() => board.set(change));
    });
  const stops = [
    show(() => ({ map: mapVersion(), texts: boardTexts(language.value, words.value.map) })),
    show(() => {
      // Read so that spoken descriptions follow the language.
      void language.value;
      const { step, side } = session.view.value.position;
      const movable = new Set(session.ready.value);
      // Until the set-up is finished a placed unit can be placed elsewhere.
      if (session.mayAct.value && step === 'setup') {
        for (const unit of session.roster.value.values()) if (unit.side === side && unit.onMap) movable.add(unit.id);
      }
      const acting = session.mayAct.value && step === 'impulse' ? side : null;
      return {
        stacks: counterStacks(session.stacks.value, session.roster.value, movable, acting),
      };
    }),
    show(() => {
      if (!session.mayAct.value) return { marks: [] };
      const marks = marksFor(session.view.value, session.orders.value, session.roster.value);
      return { marks: marks.map((mark) => spokenMark(language.value, grid.labels[mark.hex], mark)) };
    }),
    show(() => {
      if (shownPath) return { path: shownPath.value };
      const proposed = session.proposal.value;
      const path = proposed
        ? pathOf(context, proposed.action, session.roster.value)
        : pathShown(context, session.orders.value, session.hovered.value, session.roster.value);
      return { path };
    }),
    show(() => ({ selection: selectionOf(desk) })),
    show(() => {
      void session.version.value;
      const [unit] = session.selection.value;
      const gun = unit !== undefined && session.roster.value.get(unit)?.data.range !== undefined ? unit : null;
      return { overlays: shadesOf(session.match.state, eyes(desk), sight.shades.value, gun) };
    }),
    show(() => ({ pointed: session.pointed.value.map((hex) => grid.parse(hex)) })),
    show(() => ({ showCounters: sight.counters.value })),
    show(() => ({ speed: wantsStillness.value ? 0 : settings.value.speed })),
  ];
  return () => stops.forEach((stop) => stop());
}

function selectionOf({ session }: Desk): BoardConfig['selection'] {
  const units = session.selection.value.filter((id) => session.roster.value.get(id)?.onMap);
  const hex = units.length > 0 ? session.roster.value.get(units[0])!.at : session.inspected.value;
  return hex === null ? null : { hex: grid.parse(hex), units };
}

/** Whose zones are one's own: the seat's, or for a watcher those of the side that is acting. */
function eyes({ session }: Desk): SideId {
  const seat = session.seat.value;
  if (seat === 'dak' || seat === 'cw') return seat;
  return session.view.value.position.active === 'cw' ? 'cw' : 'dak';
}
