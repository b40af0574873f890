import type { Random } from '../dice/random.js';

/** The index of the best of a few actions drawn at random, by how much they appeal; between equals luck decides. */
export function drawBest<A>(
  offered: readonly A[],
  draws: number,
  random: Random,
  appeal: (action: A) => number,
): number {
  let best = random.below(offered.length);
  let liking = -1;
  for (let i = 0; i < draws; i++) {
    const index = random.below(offered.length);
    const value = appeal(offered[index]) * 100 + random.below(100);
    if (value <= liking) continue;
    best = index;
    liking = value;
  }
  return best;
}
