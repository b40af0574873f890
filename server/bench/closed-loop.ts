import type { PreparedMatch } from './prepared-match.js';

/** Plays the moves of a match one after the other; how long each took to the other player's screen, in milliseconds. */
export async function playThrough({ match, sockets, moves }: PreparedMatch): Promise<number[]> {
  const times: number[] = [];
  for (const [revision, { side, action }] of moves.entries()) {
    const other = Object.keys(sockets).find((one) => one !== side);
    if (other === undefined) throw new Error('Nobody sits opposite');
    const began = performance.now();
    const seen = new Promise<void>((resolve) => {
      sockets[other].onNews = () => {
        times.push(performance.now() - began);
        sockets[other].onNews = () => undefined;
        resolve();
      };
    });
    const request = { id: revision, do: 'act', match, revision, command: `c${revision}`, action };
    const answer = await sockets[side].ask(request);
    if (!answer.includes('"kind":"done"')) throw new Error(`Not done: ${answer}`);
    await seen;
  }
  return times;
}

export interface LoopFigures {
  readonly moves: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** All matches at once, each as fast as it is answered. */
export async function closedLoop(matches: readonly PreparedMatch[]): Promise<LoopFigures> {
  const began = performance.now();
  const times = (await Promise.all(matches.map(playThrough))).flat().sort((a, b) => a - b);
  const seconds = (performance.now() - began) / 1000;
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { moves: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
