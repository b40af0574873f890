import type { Language } from '@impulse/engine';
import type { BattleRules, LoadedBattle, SpokenRules } from './loaded-battle.js';

/** The battles there are, known by name before their rules are loaded. */

export const battleIds = ['totensonntag', 'white-death'] as const;
export type BattleId = (typeof battleIds)[number];

export const isBattleId = (id: string): id is BattleId => battleIds.some((known) => known === id);

export const battleNames: Readonly<Record<BattleId, Readonly<Record<Language, string>>>> = {
  totensonntag: { en: 'Totensonntag', 'zh-Hant': '亡者星期日' },
  'white-death': { en: 'White Death', 'zh-Hant': '白色死亡' },
};

const sides = { totensonntag: ['dak', 'cw'], 'white-death': ['soviet', 'german'] } as const;
/** A side of whichever battle. */
export type AnySide = (typeof sides)[BattleId][number];

export const battleSides: Readonly<Record<BattleId, readonly [string, string]>> = sides;

/** Whether there is a staff: it needs an evaluation. */
export const hasStaff: Readonly<Record<BattleId, boolean>> = { totensonntag: true, 'white-death': true };

const loaders: Readonly<Record<BattleId, () => Promise<LoadedBattle>>> = {
  totensonntag: async () => (await import('./totensonntag/index.js')).totensonntagBattle,
  'white-death': async () => (await import('./white-death/index.js')).whiteDeathBattle,
};

/** One battle with all there is of it; a page that plays it loads no other. */
export const loadBattle = (id: BattleId): Promise<LoadedBattle> => loaders[id]();

const rulesLoaders: Readonly<Record<BattleId, () => Promise<BattleRules>>> = {
  totensonntag: async () => (await import('./totensonntag/rules.js')).totensonntagRules,
  'white-death': async () => (await import('./white-death/rules.js')).whiteDeathRules,
};

/** The rules of one battle without its opponents: less to load for whoever only keeps it. */
export const loadRules = (id: BattleId): Promise<BattleRules> => rulesLoaders[id]();

const textLoaders: Readonly<Record<BattleId, () => Promise<SpokenRules['texts']>>> = {
  totensonntag: async () => (await import('@impulse/totensonntag/text/index.js')).texts,
  'white-death': async () => (await import('@impulse/white-death/text/index.js')).texts,
};

/** The same with what it says in every language. */
export const loadSpokenRules = async (id: BattleId): Promise<SpokenRules> => {
  const [rules, texts] = await Promise.all([loadRules(id), textLoaders[id]()]);
  return { ...rules, texts };
};

/** All of them, in the order of their ids. */
export const loadBattles = (): Promise<LoadedBattle[]> => Promise.all(battleIds.map(loadBattle));
