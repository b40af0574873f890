import { copyInto, isOwn, makeRandom, type Random, type Sampler, type Seat, viewerIn } from '@impulse/engine';
import { CW, DAK, hexCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { hasSecrets, hidesFlights } from '../position/position.js';
import { ALL, hiddenOf, mayChoose, NUMBER } from '../rules/turn/activation-numbers.js';
import { isAvailable } from '../rules/air/aircraft.js';
import { ADJUSTED, CHOSE, FLOWN, LOST, newState, OFF_MAP, PENDING, ROLLS, type State, STEP } from '../state.js';

/** What a seat may not know, filled with something it cannot tell from the truth. */

/** Overwrites everything the seat may not know; nothing hidden is read. */
export function fillUnknown(state: State, seat: Seat, random: Random): void {
  if (!hasSecrets(state)) return;
  const viewer = viewerIn(sideIds, seat);
  for (const side of [DAK, CW]) {
    if (isOwn(side, viewer)) continue;
    const hidden = hiddenOf(state, side);
    if (hidden === ALL) fillNumber(state, side, random);
    else if (hidden === NUMBER) fillFinal(state, side, random);
    else if (hidesFlights(state)) fillFlights(state, side, random);
  }
}

export function redact(state: State, seat: Seat, random: Random, into: State): void {
  copyInto(into, state);
  fillUnknown(into, seat, random);
}

export function sampler(state: State, seat: Seat): Sampler<State> {
  const known = newState(state.context);
  // Filled once, so that it keeps no secret itself.
  redact(state, seat, makeRandom('known'), known);
  return { draw: (random, into) => redact(known, seat, random, into) };
}

const die = (random: Random): number => 1 + random.below(6);

/** The DAK is asked first, so the Commonwealth has settled nothing while the DAK is being asked (2.1). */
function fillNumber(state: State, side: number, random: Random): void {
  const choosing = state.step === STEP['choose-an'];
  const asked = state.deciding > side;
  state.an[side] = 0;
  state.rolled[side] = 0;
  if (mayChoose(state, side)) {
    if (choosing && !asked) {
      state.settled[side] = PENDING;
      return;
    }
    // Choosing is taken to be likelier than rolling.
    if (random.below(8) > 0) {
      state.settled[side] = CHOSE;
      state.an[side] = die(random);
      return;
    }
  }
  state.settled[side] = ROLLS;
  if (choosing) return;
  const rolled = die(random);
  state.rolled[side] = rolled;
  state.an[side] = rolled;
  if (state.previousAn[side] !== 5 || !asked) return;
  state.settled[side] = ADJUSTED;
  state.an[side] = adjusted(rolled, random);
}

/** How the number was come by is known, and the roll if there was one. */
function fillFinal(state: State, side: number, random: Random): void {
  state.an[side] = state.settled[side] === CHOSE ? die(random) : adjusted(state.rolled[side], random);
}

const adjusted = (rolled: number, random: Random): number => Math.min(6, Math.max(1, rolled + random.below(3) - 1));

function fillFlights(state: State, side: number, random: Random): void {
  for (const aircraft of state.context.aircraft[side]) {
    if (state.hexOf[aircraft] === LOST) continue;
    state.hexOf[aircraft] = OFF_MAP;
    state.flags[aircraft] = 0;
    // Not asked yet: nothing is planned.
    if (state.deciding < side || !isAvailable(state, aircraft) || random.below(4) === 0) continue;
    state.hexOf[aircraft] = random.below(hexCount);
    state.flags[aircraft] = FLOWN;
  }
}
