import type { LogEvent } from '@impulse/engine';
import { grid } from '@impulse/totensonntag/context.js';
import { faceOf } from '../battles/totensonntag/face.js';
import type { Animation } from '../board/types.js';
import { textIn, textsIn } from './detail.js';
import type { Roster } from './roster.js';

/** Events of one action as things to be acted out on the map, from the places units had before it. */
export class Choreography {
  readonly #roster: Roster;
  readonly #places = new Map<string, string>();

  constructor(roster: Roster) {
    this.#roster = roster;
  }

  #at(unit: string): string | undefined {
    const start = this.#roster.get(unit);
    return this.#places.get(unit) ?? (start?.onMap ? start.at : undefined);
  }

  of({ type, detail }: LogEvent): Animation[] {
    const unit = textIn(detail, 'unit');
    switch (type) {
      case 'moved':
      case 'entered':
      case 'exited':
        return this.#move(unit, textsIn(detail, 'path'));
      case 'advanced':
        return this.#move(unit, [textIn(detail, 'hex')]);
      case 'attack': {
        const from = this.#at(unit);
        const to = grid.parse(textIn(detail, 'hex'));
        return from === undefined || to < 0
          ? []
          : [{ kind: 'attack', from: grid.parse(from), to, hit: detail['hit'] === true }];
      }
      case 'destroyed':
      case 'excess-destroyed':
        return this.#destroy(unit);
      case 'flew':
        this.#places.set(unit, textIn(detail, 'hex'));
        return [];
      default:
        return [];
    }
  }

  #move(unit: string, to: readonly string[]): Animation[] {
    const known = this.#roster.get(unit);
    const from = this.#at(unit);
    const hexes = [...(from === undefined ? [] : [from]), ...to].map((label) => grid.parse(label));
    if (to.length > 0) this.#places.set(unit, to.at(-1)!);
    return known && hexes.length > 1
      ? [{ kind: 'move', id: known.id, face: faceOf(known.data, known.hits), hexes }]
      : [];
  }

  #destroy(unit: string): Animation[] {
    const known = this.#roster.get(unit);
    const at = this.#at(unit);
    return known && at !== undefined
      ? [{ kind: 'destroy', id: known.id, face: faceOf(known.data, known.hits), hex: grid.parse(at) }]
      : [];
  }
}

/** The hex an action is about, to bring it into view. */
export function sceneOf(events: readonly LogEvent[]): number | null {
  for (const { detail } of events) {
    const label = textIn(detail, 'hex') || textsIn(detail, 'path').at(-1) || '';
    const hex = grid.parse(label);
    if (hex >= 0) return hex;
  }
  return null;
}
