import type { ToThinker, FromThinker } from './thinker.js';
import { decide } from './thought.js';

/** Computers think here, so that the page never waits for them. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<ToThinker>) => {
  let answer: FromThinker;
  try {
    answer = { id, action: decide(question) };
  } catch (error) {
    answer = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
