import type { PublicAction } from '../game.js';
import type { Random } from '../dice/random.js';

/**
 * Makes actions that are nearly right out of actions seen earlier: other units, other hexes, other steps. It knows no
 * rule; it crosses the fields of actions it has met.
 */
export class Mutation<A extends PublicAction> {
  readonly #seen: A[] = [];
  /** Values met under each field name, and elements met in each list. */
  readonly #values = new Map<string, unknown[]>();
  readonly #elements = new Map<string, unknown[]>();
  readonly #fieldsOf = new Map<string, string[]>();

  /** Remembers an action; old ones give way at random once there are enough. */
  meet(action: A, random: Random): void {
    keep(this.#seen, action, random);
    for (const [field, value] of Object.entries(action) as [string, unknown][]) {
      if (field === 'type') continue;
      keep(entry(this.#values, field), value, random);
      const fields = entry(this.#fieldsOf, action.type);
      if (!fields.includes(field)) fields.push(field);
      if (Array.isArray(value)) for (const element of value) keep(entry(this.#elements, field), element, random);
    }
  }

  /** Something met before, as it was. */
  recall(random: Random): A | undefined {
    return this.#seen.length > 0 ? pick(this.#seen, random) : undefined;
  }

  /** A changed copy; whether it still has the shape of an action is for the parser to say. */
  mutate(action: A, random: Random): unknown {
    const fields = this.#fieldsOf.get(action.type);
    if (!fields) return action;
    const copy = { ...action } as Record<string, unknown>;
    const field = pick(fields, random);
    const value = copy[field];
    if (Array.isArray(value) && random.below(3) > 0) copy[field] = this.#edit(field, value, random);
    else if (typeof value === 'number' && random.below(2) > 0) copy[field] = value + random.below(7) - 3;
    else if (value !== undefined && random.below(8) === 0) delete copy[field];
    else copy[field] = pick(this.#values.get(field) ?? [value], random);
    return copy;
  }

  #edit(field: string, list: readonly unknown[], random: Random): unknown[] {
    const edited = [...list];
    const at = random.below(list.length + 1);
    const element = pick(this.#elements.get(field) ?? [field], random);
    switch (random.below(4)) {
      case 0:
        edited.splice(at, 1);
        break;
      case 1:
        edited.splice(at, 0, element);
        break;
      case 2:
        edited.splice(at, 1, element);
        break;
      default:
        edited.reverse();
    }
    return edited;
  }
}

const most = 300;

function keep<T>(list: T[], item: T, random: Random): void {
  if (list.length < most) list.push(item);
  else list[random.below(most)] = item;
}

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

function entry<T>(map: Map<string, T[]>, key: string): T[] {
  let found = map.get(key);
  if (!found) map.set(key, (found = []));
  return found;
}
