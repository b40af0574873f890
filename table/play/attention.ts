import { computed, effect, untracked } from '@preact/signals';
import type { Grid, Point } from '@impulse/engine';
import type { Desk } from '../desk/desk.js';
import { isPhone, isTouched } from '../web/media.js';
import { ringFor } from './bell.js';
import { listenToKeys } from './keyboard.js';
import { MapMoves } from './map-moves.js';
import type { Presenter } from '../desk/presenter.js';
import { followTitle } from './title.js';

/** What the table does by itself while somebody plays. */

/** Everything at once; answers how to stop it. */
export function attend(desk: Desk): () => void {
  const moves = new MapMoves();
  const stops = [
    listenToKeys(desk),
    followSelection(desk, moves),
    followTarget(desk, moves),
    lookForUnits(desk, moves),
    putResultsAway(desk),
    stopSkipping(desk),
    lookBack(desk),
    followTitle(desk),
    ringFor(desk),
    drawSheetUp(desk),
    noteWork(desk, moves),
  ];
  if (desk.computers) desk.chair.follow(desk.computers);
  return () => {
    stops.forEach((stop) => stop());
    desk.computers?.close();
    desk.chair.close();
  };
}

/** A unit chosen from a list or by key is brought into view, and the cursor to it; of one off the map, where it can go. */
function followSelection({ chair, selection, presenter, art }: Desk, moves: MapMoves): () => void {
  // Whoever is clicked on the map stands where the player looks; fingers do not hover, but touch only what they see.
  const isFromList = (hex: number | undefined): boolean =>
    hex !== undefined && ((selection.hovered.peek() === null && !isTouched.peek()) || !presenter.board?.sees(hex));
  const reachOf = (): number[] => {
    const [first] = selection.deeds.peek();
    return first ? [...first.ways.keys(), ...first.attacks.keys()].map((hex) => art.board.grid.parse(hex)) : [];
  };
  return effect(() => {
    const places = selection.units.value.map((unit) => chair.units.peek().get(unit)?.hex ?? '');
    const lit = places[0] === '' ? [...(selection.deeds.peek()[0]?.ways.keys() ?? [])] : [];
    const hexes = (lit.length === 0 ? places : lit).map((hex) => art.board.grid.parse(hex)).filter((hex) => hex >= 0);
    const [cursor] = hexes;
    if (cursor !== undefined) untracked(() => presenter.board?.pointCursor(cursor));
    const reach = isFromList(cursor) ? reachOf() : null;
    moves.soon(() => {
      const { board } = presenter;
      const seen = hexes.filter((hex) => board?.sees(hex)).length;
      // Of an area to be placed in, some of it is enough: the map does not jump with every unit.
      if (lit.length === 0 && reach && new Set(hexes).size === 1) board?.showAround(hexes[0], reach);
      else if (lit.length === 0) board?.showAll(hexes);
      else if (seen < enough && 2 * seen < hexes.length) board?.showAll([middlemost(art.board.grid, hexes)]);
    });
  });
}

/** So many lit hexes in view are enough to go on with. */
const enough = 12;

/** The one that lies nearest to the middle of them all: what is in two parts has nothing in its middle. */
function middlemost(grid: Grid, hexes: readonly number[]): number {
  const centres = hexes.map((hex) => grid.centre(hex));
  const mean = (of: (one: Point) => number): number => centres.reduce((sum, one) => sum + of(one), 0) / hexes.length;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const away = (hex: number): number => Math.hypot(grid.centre(hex).x - x, grid.centre(hex).y - y);
  return hexes.reduce((best, hex) => (away(hex) < away(best) ? hex : best));
}

/**
 * The hex that something is put together for is brought into view: what is assaulted, shelled or defended. So is what is
 * proposed, where a sheet comes up over the map.
 */
function followTarget({ plans, presenter, recap, art }: Desk, moves: MapMoves): () => void {
  const target = computed(() => (isPhone.value ? plans.target.value : (plans.drafts.judged.value?.draft.hex ?? null)));
  return effect(() => {
    // The recap may open on it.
    void recap.open.value;
    showSoon(presenter, moves, [art.board.grid.parse(target.value ?? '')]);
  });
}

/** Whoever is to decide sees the units it is about: as many as can be read when he sits down, later at least one. */
function lookForUnits(desk: Desk, moves: MapMoves): () => void {
  const { chair, presenter } = desk;
  const step = computed(() => (chair.turn.value.over || !chair.mayAct.value ? null : chair.turn.value.step));
  let framed = '';
  return effect(() => {
    if (step.value === null) return;
    const hexes = untracked(() => concerned(desk));
    if (framed === chair.seat.peek()) showSoon(presenter, moves, hexes);
    else {
      presenter.opening = hexes;
      moves.soon(() => presenter.board?.frame(hexes));
    }
    framed = chair.seat.peek();
  });
}

/**
 * Where there is something to decide: what is attacked, else whoever can act, those near the enemy before the others, else
 * all units of the side.
 */
function concerned({ chair, art }: Desk): readonly number[] {
  const { aids, state, seat } = chair.now();
  const attacks = (aids.attacks?.(state, seat) ?? [])
    .filter(({ over }) => !over)
    .flatMap(({ hex, from }) => [hex, ...from]);
  const units = [...chair.units.value.values()].filter(({ hex, side }) => hex !== null && side === seat);
  const ready = units.filter(({ id }) => chair.ready.value.includes(id));
  const { grid } = art.board;
  const parsed = (hexes: readonly (string | null)[]): number[] =>
    hexes.map((hex) => grid.parse(hex ?? '')).filter((hex) => hex >= 0);
  if (attacks.length > 0) return parsed(attacks);
  const own = parsed((ready.length > 0 ? ready : units).map(({ hex }) => hex));
  const all = [...chair.units.value.values()];
  const enemies = parsed(all.filter(({ side }) => side !== seat).map(({ hex }) => hex));
  const isNear = (hex: number, others: readonly number[]): boolean =>
    others.some((other) => grid.distance(hex, other) <= nearby);
  const front = own.filter((hex) => isNear(hex, enemies));
  return front.length === 0 ? own : [...front, ...enemies.filter((hex) => isNear(hex, front))];
}

const nearby = 2;

/** Brings the first of these hexes into view if none of them is. */
function showSoon(presenter: Presenter, moves: MapMoves, hexes: readonly number[]): void {
  const [first] = hexes.filter((hex) => hex >= 0);
  if (first === undefined) return;
  moves.soon(() => {
    const { board } = presenter;
    if (board && (hexes.length === 1 || !hexes.some((hex) => board.sees(hex)))) board.show(first);
  });
}

/** What somebody else does is skipped as a whole, until a person is to decide again. */
function stopSkipping({ chair, presenter }: Desk): () => void {
  return effect(() => {
    if (chair.decides.value || chair.turn.value.over) presenter.skipAll(false);
  });
}

/** Whoever is to decide again is told what has happened since he last did. */
function lookBack({ chair, recap }: Desk): () => void {
  const decider = computed(() => (chair.decides.value ? chair.seat.value : null));
  return effect(() => {
    if (decider.value !== null) untracked(() => void recap.look().catch((error: unknown) => console.error(error)));
  });
}

/** The last result stays in sight until the player takes up something else, or the table is handed over. */
function putResultsAway({ chair, selection, presenter }: Desk): () => void {
  return effect(() => {
    if (selection.taken.value > 0 || chair.curtain.value !== null) presenter.clear();
  });
}

/** On a phone the sheet comes up by itself when something is asked there, and goes down again with the answer. */
function drawSheetUp({ kit, chair, selection, plans, display, presenter }: Desk): () => void {
  let drawnUp = false;
  return effect(() => {
    const turn = chair.turn.value;
    const lists = !turn.over && chair.mayAct.value && kit.steps[turn.step].inList && selection.units.value.length === 0;
    const result = presenter.result.value;
    const answered = result !== null && !result.foreign;
    const asked = plans.isMaking.value || lists || answered || turn.over;
    if (!isPhone.value) return;
    if (asked) {
      drawnUp ||= !display.sheetOpen.peek();
      display.open('orders');
    } else if (drawnUp && result === null) {
      drawnUp = false;
      display.sheetOpen.value = false;
    }
  });
}

/** Whether the table is at work or waits for a person, and whether its map rests: for tests that do not guess. */
function noteWork({ chair, computers }: Desk, moves: MapMoves): () => void {
  const { dataset } = document.documentElement;
  const stop = effect(() => {
    dataset['table'] = chair.busy.value || computers?.running.value ? 'works' : 'waits';
    dataset['map'] = moves.waiting.value > 0 ? 'moves' : 'rests';
  });
  return () => {
    stop();
    delete dataset['table'];
    delete dataset['map'];
  };
}
