import type { AttackAids } from './aids/attacks.js';
import type { CardAids } from './aids/cards.js';
import type { MovementAids } from './aids/movement.js';
import type { OverlayAids } from './aids/overlays.js';
import type { TellingAids } from './aids/telling.js';
import type { TurnAids } from './aids/turn.js';
import type { Drafting } from './drafts.js';
import type { PublicAction } from './game.js';
import type { Cells } from './state/state.js';

export * from './aids/attacks.js';
export * from './aids/cards.js';
export * from './aids/movement.js';
export * from './aids/overlays.js';
export * from './aids/telling.js';
export * from './aids/turn.js';

/**
 * What a player is shown that needs a rule. Each battle implements it once, under `games/<game>/aids/`; the table and
 * the terminal ask it and hold no rule of their own. Answers are made from what the seat may know: a state and any
 * redaction of it for that seat give the same. Hexes are labels, units and formations are ids, and everything else is
 * a code that the battle's texts put into words. A battle leaves out the optional ones that its rules have no use for.
 */
export interface Aids<S extends Cells, A extends PublicAction>
  extends CardAids<S>, MovementAids<S, A>, AttackAids<S, A>, OverlayAids<S>, TellingAids<S>, TurnAids<S, A> {
  /** Actions that are put together piece by piece, by type of action. */
  readonly drafts: Readonly<Partial<Record<A['type'], Drafting<S, A>>>>;
}
