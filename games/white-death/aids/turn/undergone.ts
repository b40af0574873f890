import type { LogEvent, Seat } from '@impulse/engine';
import { sideIds } from '../../data/types.js';
import type { State } from '../../state.js';

/** What a side underwent in the last impulse of the enemy, as its own log tells it: what standing orders are for. */
export interface Undergone {
  readonly turn: number;
  readonly impulse: number;
  /** Hexes of the side that were assaulted and fired in defence. */
  readonly defended: readonly string[];
  /** Those of them that had guns in support. */
  readonly supported: number;
  /** Units of the side that retreated. */
  readonly retreated: readonly string[];
}

/** Null before the enemy has had an impulse. */
export function lastUndergone(state: State, seat: Seat, log: readonly LogEvent[]): Undergone | null {
  const begun = log.findLastIndex(({ type, detail }) => type === 'impulse-begins' && detail['side'] !== seat);
  if (begun < 0) return null;
  const after = log.slice(begun + 1);
  const next = after.findIndex(({ type }) => type === 'impulse-begins');
  const during = next < 0 ? after : after.slice(0, next);
  const fires = during.filter(({ type, detail }) => type === 'defensive-fire' && detail['side'] === seat);
  const { detail } = log[begun];
  return {
    turn: Number(detail['turn']),
    impulse: Number(detail['number']),
    defended: fires.map((fire) => fire.detail['hex'] as string),
    supported: fires.filter((fire) => Number(fire.detail['guns']) > 0).length,
    retreated: during
      .filter(({ type }) => type === 'retreated')
      .map((event) => event.detail['unit'] as string)
      .filter((unit) => sideOf(state, unit) === seat),
  };
}

const sideOf = ({ context }: State, unit: string): string | undefined =>
  sideIds[context.side[context.unitIds.indexOf(unit)]];
