import { computed } from '@preact/signals';
import type { SeatedBattle } from '@impulse/engine';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { View } from '@impulse/totensonntag/position/view.js';
import type { State } from '@impulse/totensonntag/state.js';
import { phrases, texts } from '@impulse/totensonntag/text/index.js';
import { type Desk, useDesk } from '../../desk.js';
import { language } from '../../i18n/index.js';

/** The battle at the table as the cards of Totensonntag know it: the kit is only ever laid out for its own battle. */

export type Battle = SeatedBattle<State, Action>;

export const battleAt = ({ chair }: Pick<Desk, 'chair'>): Battle => chair.now() as Battle;
export const viewOf = (battle: Battle): View => battle.view as View;

export const useBattle = (): Battle => battleAt(useDesk());
/** What the seat may know; secrets read `?`. */
export const useView = (): View => viewOf(useBattle());

/** The battle's names and sentences, in the language of the moment. */
export const say = computed(() => phrases[language.value]);
export const tell = computed(() => texts[language.value]);

/** Whatever goes to the table from here is an action of Totensonntag. */
export const action = (one: Action): Action => one;
