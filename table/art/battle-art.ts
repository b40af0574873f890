import type { HexCard, Track, UnitCard } from '@impulse/engine/aids.js';
import type { BoardArt, Counter, Face, Sign, Stack } from '../board/types.js';

/** What a battle looks like: its map for the board, its units as faces, its stacks, and its sides. */
export interface BattleArt {
  readonly board: BoardArt;
  /** By side: how it is shown where there is room for a few letters only, the same in every language. */
  readonly sides: Readonly<Record<string, SideLook>>;
  face(unit: UnitCard): Face;
  /** The back of a counter that a seat cannot look at; only battles with hidden units have one. */
  back?(side: string): Face;
  /** Counters in one hex, from top to bottom: how many are seen, and what their badge says. */
  stack(counters: readonly Counter[], side: string): Stack;
  /** What changes of the map itself; left out by battles in which nothing does. */
  scenery?(hex: (label: string) => HexCard, tracks: readonly Track[]): Scenery;
}

export interface Scenery {
  /** Which variant of the map is shown: its weather. */
  readonly variant: string;
  /** The map lies in the dark, as at night. */
  readonly dimmed: boolean;
  /** Works that are built and destroyed. */
  readonly signs: readonly Sign[];
}

export interface SideLook {
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
  /** On small maps its units are discs; those of the other side are squares. */
  readonly round?: boolean;
}
