import { bad, type DetailValue, good, type Problem, type PublicAction, type Result } from '@impulse/engine';
import type { TypedAction } from '@impulse/library';
import type { PlayerContext } from './player-context.js';
import { type Order, pointedAt } from './typed-order.js';
import { usageOf } from './usage.js';

/** The rule against an order that the rules do not allow, or what it lacks. */
export function whyNotTyped(context: PlayerContext, typed: TypedAction): Result<Order> {
  const { aids, here, seated, speech } = context;
  const { line, fields, missing } = typed;
  const { units, hex } = pointedAt(typed);
  const [unit] = units;
  const plausible: Record<string, DetailValue> = { ...fields };
  for (const field of missing) {
    const value = plausibleValue(context, typed, field);
    if (value !== undefined) plausible[field] = value;
    else return bad('incomplete', '', `${whichOf(context, typed, field)} ${usageOf(line, speech)}`.trim());
  }
  const { path } = fields;
  const byEnd = unit !== undefined && hex !== null && isOpen(path) && 'path' in plausible;
  if (byEnd && path !== undefined) plausible['path'] = straightTo(context, unit, hex);
  const action = seated.game.parseAction(seated.state, { type: line.type, ...plausible });
  if (!action.ok) return bad('unfit', '', misfit(context, typed, action.error));
  const meant = byEnd && goesThere(context, action.value, unit) ? aids.whyNot(...here, unit, hex) : null;
  const refusal = meant ?? seated.refuse(action.value);
  return good(refusal ? { kind: 'refused', refusal, action: action.value } : { kind: 'action', action: action.value });
}

/** Is no path named, or only its end? */
const isOpen = (path: DetailValue | undefined): boolean =>
  path === undefined || (Array.isArray(path) && path.length === 1);

/** Does the unit do nothing else but go, from where it is or from off the map? */
function goesThere({ aids, here, seated }: PlayerContext, action: PublicAction, unit: string): boolean {
  const { manner } = aids.spot(...here, action);
  const where = seated.unit(unit)?.where;
  return (manner === 'go' && where === 'map') || (manner === 'enter' && where === 'off');
}

/** Something for the rules to judge: the straight way, or the nearest helper. */
function plausibleValue(context: PlayerContext, typed: TypedAction, field: string): DetailValue | undefined {
  const { units, hex } = pointedAt(typed);
  const part = typed.line.parts.find((one) => one.field === field);
  const spelling = part?.spelling;
  if (field === 'path' && units.length > 0) {
    // The hex is that of an attack at the end of the path.
    if (hex !== null) return straightTo(context, units[0], hex).slice(0, -1);
    return part?.optional ? [] : undefined;
  }
  // A unit that the line does not name, or one that comes second.
  if (field === 'unit' ? spelling === undefined : spelling === 'unit' && units.length > 0 && hex !== null) {
    return nearestOwn(context, units[0], hex);
  }
  return undefined;
}

function whichOf({ speech: { which } }: PlayerContext, { line }: TypedAction, field: string): string {
  const spelling = line.parts.find((part) => part.field === field)?.spelling ?? '';
  if (/unit/.test(spelling)) return which.unit;
  if (/hex|path/.test(spelling)) return which.hex;
  return /number/.test(spelling) ? which.number : '';
}

/** What cannot stand in a field, and what may where that is known. */
function misfit({ aids, here, speech }: PlayerContext, { line, fields }: TypedAction, { path }: Problem): string {
  const [, field = ''] = /^action\W+([\w-]+)/.exec(path) ?? [];
  const drafting = aids.drafts[line.type];
  const draft = drafting?.begin(...here, [], null);
  const bounds = draft ? drafting?.bounds(...here, draft)[field] : undefined;
  const values = bounds?.kind === 'choice' ? bounds.values : [];
  return `${speech.misfit([fields[field]].flat().join(' '), field, values)} ${usageOf(line, speech)}`;
}

/** Hex by hex, whatever is in the way. */
function straightTo({ battle: { grid }, seated }: PlayerContext, unit: string, hex: string): string[] {
  const from = seated.unit(unit)?.hex ?? null;
  if (from === null || from === hex) return [hex];
  return grid
    .line(grid.parse(from), grid.parse(hex))
    .slice(1)
    .map((one) => grid.labels[one]);
}

/** The unit of the same side nearest to a hex. */
function nearestOwn(
  { aids, here, seated, battle: { grid } }: PlayerContext,
  unit: string | undefined,
  hex: string | null,
): string | undefined {
  const others = aids
    .units(...here)
    .filter(({ id, side, hex: at }) => side === seated.seat && at !== null && id !== unit);
  const away = (at: string | null): number =>
    hex === null ? 0 : grid.distance(grid.parse(at ?? hex), grid.parse(hex));
  return others.toSorted((a, b) => away(a.hex) - away(b.hex))[0]?.id ?? unit;
}
