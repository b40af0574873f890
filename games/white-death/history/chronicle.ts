import type { ScenarioId } from '../data/types.js';

/** A battle as a historian would tell it: how it began, how things stood after every impulse, and how it ended. */

/** By side, the Soviets first. */
export type BothSides = readonly [soviet: number, german: number];

export interface ChronicleStart {
  readonly scenario: ScenarioId;
  /** Strength points on the map. */
  readonly strength: BothSides;
  /** Strength points of the pockets of scenario II, and those of them that are cut off. */
  readonly pockets: number;
  readonly pocketsCutOff: number;
}

export interface ChronicleMoment {
  /** The turn in which things came to stand so. */
  readonly turn: number;
  /** City hexes in German hands, and into how many parts the Soviets have cut them. */
  readonly cityHexes: number;
  readonly cityParts: number;
  /** 15D: does no path lead out of the city? */
  readonly cityCut: boolean;
  /** Strength points lost since the beginning. */
  readonly lost: BothSides;
  /** Hexes between the nearest relief and the garrison; null when one of them is missing. */
  readonly reliefDistance: number | null;
}

export interface ChronicleEnd {
  readonly sovietWin: boolean;
  /** Soviet points less German points. */
  readonly net: number;
  /** Soviet points beyond those with which they win; null when they have won outright, with whatever points. */
  readonly lead: number | null;
  /** How often a town of the trunk railway was scored. */
  readonly railTowns: number;
  /** Strength points of the garrison and of the pockets that came through. */
  readonly garrisonOut: number;
  readonly pocketsOut: number;
}

export interface Chronicle {
  readonly beginning: ChronicleStart;
  /** The first is how things stood at the beginning. */
  readonly moments: readonly ChronicleMoment[];
  readonly ending: ChronicleEnd;
}
