/**
 * What the script holds dear, in one place. The currency is the thousandth of a victory point. Set by judgement, and
 * those that matter most by matches between versions. Pairs are by side: Soviet, German.
 */
const usual = {
  victoryPoint: 1000,

  // ---- What cannot be seen ------------------------------------------------------------------------------------------

  /** A hidden unit: strength, conventional fire and antitank fire, in points. */
  hiddenStrength: [4, 2],
  hiddenFire: [11, 8],
  hiddenAntitank: [3, 2],
  /** Guns behind the front add this much to the defensive fire of a hex. */
  expectedSupport: [4, 7],

  // ---- Demands, in points of fire ------------------------------------------------------------------------------------

  /** Soviet: for a post of the ring, least west and east of the Lowatj, and most; for a city hex under assault. */
  postFire: 55,
  /** West of the Lowatj as long as the ring is open: Germans come into the city there before it closes. */
  openPostFire: 85,
  eastPostFire: 10,
  mostPostFire: 100,
  stormFire: 50,
  /** For a trunk town that is held, least and most; for one that is to be taken. */
  townFire: 20,
  mostTownFire: 60,
  leastStrike: 40,
  mostStrike: 150,
  /** A trunk town with less than this to guard it is taken first, with at least so much. */
  easyGuard: 30,
  leastGrab: 15,
  /** German: for a trunk town, least and most; against one that is lost. */
  leastGarrison: 14,
  mostGarrison: 70,
  mostCounter: 120,
  /** Before the city, at the south-western entry and in each town of the line. */
  spearheadFire: 250,
  gateFire: 4,
  lineFire: 24,

  // ---- Losses -------------------------------------------------------------------------------------------------------

  /** A strength point of personnel or guns, and of AFVs, to whoever destroys or keeps it: points and the fights to come. */
  strengthPoint: [700, 1150],
  afvPoint: [1300, 2300],

  // ---- Assaults -----------------------------------------------------------------------------------------------------

  /** Driving the enemy out of a hex: any hex, a town with a garrison, a trunk town (by side), a city hex. */
  anyHex: 500,
  garrisonTown: 2500,
  trunkTown: [22_000, 60_000],
  cityHex: 30_000,
  /** To the Soviets, besides: for each city hex but one that touches it and is German, so that the city is cut in two. */
  innerCityHex: 4000,
  /** To the Germans, besides: elsewhere, beside the way of the relief, and on it. */
  axisHex: [1200, 3000, 6000],
  /** Nobody assaults for less, by side. */
  leastAssault: [300, 900],
  /** The point of supply that the first assault of an impulse costs. */
  supplyPoint: 500,
  /** Taking a unit into an assault that has one point left of several; the script minds nothing but the loss. */
  lastPoint: 0,
  /** Fights on the last turns cost nothing later. */
  lateDanger: 0.6,

  // ---- Places -------------------------------------------------------------------------------------------------------

  /** Per movement point nearer to the goal. */
  approach: [500, 420],
  /** How strongly the losses of the next enemy impulse are felt. */
  danger: [0.25, 0.75],
  /** Standing exactly where one's task is. */
  atGoal: [1500, 2500],
  /** A hex that is worth nothing else is not worth moving for. */
  inertia: 250,
  /** Per friendly unit already in the hex. */
  crowding: 60,
  /** Defence of the ground per point above open country. */
  cover: [25, 60],
  /** To the relief: a city hex, in which it is shut in with the garrison. */
  shutIn: 4000,
  /** An AFV that leaves an enemy zone is fired at. */
  transit: 900,

  // ---- Guns ---------------------------------------------------------------------------------------------------------

  /** For each hex beyond half the range from the enemy. */
  gunApproach: 700,
  /** A gun next to the enemy. */
  gunExposed: 4000,

  // ---- Barrage ------------------------------------------------------------------------------------------------------

  /** On the city and on a trunk town a barrage counts for so much more. */
  objectiveBarrage: 1.6,
  /** And so much more again for each city hex but one that touches it and is German. */
  innerBarrage: 0.4,
  bunkerPoint: 450,
  /** Expected gain that makes a barrage worth its supply, by side. */
  leastBarrage: [700, 700],
} as const;

type Amount<Value> = Value extends number ? number : readonly number[];
export type ScriptWeights = { readonly [Name in keyof typeof usual]: Amount<(typeof usual)[Name]> };

export const usualWeights: ScriptWeights = usual;
