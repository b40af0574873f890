import { answerCalls, type Channel } from '../../hosts/calls.js';
import { advising } from './advice.js';
import { lookingBack } from './hindsight.js';
import type { StaffCalls, StaffTold } from '../messages.js';

/** The staff works here: it advises a seat from what that seat knows, and looks back on battles that are over. */

const page = globalThis as unknown as Channel;
const tell = (told: StaffTold): void => page.postMessage(told, []);

answerCalls<StaffCalls>(page, { ...advising(tell), ...lookingBack(tell) });
