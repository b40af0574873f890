/**
 * What players think stupid of an opponent, whatever it gains: doctrines are learnt from results alone, and find that what
 * is left of a unit may as well be thrown in. Set by judgement (docs/strength.md, "Manners").
 */
export const manners = {
  lastPoint: 1500,
} as const;
