import { whiteDeath } from '@impulse/white-death';
import { grid } from '@impulse/white-death/context.js';
import type { ScenarioId, SideId, Weather } from '@impulse/white-death/data/types.js';
import type { ByPool, MarkName, Position, UnitPosition } from '@impulse/white-death/position/position.js';
import type { StepId } from '@impulse/white-death/state.js';

/** Positions lessons begin with: the map of the first scenario, and on it only the units that a lesson names. */

type Place = string | UnitPosition;

export interface LessonSetup {
  /** The first, with its four turns, when left out. */
  readonly scenario?: ScenarioId;
  /** Who decides: the learner. */
  readonly side: SideId;
  readonly step: StepId;
  /** Whose impulse it is; left out, the learner's. */
  readonly active?: SideId;
  /** Movement points of the impulse under way. */
  readonly impulse?: number;
  readonly turn?: number;
  readonly weather?: Weather;
  readonly supply?: Partial<ByPool<number>>;
  /** Units by id; of several in one hex the first is on top. */
  readonly units: Readonly<Record<string, Place>>;
}

const fullTurn = 10;

export function positionOf(setup: LessonSetup): Position {
  const start = whiteDeath.start({ scenario: setup.scenario ?? 'scenario-1' });
  if (!start.ok) throw new Error(start.error.message);
  return arrange(whiteDeath.position(start.value) as Position, setup);
}

function arrange(position: Position, setup: LessonSetup): Position {
  const { side, step, active = side, impulse = 0, turn = 1, weather = 'clear', supply = {} } = setup;
  const deciding = step === 'decision' || step === 'isolation';
  const marks = marksOf(setup);
  const units = Object.fromEntries(Object.keys(position.units).map((id) => [id, placed(setup.units[id])]));
  return {
    ...position,
    turn,
    weather,
    step,
    side,
    active: step === 'isolation' ? null : active,
    points: { soviet: fullTurn, german: fullTurn, ...(deciding ? {} : { [active]: fullTurn - impulse }) },
    impulse,
    impulses: { soviet: 0, german: 0, ...(deciding ? {} : { [active]: 1 }) },
    supply: { soviet: 6, german: 4, fortress: 2, ...supply },
    // 15A1: whoever assaults has paid for it.
    paid: { ...position.paid, ...(Object.keys(marks).length > 0 ? { [active]: 1 } : {}) },
    // 22: garrisons of the towns.
    released: { ...position.released, towns: turn > 1 },
    units,
    stacks: stacksOf(setup.units),
    marks,
  };
}

/** Units that the lesson does not name are not in this battle: they never come. */
const nowhere: UnitPosition = { at: 'off', due: 0 };

const placed = (place: Place | undefined): UnitPosition =>
  place === undefined ? nowhere : typeof place === 'string' ? { at: place } : place;

function stacksOf(units: LessonSetup['units']): Position['stacks'] {
  const stacks: Record<string, string[]> = {};
  for (const [id, place] of Object.entries(units)) {
    const { at } = placed(place);
    if (grid.parse(at) >= 0) (stacks[at] ??= []).push(id);
  }
  return Object.fromEntries(Object.entries(stacks).filter(([, stack]) => stack.length > 1));
}

/** 5.2: hexes that somebody assaults; 5.5: before they are fired at, they have fired. */
function marksOf({ units, step }: LessonSetup): Position['marks'] {
  const targets = Object.values(units).flatMap((place) => placed(place).target ?? []);
  const flags: readonly MarkName[] = step === 'assault' ? ['target', 'defended'] : ['target'];
  return Object.fromEntries(targets.map((hex) => [hex, { flags }]));
}
