import { bad, type DetailValue, good, type Problem, type Result } from '@impulse/engine';
import type { TypedAction } from '@impulse/library';
import type { Intent } from './orders.js';
import type { PlayerContext } from './player-context.js';
import { partOf, pointedAt, usageOf } from './typed.js';

/** The rule against an order that the rules do not allow, or what it lacks. */
export function whyNotTyped(context: PlayerContext, typed: TypedAction): Result<Intent> {
  const { aids, here, seated, speech } = context;
  const { line, fields, missing } = typed;
  const { units, hex } = pointedAt(typed);
  const [unit] = units;
  const plausible: Record<string, DetailValue> = { ...fields };
  for (const field of missing) {
    const value = plausibleValue(context, typed, field);
    if (value === undefined) return bad('incomplete', '', `${whichOf(context, typed, field)}${usageOf(line, speech)}`);
    plausible[field] = value;
  }
  const [end, ...more] = [fields['path'] ?? []].flat();
  // Of a path only its end was named.
  if (unit !== undefined && hex !== null && end === hex && more.length === 0)
    plausible['path'] = straightTo(context, unit, hex);
  const read = seated.game.parseAction(seated.state, { type: line.type, ...plausible });
  if (!read.ok) return bad('unfit', '', misfit(context, typed, read.error));
  const action = read.value;
  const { manner } = aids.spot(...here, action);
  const where = unit === undefined ? null : seated.unit(unit)?.where;
  // The path may be open: what was meant is that it goes there, from where it is or from off the map.
  const goes = (manner === 'go' && where === 'map') || (manner === 'enter' && where === 'off');
  const refusal = (goes ? aids.whyNot(...here, unit, hex) : null) ?? seated.refuse(action);
  return good({ action, refusal, typed, draft: null });
}

/** Something for the rules to judge: the straight way to where an attack begins, and somebody else as a helper. */
function plausibleValue(context: PlayerContext, typed: TypedAction, field: string): DetailValue | undefined {
  const { aids, here, seated } = context;
  const { units, hex } = pointedAt(typed);
  const [unit] = units;
  const part = partOf(typed.line, field);
  if (unit === undefined) return undefined;
  if (field === 'path') {
    if (hex !== null) return straightTo(context, unit, hex).slice(0, -1);
    return part?.optional ? [] : undefined;
  }
  if (part !== undefined && (part.spelling !== 'unit' || hex === null)) return undefined;
  return aids.units(...here).find(({ id, side, where }) => id !== unit && side === seated.seat && where === 'map')?.id;
}

/** Hex by hex, whatever is in the way. */
function straightTo({ battle: { grid }, seated }: PlayerContext, unit: string, hex: string): string[] {
  const to = grid.parse(hex);
  const from = seated.unit(unit)?.hex ?? null;
  const line = from === null ? [] : grid.line(grid.parse(from), to).slice(1);
  return (line.length > 0 ? line : [to]).map(grid.label);
}

function whichOf({ speech: { which } }: PlayerContext, typed: TypedAction, field: string): string {
  const spelling = partOf(typed.line, field)?.spelling ?? '';
  if (/unit/.test(spelling)) return `${which.unit} `;
  if (/hex|path/.test(spelling)) return `${which.hex} `;
  return /number/.test(spelling) ? `${which.number} ` : '';
}

/** What cannot stand in a field, and what may where that is known. */
function misfit({ aids, here, speech }: PlayerContext, { line, fields }: TypedAction, { path }: Problem): string {
  const [, field = ''] = /^action\W+([\w-]+)/.exec(path) ?? [];
  const drafting = aids.drafts[line.type];
  const draft = drafting?.begin(...here, [], null);
  const bounds = draft ? drafting?.bounds(...here, draft)[field] : undefined;
  const values = bounds?.kind === 'choice' ? bounds.values : [];
  return `${speech.misfit(JSON.stringify(fields[field]), field, values)} ${usageOf(line, speech)}`;
}
