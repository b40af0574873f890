import { type BattleRecord, Match, type Options, type Result } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import type { SideId } from '@impulse/totensonntag/data/types.js';
import type { Position, UnitPosition } from '@impulse/totensonntag/position/position.js';

/** Positions lessons begin with: the historical set-up, with some units elsewhere. */

type Place = string | { readonly at: string; readonly hits: number };

export interface Scene {
  /** Activation number of the Commonwealth, which the learner plays, and of the DAK. */
  readonly an: number;
  readonly enemyAn: number;
  readonly turn?: number;
  readonly couplet?: number;
  readonly step?: 'impulse' | 'night';
  readonly options?: Options;
  /** Units by id; of several in one hex the first is on top. */
  readonly units: Readonly<Record<string, Place>>;
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result.value;
}

/** The record of a battle nothing has happened in yet; null: the beginning of the scenario. */
export function beginningOf(
  scene: Scene | null,
  sealing: { readonly match: string; readonly secret: string },
): BattleRecord {
  const start = value(Match.start(totensonntag, { scenario: 'historical', options: scene?.options ?? {} }, sealing));
  if (scene === null) return start.record(true);
  const position = totensonntag.position(start.state) as Position;
  return value(Match.from(totensonntag, arrange(position, scene), undefined, sealing)).record(true);
}

function arrange(position: Position, scene: Scene): Position {
  const { an, enemyAn, turn = 1, couplet = 1, step = 'impulse' } = scene;
  const first: SideId = an > enemyAn ? 'cw' : 'dak';
  const acting = step === 'impulse';
  const previous = turn === 1 && couplet === 1 ? 0 : 3;
  const rolled = (number: number) => ({ an: number, rolled: number, settled: 'rolls', previous }) as const;
  const units = Object.fromEntries(
    Object.entries(position.units).map(([id, unit]) => [id, placed(unit, scene.units[id])]),
  );
  return {
    ...position,
    turn,
    couplet,
    step,
    side: 'cw',
    active: acting ? 'cw' : null,
    first,
    impulse: acting && first === 'dak' ? 1 : 0,
    numbers: { dak: rolled(enemyAn), cw: rolled(an) },
    units,
    stacks: stacksOf(units, Object.keys(scene.units)),
  };
}

function placed(unit: UnitPosition, place: Place | undefined): UnitPosition {
  if (place === undefined) return unit;
  return typeof place === 'string' ? { ...unit, at: place } : { ...unit, ...place };
}

/** Units named in the scene lie on top, in the order in which they are named. */
function stacksOf(units: Position['units'], named: readonly string[]): Record<string, string[]> {
  const rank = (id: string): number => (named.includes(id) ? named.indexOf(id) : named.length);
  const stacks: Record<string, string[]> = {};
  for (const [id, { at }] of Object.entries(units).toSorted(([a], [b]) => rank(a) - rank(b))) {
    if (grid.parse(at) >= 0) (stacks[at] ??= []).push(id);
  }
  return Object.fromEntries(Object.entries(stacks).filter(([, stack]) => stack.length > 1));
}
