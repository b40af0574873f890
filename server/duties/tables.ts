/** A match to which the server owes something: one row as long as it does. */
export interface DutyTable {
  readonly match: string;
  /** From then on whoever takes the row sees to it, in milliseconds since 1970. */
  readonly due: number;
  /** How often somebody has seen to it since the journal last grew. */
  readonly tries: number;
}
