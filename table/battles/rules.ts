import type { Aids, Cells, Game, PublicAction } from '@impulse/engine';
import type { Policy } from '@impulse/opponent/policy.js';

/** What plays a battle where nothing is shown: its rules, its aids, its computers. */
export interface Rules {
  readonly game: Game<Cells, PublicAction>;
  readonly aids: Aids<Cells, PublicAction>;
  /** By level. */
  readonly policies: Readonly<Record<string, Policy<Cells>>>;
}

const loaders: Readonly<Record<string, () => Promise<Rules>>> = {
  totensonntag: () => import('./totensonntag/rules.js').then(({ rules }) => rules),
};

/** Null for a battle that this table does not know. */
export const loadRules = async (id: string): Promise<Rules | null> => (await loaders[id]?.()) ?? null;
