import { computed } from '@preact/signals';
import type { SeatedBattle } from '@impulse/engine';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { View } from '@impulse/totensonntag/position/view.js';
import type { State } from '@impulse/totensonntag/state.js';
import type * as english from '@impulse/totensonntag/text/english.js';
import { type Desk, useDesk } from '../../desk/desk.js';
import { fetchedAsTheyAre } from '../../i18n/index.js';
import { battleTexts } from './texts.js';

/** The battle at the table as the cards of Totensonntag know it: the kit is only ever laid out for its own battle. */

export type Battle = SeatedBattle<State, Action>;

export const battleAt = ({ chair }: Pick<Desk, 'chair'>): Battle => chair.now() as Battle;
export const viewOf = (battle: Battle): View => battle.view as View;

export const useBattle = (): Battle => battleAt(useDesk());
/** What the seat may know; secrets read `?`. */
export const useView = (): View => viewOf(useBattle());

/** The battle's names and sentences, in the language of the moment. */
const told = fetchedAsTheyAre<typeof english>(battleTexts);

export const say = computed(() => told.value.phrases);
export const tell = computed(() => told.value.texts);

/** Whatever goes to the table from here is an action of Totensonntag. */
export const action = (one: Action): Action => one;
