/** A program that plays under a name of its own. */
export interface BotTable {
  /** Two names with one skeleton cannot be told apart at a glance (`skeletonOf`). */
  readonly skeleton: string;
  readonly name: string;
  /** The hash of its token. */
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** A match at which a bot sits. */
export interface BotSeatTable {
  /** The skeleton of its name. */
  readonly bot: string;
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}
