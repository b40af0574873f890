import type { SideId } from '@impulse/totensonntag/data/types.js';

/** How a side is shown on the map where there is room for a few letters only, the same in every language. */
export const sideLooks: Readonly<
  Record<SideId, { readonly text: string; readonly fill: string; readonly ink: string }>
> = {
  dak: { text: 'DAK', fill: '#2c2e31', ink: '#f7f2e3' },
  cw: { text: 'CW', fill: '#a52a20', ink: '#fff6e6' },
};
