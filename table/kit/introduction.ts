import type { ReadonlySignal } from '@preact/signals';
import type { Area } from '../board/types.js';

/** What a battle is about, for those who choose one: its scenarios, how long they are, and where they are fought. */
export interface Introduction {
  readonly scenarios: Readonly<Record<string, ScenarioSketch>>;
  readonly words: ReadonlySignal<IntroductionWords>;
  /** The scenario to begin with. */
  readonly first: string;
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
