import type { Progress } from '@impulse/library';
import { answerCalls } from '../hosts/calls.js';
import type { ThinkingCalls } from '../hosts/messages.js';
import { decide, foresee } from './decide.js';

/** The page hears how far a thought is, and nothing else of it. */
const tellPage = ({ done, budget }: Progress): void => postMessage(budget > 0 ? done / budget : 0);

/** Computers think here. The page hands over a line to the authority, which asks. */
addEventListener('message', ({ data: line }: MessageEvent<MessagePort>) => {
  answerCalls<ThinkingCalls>(line, { decide: (question) => decide(question, tellPage), foresee });
  line.start();
});
