import type { Cells, Host, PublicAction, SeatedBattle } from '@impulse/engine';

/** Battles and hosts whose kind of state and action does not matter. */
export type AnyBattle = SeatedBattle<Cells, PublicAction>;
export type AnyHost = Host<PublicAction>;
