import { computed } from '@preact/signals';
import type { SeatedBattle, Track } from '@impulse/engine';
import type { Action } from '@impulse/white-death/actions/actions.js';
import type { TrackCode } from '@impulse/white-death/aids/codes.js';
import type { SideId } from '@impulse/white-death/data/types.js';
import type { State } from '@impulse/white-death/state.js';
import type * as english from '@impulse/white-death/text/english.js';
import { useDesk } from '../../desk/desk.js';
import { fetchedAsTheyAre } from '../../i18n/index.js';
import { battleTexts } from './texts.js';

/** The battle at the table as the cards of White Death know it: the kit is only ever laid out for its own battle. */

export type Battle = SeatedBattle<State, Action>;

export const useBattle = (): Battle => useDesk().chair.now() as unknown as Battle;

/** The battle's names and sentences, in the language of the moment. */
const told = fetchedAsTheyAre<typeof english>(battleTexts);

export const say = computed(() => told.value.phrases);
export const tell = computed(() => told.value.texts);

/** Whatever goes to the table from here is an action of White Death. */
export const action = (one: Action): Action => one;

/** A figure of the tracker; those of both sides belong to nobody. */
export const trackIn = (tracks: readonly Track[], code: TrackCode, side: SideId | null = null): Track | undefined =>
  tracks.find((track) => track.code === code && track.side === side);

export function useTracks(): readonly Track[] {
  const { aids, state, seat } = useBattle();
  return aids.tracks(state, seat);
}
