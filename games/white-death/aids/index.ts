import type { Aids, Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { eyesOf } from '../position/position.js';
import { placesSeen } from '../rules/turn/placing.js';
import type { State } from '../state.js';
import { attacksKnown } from './attacks.js';
import { chapterOf } from './chapters.js';
import { drafts } from './drafts/index.js';
import { marchOf } from './formation-march.js';
import { groupsOf } from './groups.js';
import { hexCard } from './hexes.js';
import { overlayOf, overlays } from './overlays.js';
import { prospectsOf } from './prospects.js';
import { costsAlong, reachedBy } from './reach.js';
import { ready } from './ready.js';
import { reminderOf } from './reminder.js';
import { scheduleOf } from './schedule.js';
import { sightTo } from './sight.js';
import { spotOf } from './spots.js';
import { stacksSeen } from './stacks.js';
import { targetsOf } from './targets.js';
import { tell } from './telling.js';
import { waysTogether } from './together.js';
import { tracksOf } from './tracks.js';
import { unitCard, unitCards } from './units.js';
import { whyNot } from './why-not.js';
import { tasksOf } from './tasks.js';

/** Ruling 66: whom another side is placing is not there yet. */
const asPlaced =
  <Rest extends unknown[], Answer>(ask: (state: State, seat: Seat, ...rest: Rest) => Answer) =>
  (state: State, seat: Seat, ...rest: Rest): Answer =>
    ask(placesSeen(state, eyesOf(state, seat)), seat, ...rest);

/** What a player of White Death is shown that needs a rule. */
export const aids: Aids<State, Action> = {
  units: unitCards,
  unit: unitCard,
  stacks: asPlaced(stacksSeen),
  hex: asPlaced(hexCard),
  ready,
  groups: groupsOf,
  spot: asPlaced(spotOf),
  reach: reachedBy,
  together: waysTogether,
  march: marchOf,
  costs: (state, _seat, unit, path, kind = 'move') => costsAlong(state, unit, path, kind),
  whyNot: asPlaced(whyNot),
  overlays,
  overlay: asPlaced(overlayOf),
  lineOfSight: asPlaced(sightTo),
  tell,
  chapter: (event, opens = false) => chapterOf(event, opens),
  attacks: attacksKnown,
  targets: targetsOf,
  tasks: tasksOf,
  left: reminderOf,
  schedule: asPlaced(scheduleOf),
  tracks: asPlaced(tracksOf),
  prospects: prospectsOf,
  drafts,
};
