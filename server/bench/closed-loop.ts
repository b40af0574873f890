import type { PreparedMatch } from './prepared-match.js';

/**
 * Plays the moves of a match from number `first` up to number `last`, each when the one before was acknowledged and on the other
 * player's screen; how long each took to get there, in milliseconds.
 */
function playThrough({ moves }: PreparedMatch, first: number, last: number): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const play = (number: number): void => {
      if (number >= Math.min(last, moves.length)) {
        resolve(times);
        return;
      }
      const { by, other, frame } = moves[number];
      let missing = 2;
      const arrived = (): void => {
        if (--missing === 0) play(number + 1);
      };
      by.onEnd = () => reject(new Error('The line was lost'));
      by.onNews = () => undefined;
      by.onAnswer = (answer) => {
        if (answer.includes('"kind":"done"')) arrived();
        else reject(new Error(`Not done: ${answer.toString()}`));
      };
      const began = performance.now();
      other.onNews = () => {
        times.push(performance.now() - began);
        arrived();
      };
      by.send(frame);
    };
    play(first);
  });
}

export interface LoopFigures {
  readonly moves: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** All matches at once, each as fast as it is answered. */
export async function closedLoop(matches: readonly PreparedMatch[], first: number, last: number): Promise<LoopFigures> {
  const began = performance.now();
  const playing = matches.map((match) => playThrough(match, first, last));
  const times = (await Promise.all(playing)).flat().sort((a, b) => a - b);
  const seconds = (performance.now() - began) / 1000;
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { moves: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
