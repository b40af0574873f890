import { SOVIET } from '../context.js';
import { planGermans } from './plan/german.js';
import { playerMaker } from './player.js';
import { planSoviets } from './plan/soviet.js';

/** The scripted opponent: the Soviets besiege and cut the railway, the Germans hold and relieve. */
export const script = playerMaker({
  id: 'script',
  plan: (memory, state) => (state.deciding === SOVIET ? planSoviets(memory, state) : planGermans(memory, state)),
  assembles: true,
});
