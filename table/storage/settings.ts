import { effect, signal } from '@preact/signals';
import { type Language, languages } from '@impulse/engine/game.js';
import { language } from '../i18n/index.js';

/** Preferences of this browser: few, global, and in force at once. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Settings {
  /** 0 (no animation) to 3 (slow). */
  readonly speed: number;
  readonly labels: boolean;
  readonly sound: boolean;
  readonly theme: Theme;
  /** Width of the panels in pixels; null: as the window suggests. */
  readonly panels: number | null;
  /** What part of the panels the log and its tabs take; 0: folded away, null: as the window suggests. */
  readonly tabs: number | null;
  /** Is the small map open? Null: where there is room for it. */
  readonly minimap: boolean | null;
}

const key = 'impulse-settings';
const standard: Settings = {
  speed: 2,
  labels: true,
  sound: false,
  theme: 'system',
  panels: null,
  tabs: null,
  minimap: null,
};

/** What is kept of each setting: anything else that stands there is passed over. */
const accepts: { readonly [Name in keyof Settings]: (value: unknown) => value is Settings[Name] } = {
  speed: (value) => isWithin(value, 0, 3),
  labels: (value) => typeof value === 'boolean',
  sound: (value) => typeof value === 'boolean',
  theme: (value): value is Theme => themes.some((one) => one === value),
  panels: (value): value is number | null => value === null || isWithin(value, 200, 4000),
  tabs: (value): value is number | null => value === null || isWithin(value, 0, 1),
  minimap: (value): value is boolean | null => value === null || typeof value === 'boolean',
};

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

function read(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Forbidden or damaged storage: the standard settings will do.
    return {};
  }
}

function firstLanguage(wished: unknown): Language {
  const own = languages.find((one) => one === wished);
  if (own) return own;
  return navigator.languages.some((one) => /^zh\b/i.test(one)) ? 'zh-Hant' : 'en';
}

const kept = read();
const taken = Object.entries(accepts).filter(([name, accept]) => accept(kept[name]));
export const settings = signal<Settings>({
  ...standard,
  ...Object.fromEntries(taken.map(([name]) => [name, kept[name]])),
});
language.value = firstLanguage(kept['language']);

export const change = (some: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...some };
};

effect(() => {
  document.documentElement.lang = language.value;
  try {
    localStorage.setItem(key, JSON.stringify({ ...settings.value, language: language.value }));
  } catch {
    // Nothing is lost but a preference.
  }
});
