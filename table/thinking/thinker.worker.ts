import { answerCalls } from '../hosts/calls.js';
import type { ThinkingCalls } from '../hosts/messages.js';
import { decide } from './decide.js';

/** Computers think here. The page hands over a line to the authority, which asks; the page itself hears nothing of it. */
addEventListener('message', ({ data: line }: MessageEvent<MessagePort>) => {
  answerCalls<ThinkingCalls>(line, { decide });
  line.start();
});
