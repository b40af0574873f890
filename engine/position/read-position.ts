import { type Options, type Setup, unknown } from '../game.js';
import type { Read } from '../reading/read.js';
import { bad, good, type Result } from '../reading/result.js';
import type { Known } from './position.js';

/** Positions that somebody wrote down, read in the steps that those of every battle have in common. */

/** A reader that also takes the mark for things a seat may not know. */
export const orUnknown =
  <T>(read: Read<T>): Read<Known<T>> =>
  (value, path) =>
    value === unknown ? good(unknown) : read(value, path);

/** What asks for a context. */
interface Asking {
  readonly dataHash: string;
  readonly scenario: string;
  readonly options: Options;
}

/**
 * Reads a position in three steps: its shape, then the context its heading asks for, which must be of the same data,
 * then the rest on that context. Only `seatView`, the position in somebody's view, may have unknown values.
 */
export const positionReader =
  <Position extends Asking, Context extends { readonly dataHash: string }, State>(
    readShape: (value: unknown) => Result<Position>,
    contextFor: (setup: Setup) => Result<Context>,
    readPosition: (context: Context, position: Position, seatView: boolean) => Result<State>,
  ) =>
  (value: unknown, data: unknown, seatView: boolean): Result<State> => {
    const position = readShape(value);
    if (!position.ok) return position;
    const { scenario, options, dataHash } = position.value;
    const context = contextFor(data === undefined ? { scenario, options } : { scenario, options, data });
    if (!context.ok) return context;
    if (context.value.dataHash !== dataHash) {
      return bad('other-data', 'dataHash', 'This position was written for another data file; give that file with it.');
    }
    return readPosition(context.value, position.value, seatView);
  };
