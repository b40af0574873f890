import { bad, type DetailValue, good, type PublicAction, type Result } from '@impulse/engine';
import type { ActionLine, TypedAction } from '@impulse/library';
import { asked, type PlayerContext } from './player-context.js';
import { type Order, pointedAt } from './typed-order.js';
import { usageOf } from './usage.js';

/** Why an order that the rules do not allow is refused. */

/** The rule against an order that the rules do not allow, or what it lacks. */
export function whyNotTyped(context: PlayerContext, typed: TypedAction): Result<Order> {
  const { aids, state, seat } = asked(context);
  const { speech, seated } = context;
  const { units, hex } = pointedAt(typed);
  const plausible: Record<string, DetailValue> = { ...typed.fields };
  for (const field of typed.missing) {
    const value = plausibleValue(context, typed, field);
    if (value === undefined) return bad('incomplete', '', lackOf(context, typed.line, field));
    plausible[field] = value;
  }
  const { path } = typed.fields;
  const byEnd = hex !== null && units.length > 0 && (path === undefined ? 'path' in plausible : isOneHex(path));
  if (byEnd && path !== undefined) plausible['path'] = straightTo(context, units[0], hex);
  const action = seated.game.parseAction(state, { type: typed.line.type, ...plausible });
  if (!action.ok) return bad(action.error.code, '', `${action.error.message} ${usageOf(typed.line, speech)}`);
  const meant = byEnd && goesThere(context, action.value, units[0]) ? aids.whyNot(state, seat, units[0], hex) : null;
  const refusal = meant ?? seated.refuse(action.value);
  return good(refusal ? { kind: 'refused', refusal, action: action.value } : { kind: 'action', action: action.value });
}

/** Does the unit do nothing else but go, from where it is or from off the map? */
function goesThere(context: PlayerContext, action: PublicAction, unit: string): boolean {
  const { aids, state, seat } = asked(context);
  const { manner } = aids.spot(state, seat, action);
  const where = context.seated.unit(unit)?.where;
  return (manner === 'go' && where === 'map') || (manner === 'enter' && where === 'off');
}

const isOneHex = (path: DetailValue): boolean => Array.isArray(path) && path.length === 1;

function plausibleValue(context: PlayerContext, typed: TypedAction, field: string): DetailValue | undefined {
  const { units, hex } = pointedAt(typed);
  const spelling = typed.line.parts.find((part) => part.field === field)?.spelling;
  // The hex is that of an attack at the end of the path.
  if (field === 'path' && units.length > 0) return hex === null ? [] : straightTo(context, units[0], hex).slice(0, -1);
  // A unit that the line does not name, or one that comes second.
  if (field === 'unit' ? spelling === undefined : spelling === 'unit' && units.length > 0 && hex !== null) {
    return nearestOwn(context, units[0], hex);
  }
  return undefined;
}

function lackOf(context: PlayerContext, line: ActionLine, field: string): string {
  const { speech } = context;
  switch (line.parts.find((part) => part.field === field)?.spelling) {
    case 'unit':
    case 'units':
      return `${speech.whichUnit(exampleUnit(context))} ${usageOf(line, speech)}`;
    case 'hex':
    case 'path':
      return `${speech.whichHex(exampleHex(context))} ${usageOf(line, speech)}`;
    case 'number':
      return speech.whichNumber;
    default:
      return usageOf(line, speech);
  }
}

const exampleHex = ({ battle }: PlayerContext): string => battle.grid.labels[battle.grid.size >> 1];

function exampleUnit(context: PlayerContext): string {
  const { aids, state, seat } = asked(context);
  return aids.ready(state, seat)[0] ?? aids.units(state, seat).find(({ side }) => side === seat)?.id ?? '';
}

/** Hex by hex, whatever is in the way. */
function straightTo({ battle, seated }: PlayerContext, unit: string, hex: string): string[] {
  const { grid } = battle;
  const from = seated.unit(unit)?.hex ?? null;
  if (from === null || from === hex) return [hex];
  return grid
    .line(grid.parse(from), grid.parse(hex))
    .slice(1)
    .map((one) => grid.labels[one]);
}

/** The unit of the same side nearest to a hex, for the rules to judge. */
function nearestOwn(context: PlayerContext, unit: string | undefined, hex: string | null): string | undefined {
  const { aids, state, seat } = asked(context);
  const { grid } = context.battle;
  const others = aids.units(state, seat).filter(({ id, side, hex: at }) => side === seat && at !== null && id !== unit);
  if (hex === null) return (others[0] ?? { id: unit }).id;
  const away = (at: string | null): number => grid.distance(grid.parse(at ?? hex), grid.parse(hex));
  return others.toSorted((a, b) => away(a.hex) - away(b.hex))[0]?.id ?? unit;
}
