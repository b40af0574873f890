import type { Options } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import type { SideId } from '@impulse/totensonntag/data/types.js';
import type { Position, UnitPosition } from '@impulse/totensonntag/position/position.js';

/** Positions lessons begin with: the historical set-up, with some units elsewhere. */

type Place = string | { readonly at: string; readonly hits: number };

export interface LessonSetup {
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

/** The historical set-up with everything where the lesson wants it. */
export function positionOf(setup: LessonSetup): Position {
  const start = totensonntag.start({ scenario: 'historical', options: setup.options ?? {} });
  if (!start.ok) throw new Error(start.error.message);
  return arrange(totensonntag.position(start.value) as Position, setup);
}

function arrange(position: Position, setup: LessonSetup): Position {
  const { an, enemyAn, turn = 1, couplet = 1, step = 'impulse' } = setup;
  const first: SideId = an > enemyAn ? 'cw' : 'dak';
  const acting = step === 'impulse';
  const previous = turn === 1 && couplet === 1 ? 0 : 3;
  const rolled = (number: number) => ({ an: number, rolled: number, settled: 'rolls', previous }) as const;
  const units = Object.fromEntries(
    Object.entries(position.units).map(([id, unit]) => [id, placed(unit, setup.units[id])]),
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
    stacks: stacksOf(units, Object.keys(setup.units)),
  };
}

function placed(unit: UnitPosition, place: Place | undefined): UnitPosition {
  if (place === undefined) return unit;
  return typeof place === 'string' ? { ...unit, at: place } : { ...unit, ...place };
}

/** Units named in the setup lie on top, in the order in which they are named. */
function stacksOf(units: Position['units'], named: readonly string[]): Record<string, string[]> {
  const rank = (id: string): number => (named.includes(id) ? named.indexOf(id) : named.length);
  const stacks: Record<string, string[]> = {};
  for (const [id, { at }] of Object.entries(units).toSorted(([a], [b]) => rank(a) - rank(b))) {
    if (grid.parse(at) >= 0) (stacks[at] ??= []).push(id);
  }
  return Object.fromEntries(Object.entries(stacks).filter(([, stack]) => stack.length > 1));
}
