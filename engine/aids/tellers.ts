import type { Scene, ToldEvent } from '../aids.js';
import type { Detail, LogEvent } from '../game.js';
import { entryOf } from '../text/wording.js';

/** How one type of event is acted out, with what is known while the events of one action pass. */
export interface Teller<Known extends readonly unknown[]> {
  readonly scenes: (detail: Detail, ...known: Known) => Scene[];
  /** Dice are shown beside the map, and with them what came of them. */
  readonly shown?: 'dice' | 'consequence';
}

/** The events of one action as scenes. An event that the rules no longer write may still stand in an old record. */
export function tellBy<Known extends readonly unknown[]>(
  tellers: Readonly<Record<string, Teller<Known> | 'silent'>>,
  events: readonly LogEvent[],
  ...known: Known
): ToldEvent[] {
  let rolled = false;
  return events.map((event) => {
    const teller = entryOf(tellers, event.type) ?? 'silent';
    if (teller === 'silent') return { event, scenes: [], result: false };
    rolled ||= teller.shown === 'dice';
    const besideTheMap = teller.shown === 'dice' || (teller.shown === 'consequence' && rolled);
    return { event, scenes: teller.scenes(event.detail, ...known), result: besideTheMap };
  });
}
