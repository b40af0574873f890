import type { Grid, PublicAction, ToldEvent } from '@impulse/engine';
import type { PathShown } from '../board/types.js';
import type { AnyBattle } from '../chair/any.js';
import type { Desk } from '../desk/desk.js';

/** Ways and attacks drawn on the map. */

type Parse = Pick<Grid, 'parse'>;

/** The path of an action: from the hex of departure, or from the edge for a unit that enters. */
export function pathOf(
  battle: AnyBattle,
  grid: Parse,
  action: PublicAction,
  write: (points: number) => string = String,
): PathShown | null {
  const { aids, state, seat } = battle;
  const { manner, kind, hex, units, path } = aids.spot(state, seat, action);
  const [unit] = units;
  const from = unit === undefined ? null : (battle.unit(unit)?.hex ?? null);
  const hexes = from === null ? path : [from, ...path];
  const attacks = manner === 'attack' && hex !== null;
  if (hexes.length === 0 || (path.length === 0 && !attacks)) return null;
  const costs = manner === 'place' ? [] : aids.costs(state, seat, unit, path, kind).map(write);
  return {
    hexes: hexes.map((label) => grid.parse(label)),
    costs: from === null ? costs.slice(1) : costs,
    ...(attacks ? { attack: grid.parse(hex) } : {}),
  };
}

/** What is proposed; else the way to the hex that is pointed at, with its running cost. */
export function pathShown(desk: Desk): PathShown | null {
  const { kit, chair, selection, plans, art } = desk;
  const battle = chair.now();
  const proposed = plans.proposal.value;
  const write = (points: number): string => kit.words.value.points(points);
  if (proposed) return pathOf(battle, art.board.grid, proposed.action, write);
  const [first] = selection.deeds.value;
  const hovered = selection.hovered.value;
  const passed = selection.waypoints.value;
  const hex = hovered !== null && first?.ways.has(hovered) ? hovered : (passed.at(-1) ?? hovered);
  if (!first || hex === null) return null;
  const action = first.ways.get(hex)?.action ?? first.attacks.get(hex)?.[0].action;
  const path = action ? pathOf(battle, art.board.grid, action, write) : null;
  if (!path || !action) return path;
  const stops = passed.map((label) => art.board.grid.parse(label));
  return { ...path, stops, signs: signsAlong(desk, action), others: othersOf(desk) };
}

/** The ways of all who would march along. */
function othersOf({ chair, selection, art }: Desk): (readonly number[])[] {
  const battle = chair.now();
  const march = selection.marchShown.value;
  return (march?.actions ?? []).flatMap((action) => {
    const path = pathOf(battle, art.board.grid, action);
    return path ? [path.hexes] : [];
  });
}

/** What happens on the way, hex by hex: the sign of the look that such a hex would have. */
function signsAlong({ kit, chair }: Desk, action: PublicAction): readonly (string | null)[] {
  const { aids, state, seat } = chair.now();
  const spot = aids.spot(state, seat, action);
  const [unit] = spot.units;
  if (spot.manner !== 'go' || unit === undefined) return [];
  const hazards = aids.hazards?.(state, seat, unit, spot.path) ?? [];
  return hazards.map((codes) => (codes.length === 0 ? null : kit.markOf(spot, codes)));
}

/** The first way, or the first shot, of what has happened. */
export function pathTold(told: readonly ToldEvent[], grid: Parse): PathShown | null {
  const scenes = told.flatMap((one) => one.scenes);
  const move = scenes.find(({ kind }) => kind === 'move');
  const shot = scenes.find(({ kind }) => kind === 'shot');
  const hexes = move?.kind === 'move' ? move.path.map((hex) => grid.parse(hex)) : [];
  if (shot?.kind !== 'shot') return hexes.length > 0 ? { hexes, costs: [] } : null;
  if (hexes.length === 0 && shot.from !== null) hexes.push(grid.parse(shot.from));
  return hexes.length > 0 ? { hexes, costs: [], attack: grid.parse(shot.to) } : null;
}
