import { standingValues } from '@impulse/totensonntag/aids/standing-values.js';
import type { BattleId } from './battles.js';

/** What a player leaves with whoever keeps a match, by the name of the order; what is left out is asked. */
export type LeftOrders = Readonly<Record<string, string>>;

/**
 * Standing orders that are no part of a battle's rules: the server answers with them in the place of a player who is away.
 * Those of White Death are given in the battle itself, since they are needed within an impulse.
 */
export const leftOrders: Readonly<Record<BattleId, Readonly<Record<string, readonly string[]>> | null>> = {
  totensonntag: standingValues,
  'white-death': null,
};

const orderCommand = 'standing order ';

/** The command by which a standing order acts at a revision. */
export const commandOfOrder = (revision: number): string => `${orderCommand}${revision}`;
/** Did a standing order act, and not its player? */
export const isOrderCommand = (command: string | undefined): boolean => command?.startsWith(orderCommand) === true;
