/** The codes of the aids that need words of their own; the texts have a line for each. */

/** What happens to a unit in a hex it can go to, or on the way there. */
export const effectCodes = [
  /** 3: an enemy zone ends its movement. */
  'stops',
  /** 3A: it is fired at as it leaves the zone it stands in. */
  'transit',
  /** 3B: units that cannot be seen may turn out to be skiers, and stop it. */
  'unseen',
  /** 13. */
  'ice',
  /** 21B. */
  'detection',
  /** 6B3: it can still assault somebody from there. */
  'assault',
  /** Ruling 23: an empty bunker falls. */
  'bunker',
] as const;
export type EffectCode = (typeof effectCodes)[number];

/** Dice are rolled, or somebody unseen may be met: such a way cannot be taken back, and every other one can. */
export const riskCodes: ReadonlySet<string> = new Set<EffectCode>(['transit', 'ice', 'detection', 'unseen']);

export const overlayIds = [
  'own-zoc',
  'enemy-zoc',
  'isolation',
  'supply',
  'fights',
  'control',
  'trace',
  'range',
  /** 11B3. */
  'sight',
  'threat',
] as const;
export type OverlayId = (typeof overlayIds)[number];

/** 5: how far an assault has come. */
export const assaultProgress = ['declared', 'barraged', 'defended', 'repulsed', 'held', 'emptied'] as const;
export type AssaultProgress = (typeof assaultProgress)[number];

/** What would be lost or forgotten if a step ended now. */
export const warningCodes = [
  'assaults',
  'undeployed',
  'arrivals',
  'replacements',
  'repairs',
  'barrages',
  'default-fire',
  'support',
  'advances',
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** Lists of units in the movement phase: what there is to do, and who is to be looked after. */
export const taskCodes = [
  'unmoved',
  'assaults',
  'undeployed',
  'arrivals',
  'replacements',
  'repairs',
  /** 15C. */
  'isolated',
  /** 15B: guns without a line of supply. */
  'unsupplied',
  /** 22: garrisons that may not move. */
  'fixed',
] as const;
export type TaskCode = (typeof taskCodes)[number];

export const trackCodes = [
  'turn',
  'weather',
  'step',
  'impulse',
  'impulse-points',
  'points',
  'supply',
  'fortress-supply',
  'replacements',
  'repairs',
  'railed',
  'rail-towns',
  'score',
] as const;
export type TrackCode = (typeof trackCodes)[number];

/** What a number of movement points would bring (5.1). */
export const prospectFacts = [
  'move',
  'reach',
  'assault',
  'arrivals',
  'own-left',
  'enemy-left',
  'rail-score',
  /** 5: the side that decides after the impulse. */
  'next',
  /** 17: reinforcements of this turn that no impulse of it is left for. */
  'waits',
] as const;
export type ProspectFact = (typeof prospectFacts)[number];

/** What is to be seen of a unit besides its flags. */
export type Condition =
  | 'isolated'
  | 'frozen'
  | 'bound'
  /** 15D2: a gun that draws on the supply of Velikiye Luki, while guns are chosen. */
  | 'city-supply';

export type ChapterKind = 'setup' | 'turn' | 'impulse' | 'end';

/** Signs that a scene leaves in a hex: the event they stand for. */
export const sceneMarks = [
  'objective-taken',
  'rail-towns',
  'ski-stopped',
  'came-into-sight',
  'deployed',
  'bridge-built',
  'bridge-destroyed',
  'assault-declared',
  'stack-seen',
  'barrage',
  'bunker-hit',
  'garrison-destroyed',
  'tank-fright',
] as const;
export type SceneMark = (typeof sceneMarks)[number];

/** Fields of drafts; `units` are those that take part. */
export type DraftField =
  | 'units'
  | 'path'
  | 'points'
  | 'order'
  | 'split'
  | 'rockets'
  | 'headquarters'
  | 'antitank'
  | 'allocation'
  | 'intensity'
  | 'from';
