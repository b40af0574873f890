import type { StepKit } from './kit.js';

/** What most steps have in common: a decision that the map says all about, and one made in a list. */
export const onMap: StepKit = {
  card: null,
  idle: null,
  onward: null,
  inList: false,
  manyAct: false,
  places: false,
  endExplains: false,
  usual: [],
  numbered: null,
  draft: null,
  passes: null,
  forAll: null,
};
export const inList: StepKit = { ...onMap, inList: true };
