import fs from 'node:fs';
import path from 'node:path';
import { loadBattles } from '@impulse/library';
import { kinds } from '@impulse/protocol/spoilt/originals.js';
import { type Gauges, type Spoilt, SpoiltTrial } from '@impulse/protocol/spoilt/trial.js';

/** `npm run fuzz -- --spoilt N`: requests, positions, records and data files made wrong, N of them. */

const gauges: Gauges = {
  time() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  memory() {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
};

/** The worst so far of one kind. */
interface Worst {
  readonly count: number;
  readonly time: number;
  readonly memory: number;
}

const worse = (worst: Worst, { time, memory }: Spoilt): Worst => ({
  count: worst.count + 1,
  time: Math.max(worst.time, time),
  memory: Math.max(worst.memory, memory),
});

export async function fuzzSpoilt(count: number, seed: string, failures: string): Promise<number> {
  console.log(`${count} spoilt texts, seed ${seed}`);
  const trial = new SpoiltTrial(await loadBattles(), seed, gauges);
  const worst = new Map<string, Worst>();
  const codes = new Set<string>();
  for (let number = 0; number < count; number++) {
    const spoilt = trial.run(number);
    codes.add(spoilt.code);
    worst.set(spoilt.kind, worse(worst.get(spoilt.kind) ?? { count: 0, time: 0, memory: 0 }, spoilt));
    if (spoilt.failure === null) continue;
    const file = path.join(failures, `spoilt-${seed}-${number}.json`);
    fs.mkdirSync(failures, { recursive: true });
    fs.writeFileSync(file, `${spoilt.text}\n`);
    console.error(`\nFAILED: number ${number}: ${spoilt.failure}\nThe request is in ${file}.`);
    return 1;
  }
  for (const kind of kinds) {
    const { count: some, time, memory } = worst.get(kind) ?? { count: 0, time: 0, memory: 0 };
    const figures = `${some} texts, at most ${time.toFixed(0)} ms and ${(memory / 1e6).toFixed(1)} MB`;
    console.log(`${kind.padEnd(9)} ${figures}`);
  }
  const { maxRSS } = process.resourceUsage();
  console.log(`${codes.size} different answers; the whole process took ${(maxRSS / 1e3).toFixed(0)} MB at most.`);
  console.log('No mistake, nothing too slow or too large, nothing told to a seat.');
  return 0;
}
