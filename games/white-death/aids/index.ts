import type { Aids, Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { eyesOf } from '../position/position.js';
import { placesSeen } from '../rules/turn/placing.js';
import type { State } from '../state.js';
import { attacksKnown } from './combat/attacks.js';
import { chapterOf } from './telling/chapters.js';
import { drafts } from './drafts/index.js';
import { marchOf } from './movement/formation-march.js';
import { groupsOf } from './units/groups.js';
import { hexCard } from './map/hexes.js';
import { overlayOf, overlays } from './map/overlays.js';
import { prospectsOf } from './turn/prospects.js';
import { costsAlong, reachedBy } from './movement/reach.js';
import { ready } from './units/ready.js';
import { reminderOf } from './units/reminder.js';
import { scheduleOf } from './turn/schedule.js';
import { sightTo } from './map/sight.js';
import { spotOf } from './map/spots.js';
import { stacksSeen } from './units/stacks.js';
import { targetsOf } from './combat/targets.js';
import { tell } from './telling/telling.js';
import { waysTogether } from './movement/together.js';
import { tracksOf } from './turn/tracks.js';
import { unitCard, unitCards } from './units/units.js';
import { hazardsAlong, waysVia } from './movement/via.js';
import { whyNot } from './movement/why-not.js';
import { tasksOf } from './units/tasks.js';

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
  via: waysVia,
  hazards: (state, _seat, unit, path) => hazardsAlong(state, unit, path),
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
