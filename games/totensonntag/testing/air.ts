/** For tests of aircraft (7.7). */

export const options = { aircraft: 'on' };
export const hits = [6, 6];
export const misses = [1, 1];
export const done = { type: 'done' } as const;
export const fly = (unit: string, hex: string, target?: string) =>
  target === undefined ? ({ type: 'fly', unit, hex } as const) : ({ type: 'fly', unit, hex, target } as const);
