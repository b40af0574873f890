import { whiteDeath } from '@impulse/white-death';
import type { Speed } from '../figure.js';
import { readRecord } from '../matches.js';
import { drawn, redacted, sampledFrom } from '../sampling.js';

/** What may stand where a seat of White Death cannot look, over the positions of a scripted campaign. */

export function samplingFigures(campaign: string): Speed[] {
  const sampled = sampledFrom(whiteDeath, readRecord(campaign), 97);
  return [
    {
      id: 'white-death-draws',
      what: 'White Death: hidden units drawn, by a sampler prepared once',
      unit: 'states/s',
      aim: { in: 'J', target: 0.5, goal: 2 },
      batch: drawn(whiteDeath, sampled),
    },
    {
      id: 'white-death-redact',
      what: 'White Death: the same, prepared for each draw',
      unit: 'states/s',
      batch: redacted(whiteDeath, sampled),
    },
  ];
}
