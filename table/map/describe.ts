import type { Desk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

type Described = Pick<Desk, 'kit' | 'chair' | 'holds' | 'selection' | 'recap'>;

/** A hex in words, for screen readers and the line under the map. */
export function describeHex(desk: Described, hex: string): string {
  const { kit, chair, recap } = desk;
  const { aids, seat } = chair.now();
  const { state, stacks } = recap.shown.value;
  const say = phrasesOf(desk);
  const { spoken } = words.value;
  const { terrain, features, holder } = aids.hex(state, seat, hex);
  const parts = [say.hex(hex), say.terrain(terrain)];
  for (const { code, detail } of features) {
    const feature = kit.words.value.feature(code, detail);
    if (feature !== '') parts.push(feature);
  }
  if (holder !== null) parts.push(spoken.held(say.side(holder)));
  const stack = stacks.get(hex) ?? [];
  if (stack.length > 0) parts.push(stackLine(desk, stack));
  const doable = whatCanBeDone(desk, hex);
  if (doable !== '') parts.push(spoken.can(doable));
  return parts.join(spoken.joint);
}

function stackLine(desk: Described, stack: readonly (string | null)[]): string {
  const { spoken } = words.value;
  const { chair, holds, recap } = desk;
  const say = phrasesOf(desk);
  const { units } = recap.shown.value;
  const held = holds.units.value;
  const ready = new Set(chair.ready.value);
  const known = stack.flatMap((id) => (id === null ? [] : (units.get(id) ?? [])));
  const names = known.map(({ id, strength }) => {
    const unit = strength ? spoken.unit(say.unit(id), strength.left, strength.full) : say.unit(id);
    if (chair.isMine(id) && held.has(id)) return spoken.stays(unit);
    return ready.has(id) ? spoken.ready(unit) : unit;
  });
  if (stack.length > known.length) names.push(spoken.hidden(stack.length - known.length));
  return spoken.stack(known.length > 0 ? say.side(known[0].side) : '', names.join(spoken.comma));
}

/** What a click there would do with the units selected. */
export function whatCanBeDone({ kit, selection, ...desk }: Described, hex: string): string {
  const { spoken } = words.value;
  const say = phrasesOf({ kit, ...desk });
  const deeds = selection.deeds.value;
  if (deeds.length === 0) return '';
  const exit = deeds[0].exits.get(hex);
  if (exit && deeds.every(({ exits }) => exits.has(hex))) return say.action(exit.action.type);
  const ways = deeds.map((one) => one.ways.get(hex));
  const [first] = ways;
  if (first && ways.every((way) => way !== undefined)) {
    const action = say.action(first.action.type);
    if (first.left === null) return action;
    const [effect] = first.effects;
    return effect === undefined
      ? spoken.goes(action, kit.words.value.points(first.left))
      : spoken.suffers(action, kit.words.value.effect(effect), kit.words.value.points(first.left));
  }
  const kinds = new Set(deeds.flatMap((one) => (one.attacks.get(hex) ?? []).map(({ spot }) => spot.kind)));
  const names = [...kinds].map((kind) => say.spotKind(kind));
  return names.join(spoken.comma);
}
