import type { Aids } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import type { State } from '../state.js';
import { chapterOf } from './chapters.js';
import { drafts } from './drafts/index.js';
import { hexCard } from './hexes.js';
import { overlayOf, overlays } from './overlays.js';
import { prospectsOf } from './prospects.js';
import { costsAlong, reachedBy, waysVia } from './reach.js';
import { ready } from './ready.js';
import { reminderOf } from './reminder.js';
import { scheduleOf } from './schedule.js';
import { seriesOn } from './series.js';
import { spotOf } from './spots.js';
import { stacksSeen } from './stacks.js';
import { targetsOf } from './targets.js';
import { tell } from './telling.js';
import { tracksOf } from './tracks.js';
import { unitCard, unitCards } from './units.js';
import { whyNot } from './why-not.js';

/** What a player of Totensonntag is shown that needs a rule. */
export const aids: Aids<State, Action> = {
  units: unitCards,
  unit: unitCard,
  stacks: stacksSeen,
  hex: (state, _seat, hex) => hexCard(state, hex),
  ready,
  spot: spotOf,
  reach: (state, _seat, unit) => reachedBy(state, unit),
  via: (state, _seat, units, hexes) => (units.length === 1 ? waysVia(state, units[0], hexes) : []),
  costs: (state, _seat, unit, path) => costsAlong(state, unit, path),
  whyNot,
  overlays,
  overlay: overlayOf,
  tell,
  chapter: (event, opens = false) => chapterOf(event, opens),
  targets: targetsOf,
  series: seriesOn,
  left: reminderOf,
  schedule: (state) => scheduleOf(state),
  tracks: tracksOf,
  prospects: prospectsOf,
  drafts,
};
