/** Keeps something about the battle besides the chair, and is told when it changes. */
export interface Follower {
  /** Something is being played or taken back: nothing is about to be done any more. */
  clear(): void;
  /** The battle has changed: what is selected may have nothing left to do. */
  settle(): void;
  /** Somebody else sits down: nothing that only the last seat may know stays behind. */
  forget(): void;
}
