import { grid } from '@impulse/totensonntag/context.js';
import type { Session } from './session.js';
import { say, words } from './words.js';

/** A hex in words, for screen readers and the line under the map. */
export function describeHex(session: Session, hex: string): string {
  const { context } = session.match.state;
  const number = grid.parse(hex);
  const { spoken } = words.value;
  const parts = [say.value.hex(hex), say.value.terrain(context.terrain[number])];
  if (context.point[number]) parts.push(say.value.point);
  const holder = session.view.value.position.control[hex];
  if (holder !== undefined) parts.push(spoken.held(say.value.side(holder)));
  const stack = session.stacks.value.get(hex) ?? [];
  if (stack.length > 0) parts.push(stackLine(session, stack));
  const doable = whatCanBeDone(session, hex);
  if (doable !== '') parts.push(doable);
  return parts.join(spoken.joint);
}

function stackLine(session: Session, stack: readonly string[]): string {
  const { spoken } = words.value;
  const roster = session.roster.value;
  const ready = new Set(session.ready.value);
  const names = stack.map((id) => {
    const { data, strength } = roster.get(id)!;
    const unit = spoken.unit(say.value.unit(id), strength, data.strength);
    return ready.has(id) ? spoken.ready(unit) : unit;
  });
  return spoken.stack(say.value.side(roster.get(stack[0])!.side), names.join(spoken.comma));
}

/** What a click there would do with the units selected. */
function whatCanBeDone(session: Session, hex: string): string {
  const { spoken } = words.value;
  const orders = session.orders.value;
  if (orders.length === 0) return '';
  const ways = orders.map((one) => one.ways.get(hex));
  const [first] = ways;
  if (first && ways.every((way) => way !== undefined)) {
    const action = say.value.action(first.action.type);
    if (first.left === null) return spoken.can(action);
    return first.stops ? spoken.stops(action, first.left) : spoken.goes(action, first.left);
  }
  const kinds = new Set(orders.flatMap((one) => (one.attacks.get(hex) ?? []).map(({ kind }) => kind)));
  const names = [...kinds].map((kind) => say.value.purpose(kind === 'barrage-target' ? 'barrage' : kind));
  return names.length > 0 ? spoken.can(names.join(spoken.comma)) : '';
}
