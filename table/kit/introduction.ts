import type { ReadonlySignal } from '@preact/signals';
import type { Area } from '../board/types.js';

/** What a battle is about, for those who choose one: its scenarios, how long they are, and where they are fought. */
export interface Introduction {
  readonly scenarios: Readonly<Record<string, ScenarioSketch>>;
  readonly words: ReadonlySignal<IntroductionWords>;
  /** The scenario to begin with. */
  readonly first: string;
  /** What strong players should give away; null where a scenario has not been measured. */
  readonly handicap: (scenario: string) => Handicap | null;
  /** The part of the map that stands for the battle on the home page, as its first scenario begins. */
  readonly picture: Area;
}

export interface ScenarioSketch {
  /** First and last turn. */
  readonly turns: readonly [number, number];
  readonly area: Area;
  /** Decisions of each side, counted in battles of the script against itself. */
  readonly decisions: Readonly<Record<string, number>>;
}

/** By how much one side of a scenario is the easier one, in battles between two strong computers. */
export interface Handicap {
  readonly side: string;
  /** With so many victory points more to win, this side would have won half of the battles. */
  readonly points: number;
  /** In which those of endlessly many battles lie, 19 times of 20. */
  readonly between: readonly [number, number];
  readonly battles: number;
  /** How many in a hundred the side won, and how many between two computers of the quick level. */
  readonly wins: number;
  readonly usually: number;
}

interface IntroductionWords {
  story(scenario: string): string;
  /** What a side is up to. */
  side(scenario: string, side: string): string;
}

/** A player who has found his way about needs so long for a decision, most of which are moves. */
const secondsPerDecision = 9;

/** How long a person plays, in minutes, rounded as roughly as it is known. */
export function minutesFor(decisions: number): number {
  const minutes = (decisions * secondsPerDecision) / 60;
  const step = minutes < 90 ? 10 : 30;
  return Math.max(step, Math.round(minutes / step) * step);
}
