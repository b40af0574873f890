import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { textIn } from '@impulse/engine';
import type { Scenery } from '../art/battle-art.js';
import { bareBoard } from '../board/bare-board.js';
import { createBoard } from '../board/board.js';
import type { Board, BoardConfig, BoardEvents, MapVersion, PathShown } from '../board/types.js';
import { type Desk, useDesk } from '../desk/desk.js';
import { language } from '../i18n/index.js';
import { attacksShown } from '../map/attacks.js';
import { boardTexts } from '../map/board-words.js';
import { stacksShown } from '../map/counters.js';
import { describeAround } from '../map/around.js';
import { describeHex } from '../map/describe.js';
import { marksShown } from '../map/marks.js';
import { overlaysShown } from '../map/overlays.js';
import { pathShown } from '../map/paths.js';
import { trailsShown } from '../map/trails.js';
import { breath } from '../web/breath.js';
import { isPhone, isRoomy, isTouched, wantsStillness } from '../web/media.js';
import { notesShown } from '../online/notes-shown.js';
import { change, settings } from '../storage/settings.js';
import { words } from '../i18n/words.js';

interface MapViewProps {
  /** In a replay: what the frame shown has done on the map. Clicks then look into stacks, and its dice stay in sight. */
  readonly path?: ReadonlySignal<PathShown | null>;
}

/** The board, told what to show by the chair and telling it what the player points at. */
export function MapView({ path }: MapViewProps) {
  const desk = useDesk();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let leave = (): void => undefined;
    let isHere = true;
    void laidOut(host.current!).then(() => {
      if (isHere) leave = layBoard(desk, host.current!, path);
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [desk]);
  return <div ref={host} class="map" data-part="map" />;
}

/** To make the page, to lay it out and to put a board on it are work for a task each. */
async function laidOut(host: HTMLElement): Promise<void> {
  await breath();
  host.getBoundingClientRect();
  await breath();
}

/** Answers how to take it away. */
function layBoard(desk: Desk, host: HTMLElement, path: MapViewProps['path']): () => void {
  const shown = { ...blank(desk), coveredBelow: () => coverOf(host) };
  const board = createBoard(host, desk.art.board, eventsFor(desk, path !== undefined), shown);
  desk.presenter.board = board;
  board.frame(desk.presenter.opening, true);
  const stop = connect(desk, board, path);
  return () => {
    stop();
    desk.presenter.board = null;
    board.destroy();
  };
}

/** How far the recap reaches up from the lower edge of the map. */
function coverOf(map: HTMLElement): number {
  const strip = map.parentElement?.querySelector('.recap');
  return strip ? map.getBoundingClientRect().bottom - strip.getBoundingClientRect().top : 0;
}

function eventsFor({ selection, hand, presenter, display, overview, art }: Desk, keepsResults: boolean): BoardEvents {
  const label = (hex: number): string => art.board.grid.labels[hex];
  return {
    click(hex, unit) {
      display.held.value = null;
      if (!keepsResults) presenter.clear();
      void hand.click(label(hex), unit);
    },
    pass(hex) {
      display.held.value = null;
      void hand.pass(label(hex));
    },
    hover(hex) {
      selection.hovered.value = hex === null ? null : label(hex);
    },
    inspect(hex) {
      selection.inspect(label(hex));
      display.held.value = isTouched.value ? label(hex) : null;
      if (isPhone.value) display.open('orders');
    },
    pick(unit) {
      if (!selection.units.value.includes(unit)) selection.select([unit]);
    },
    drop(unit, _from, to) {
      void hand.drop(unit, label(to));
    },
    overview: () => overview.toggle(),
    minimap: () => change({ minimap: !isMinimapOpen() }),
  };
}

const blank = (desk: Desk): BoardConfig => ({
  ...bareBoard,
  map: mapVersion(sceneryShown(desk).variant),
  speed: settings.value.speed,
  describe: (hex) => describeHex(desk, desk.art.board.grid.labels[hex]),
  describeAround: (hex) => describeAround(desk, hex),
  texts: boardTexts(words.value.map),
});

const isMinimapOpen = (): boolean => settings.value.minimap ?? isRoomy.value;

const mapVersion = (variant: string): MapVersion => ({
  language: language.value,
  labels: settings.value.labels,
  variant,
});

/** One effect for each thing shown, so that a move of the pointer redraws the path and nothing else. */
function connect(desk: Desk, board: Board, shownPath: MapViewProps['path']): () => void {
  const { recap, display, art } = desk;
  const show = (make: () => Partial<BoardConfig>): (() => void) =>
    effect(() => {
      const change = make();
      untracked(() => board.set(change));
    });
  const stops = [
    show(() => {
      const { variant, signs, dimmed } = sceneryShown(desk);
      return { map: mapVersion(variant), signs, dimmed, texts: boardTexts(words.value.map) };
    }),
    show(() => {
      // Read so that spoken descriptions follow the language.
      void language.value;
      return { stacks: stacksShown(desk) };
    }),
    show(() => ({ marks: marksShown(desk) })),
    show(() => ({ path: shownPath ? shownPath.value : pathShown(desk) })),
    show(() => ({ trails: trailsShown(desk) })),
    show(() => ({ past: recap.past.value })),
    show(() => ({ selection: selectionOf(desk) })),
    show(() => ({ overlays: [...overlaysShown(desk), { look: 'notes', hexes: [], flags: notesShown(desk) }] })),
    show(() => ({ attacks: attacksShown(desk) })),
    show(() => ({ pointed: pointedOut(desk).map((hex) => art.board.grid.parse(hex)) })),
    show(() => ({ showCounters: display.counters.value })),
    show(() => ({ minimap: isMinimapOpen() })),
    show(() => ({ speed: wantsStillness.value ? 0 : settings.value.speed })),
  ];
  return () => stops.forEach((stop) => stop());
}

/** What a panel points at; while dice roll, whom they roll for. */
function pointedOut({ selection, presenter }: Desk): readonly string[] {
  const result = presenter.result.value;
  const event = result?.rolling ? result.events.at(-1) : undefined;
  const hex = event ? textIn(event.detail, 'hex') : '';
  return selection.pointed.value.length > 0 || hex === '' ? selection.pointed.value : [hex];
}

/** Weather and works, as the seat knows them. */
function sceneryShown({ chair, recap, art }: Desk): Scenery {
  const { aids, seat } = chair.now();
  const { state } = recap.shown.value;
  return (
    art.scenery?.((hex) => aids.hex(state, seat, hex), aids.tracks(state, seat)) ?? {
      variant: '',
      signs: [],
      dimmed: false,
    }
  );
}

function selectionOf({ chair, selection, art }: Desk): BoardConfig['selection'] {
  const units = selection.units.value.filter((id) => chair.units.value.get(id)?.where === 'map');
  const hex = units.length > 0 ? chair.units.value.get(units[0])!.hex : selection.inspected.value;
  return hex === null ? null : { hex: art.board.grid.parse(hex), units };
}
