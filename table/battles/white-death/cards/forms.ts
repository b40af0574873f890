/** The forms of what is put together in a fight: fetched together, for whoever needs one needs others soon. */
export { AssaultForm } from './assault/assault.js';
export { BarrageForm } from './barrage/form.js';
export { FireForm } from './fire/fire.js';
export { Threat } from './assault/against.js';
