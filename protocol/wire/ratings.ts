/** How strong somebody is taken to be in one battle (docs/server.md). */
export interface BattleRating {
  readonly game: string;
  readonly value: number;
  readonly deviation: number;
  /** Rated matches so far. */
  readonly matches: number;
}

/** What a rated match has changed. */
export interface RatingEntry {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  /** Null when that account or bot has been deleted. */
  readonly opponent: string | null;
  readonly hasWon: boolean;
  /** After the match. */
  readonly value: number;
  readonly deviation: number;
  readonly change: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface OwnRatings {
  readonly ratings: readonly BattleRating[];
  /** The newest first. */
  readonly history: readonly RatingEntry[];
}

/** How much stronger a scenario makes whoever plays the first side of its battle. */
export interface ScenarioEdge {
  readonly game: string;
  readonly scenario: string;
  /** Of matches in which the side was bid for. */
  readonly isBid: boolean;
  readonly isOfBots: boolean;
  readonly edge: number;
  readonly deviation: number;
  readonly matches: number;
}
