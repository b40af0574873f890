/**
 * Standing orders: what a side would decide where it is asked while the other one plays or waits to go on. Everything
 * within an impulse is for the side whose impulse it is, advances and stacks included, so only the beginning of a couplet
 * and the night need them. The first value of each is to ask.
 */
export const standingValues = {
  /** 2.1: the number after a six. */
  choice: ['ask', 'roll', '1', '2', '3', '4', '5', '6'],
  /** 2.1: the change of the roll after a five. */
  adjustment: ['ask', 'keep', 'up', 'down'],
  /** 8.1: all recovery rolls, and then the end of the night. */
  night: ['ask', 'recover'],
} as const;

export type StandingName = keyof typeof standingValues;
export type StandingOrders = { readonly [N in StandingName]?: (typeof standingValues)[N][number] };
