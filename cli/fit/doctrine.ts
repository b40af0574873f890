import { type DrillResult, improved, type LoadedBattle, roundMeans } from '@impulse/library';
import { type Console, print } from '../console.js';
import type { FitTask, Fitted } from './fit.js';
import { playAll } from './play-all.js';

/** The weights by which a script plays a scenario. */

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

export async function fitDoctrine(
  { game, learning, opponents }: LoadedBattle,
  { plan, games, workers, provenance }: FitTask,
  rounds: number,
  console: Console,
): Promise<Fitted> {
  let leanings = learning.untaught;
  for (let round = 0; round < rounds; round++) {
    const seed = `${plan.seed}/${round}`;
    const of = { kind: 'doctrine', leanings } as const;
    const results = await playAll<DrillResult>({ ...plan, seed, of }, games, workers, console);
    const [both, second, first] = roundMeans(results).map(percent);
    const [one, other] = game.sides;
    await print(
      console.stdout,
      `round ${round + 1}: ${one} comes to ${first} when it alone has learnt, ${second} when ${other} alone has, ${both} when both have\n`,
    );
    leanings = improved(leanings, results);
  }
  return {
    report: `${rounds * games} battles\n`,
    module: {
      type: 'DoctrineData',
      name: 'doctrine',
      about: 'How the script weighs things here, for each side.',
      data: learning.doctrine(
        leanings,
        provenance(` --of doctrine --rounds ${rounds}`, `script ${opponents.versionOf('script')}`),
      ),
    },
  };
}
