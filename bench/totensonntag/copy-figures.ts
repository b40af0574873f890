import { copyInto } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { stateFields } from '@impulse/totensonntag/state.js';
import type { Size, Speed } from '../figure.js';
import { openingState } from '../random-player.js';
import { use } from '../sink.js';
import { scenario } from './random-play.js';

/** Copying states one by one, against copying the same memory in one piece. */

const poolSize = 64;

export function copyFigures(): Speed[] {
  const { context } = openingState(totensonntag, scenario);
  const from = stateFields.pool(context, poolSize);
  const to = stateFields.pool(context, poolSize);
  const whole = (pool: typeof from) => new Int16Array(pool[0].cells.buffer);
  const source = whole(from);
  const target = whole(to);
  source.forEach((_, index) => (source[index] = index));
  const bytes = source.byteLength;
  const again = 20;
  return [
    {
      id: 'memory-copy',
      what: `memory copied in pieces of ${Math.round(bytes / 1024)} KB`,
      unit: 'bytes/s',
      batch() {
        for (let i = 0; i < again; i++) {
          source[0]++;
          target.set(source);
        }
        use(target[0]);
        return again * bytes;
      },
    },
    {
      id: 'state-copy',
      what: `states copied one by one`,
      unit: 'bytes/s',
      shareOf: 'memory-copy',
      aim: { in: 'share', target: 0.25 },
      batch() {
        for (let i = 0; i < again; i++) {
          source[0]++;
          for (let index = 0; index < poolSize; index++) copyInto(to[index], from[index]);
        }
        use(target[0]);
        return again * bytes;
      },
    },
  ];
}

export const stateSize = (): Size => ({ id: 'state-bytes', what: 'state', bytes: stateFields.bytes, limit: 4096 });
