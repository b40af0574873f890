/** The forms of all that is put together at the table: fetched together, for whoever needs one needs others soon. */
export { AssaultForm } from './assault/assault.js';
export { BarrageForm } from './barrage/form.js';
export { FireForm } from './fire/fire.js';
export { StandingForm } from './standing.js';
