import { unknown } from '@impulse/engine';
import type { Context } from '@impulse/totensonntag/context.js';
import type { SideId, UnitData } from '@impulse/totensonntag/data/types.js';
import type { FlagName, Position, UnitPosition } from '@impulse/totensonntag/position/position.js';

/** Every unit of the battle as one seat knows it. */

export interface Unit {
  readonly id: string;
  readonly data: UnitData;
  readonly side: SideId;
  /** A hex, `off`, `lost`, `exited`, or `?` for an aircraft on a secret errand. */
  readonly at: string;
  readonly onMap: boolean;
  readonly hits: number;
  /** Strength points left. */
  readonly strength: number;
  readonly flags: readonly FlagName[];
}

export type Roster = ReadonlyMap<string, Unit>;

const elsewhere = new Set(['off', 'lost', 'exited', unknown]);

export function rosterOf(context: Context, position: Position): Roster {
  return new Map(
    context.units.map((data) => {
      const { id } = data;
      const lost = { at: 'lost', hits: data.strength };
      const { at, hits = 0, flags = [] }: UnitPosition = position.units[id] ?? lost;
      const unit: Unit = {
        id,
        data,
        side: data.side,
        at,
        onMap: !elsewhere.has(at),
        hits,
        strength: data.strength - hits,
        flags,
      };
      return [id, unit];
    }),
  );
}

/** Units by hex, from top to bottom, aircraft over everything else. */
export function stacksOf(roster: Roster, position: Position): ReadonlyMap<string, readonly string[]> {
  const stacks = new Map<string, string[]>();
  const aircraft: Unit[] = [];
  for (const unit of roster.values()) {
    if (!unit.onMap) continue;
    if (unit.data.type === 'aircraft') aircraft.push(unit);
    else if (!stacks.has(unit.at)) stacks.set(unit.at, [...(position.stacks[unit.at] ?? [unit.id])]);
  }
  for (const { id, at } of aircraft) stacks.set(at, [id, ...(stacks.get(at) ?? [])]);
  return stacks;
}
