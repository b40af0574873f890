/** Long work that several machines share: what is to be done, in which thread, with which plan. */
export interface ShiftTable {
  readonly id: string;
  /** Of the compiled program that does it, and of the program: others leave it alone. */
  readonly module: string;
  readonly program: string;
  readonly plan: string;
  readonly created: number;
  /** When whoever waits for it was last there, in milliseconds since 1970. */
  readonly awaited: number;
}

/** One piece of it; it goes once its answer has been heard. */
export interface ShiftJobTable {
  readonly shift: string;
  readonly number: number;
  readonly job: string;
  /** Null until somebody has done it. */
  readonly answer: string | null;
  /** Until then somebody is at it, in milliseconds since 1970; 0 for nobody. */
  readonly lease: number;
}
