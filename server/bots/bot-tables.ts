/** A program that plays under a name of its own. */
export interface BotTable {
  /** The name as it is compared with others. */
  readonly folded: string;
  readonly name: string;
  /** The hash of its token. */
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** A match at which a bot sits. */
export interface BotSeatTable {
  readonly bot: string;
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}
