/**
 * What the script holds dear, in one place. The currency is the thousandth of a victory point; most numbers
 * were set by judgement, those that matter most (worth, danger, contact, approach, garrisons) by matches between versions.
 */
const usual = {
  victoryPoint: 1000,

  // ---- What units are worth ---------------------------------------------------------------------------------------

  /** One strength point of an ordinary unit, for what it can still do in the battle. */
  strengthPoint: 38,
  /**
   * Factors on it. A panzer is not dearer than another unit here, because 9.1 already counts it twice: a higher factor
   * made the DAK keep its tanks out of the battle.
   */
  panzerWorth: 0.9,
  infantryWorth: 0.9,
  gunWorth: 1.1,
  reconWorth: 0.8,
  italianWorth: 0.7,
  /**
   * How much of a division's victory points each further loss is felt to be worth, by the number of losses still
   * missing until it is shattered (9.1); nothing once it is.
   */
  shatterShare: [0, 0.75, 0.4, 0.27, 0.2, 0.15, 0.12, 0.1, 0.085, 0.07, 0.06],
  /** How much of a kill a hit is worth that leaves 0, 1, 2, 3 ... strength points: the rest may recover at night. */
  hitShare: [0.66, 0.2, 0.1, 0.05, 0.03, 0.02],

  // ---- Attacks ----------------------------------------------------------------------------------------------------

  /** Killing the last defender of an objective opens it for the advance. */
  openObjective: 0.35,
  /** An overrun leaves the armor beside the enemy: it must promise this much. */
  leastOverrun: 4,
  /** Nobody fires for less. */
  leastAttack: 1,
  /** Factor on the target that a unit's mood prefers. */
  preferredTarget: 4,

  // ---- Places -----------------------------------------------------------------------------------------------------

  /** Part of the danger that a unit underneath a fitter one still feels: barrages, and the top one's death. */
  shelteredDanger: 0.6,
  /**
   * How strongly danger is felt next to gain, by side (DAK, Commonwealth); below one, because the enemy cannot be
   * everywhere.
   */
  danger: [0.35, 0.61],
  /** Share of the next impulse's attack that is credited to standing beside the target now, by side. */
  contact: [0.4, 0.25],
  /** Standing in an escarpment or entrenchment. */
  cover: 4,
  /** A lorried battalion with a Panzer III (3.3), and a panzer with such a battalion. */
  combinedArms: 14,
  /** Guns with a target in range that a friend can see. */
  gunPlace: 0.25,
  /** Going out of enemy zones for the night, per hit taken (8.1). */
  nightRest: 9,
  /** Each friendly unit already in a hex: do not stand all in one place without cause. */
  crowding: 2.7,

  // ---- Tasks ------------------------------------------------------------------------------------------------------

  /** Per movement point nearer to the goal of one's task; hunting by side. */
  approach: [6.5, 3.4],
  approachGarrison: 19,
  approachExit: 9,
  /** Driving off whoever bars the road to Tobruk. */
  openExit: 400,
  /** Enemy power near an objective that calls for a second and a third battalion in it. */
  secondGarrison: 5.4,
  thirdGarrison: 30,
  /**
   * Above zero a threatened objective keeps one unit whatever the plan is, and an activation number counts for more, by this
   * factor, with which somebody gets there; planners play so.
   */
  guards: 0,
  /** Standing where one's task is. */
  atGarrison: 120,
  /** The same two for a unit whose mood names the goal. */
  approachGoal: 19,
  atGoal: 120,
  /** Taking an objective from the enemy by entering it; grows to a full victory point as the battle ends. */
  captureEarly: 0.5,
  captureLate: 1.2,

  // ---- The last day -----------------------------------------------------------------------------------------------

  /** The Commonwealth wins with one point and loses with none (9.0): the line runs between. */
  decisivePoint: 0.5,
  /** Factor on objectives while one of them decides, and on danger for the side behind and the side ahead. */
  closeObjective: 1.5,
  dangerBehind: 0.5,
  dangerAhead: 1,

  // ---- Activation numbers -----------------------------------------------------------------------------------------

  /** Acting before the enemy does, as a share of what both sides could do. */
  initiative: 0.25,
  /** A five or a six now gives a better number later (2.1). */
  afterFive: 8,
  afterSix: 20,
} as const;

type Amount<Value> = Value extends number ? number : readonly number[];
export type ScriptWeights = { readonly [Name in keyof typeof usual]: Amount<(typeof usual)[Name]> };

export const usualWeights: ScriptWeights = usual;
