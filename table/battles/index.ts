import type { AnyKit } from '../kit.js';

/** The battles this table can lay out; each kit is fetched when its battle is first wanted. */
const loaders: Readonly<Record<string, () => Promise<AnyKit>>> = {
  totensonntag: () => import('./totensonntag/kit.js').then(({ kit }) => kit as AnyKit),
};

export const battleIds: readonly string[] = Object.keys(loaders);

/** Null for a battle that this table does not know. */
export const loadKit = async (id: string): Promise<AnyKit | null> => (await loaders[id]?.()) ?? null;
