import { SOVIET } from '../context.js';
import { planGermans } from './german-plan.js';
import { makePlayer } from './player.js';
import { planSoviets } from './soviet-plan.js';

/** The scripted opponent: the Soviets besiege and cut the railway, the Germans hold and relieve. */
export const script = makePlayer({
  id: 'script',
  plan: (state) => (state.deciding === SOVIET ? planSoviets(state) : planGermans(state)),
  assembles: true,
});
