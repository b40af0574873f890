import { effect, signal } from '@preact/signals';
import { type Language, languages } from '@impulse/engine/game.js';
import { language } from '../i18n/index.js';

/** Preferences of this browser: few, global, and in force at once. */

export interface Settings {
  /** 0 (no animation) to 3 (slow). */
  readonly speed: number;
  readonly labels: boolean;
}

const key = 'impulse-settings';
const standard: Settings = { speed: 2, labels: true };

function read(): Partial<Settings> & { readonly language?: string } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Forbidden or damaged storage: the standard settings will do.
    return {};
  }
}

function firstLanguage(wished: string | undefined): Language {
  const own = languages.find((one) => one === wished);
  if (own) return own;
  return navigator.languages.some((one) => /^zh\b/i.test(one)) ? 'zh-Hant' : 'en';
}

const kept = read();
export const settings = signal<Settings>({
  speed: typeof kept.speed === 'number' && kept.speed >= 0 && kept.speed <= 3 ? kept.speed : standard.speed,
  labels: typeof kept.labels === 'boolean' ? kept.labels : standard.labels,
});
language.value = firstLanguage(kept.language);

effect(() => {
  document.documentElement.lang = language.value;
  try {
    localStorage.setItem(key, JSON.stringify({ ...settings.value, language: language.value }));
  } catch {
    // Nothing is lost but a preference.
  }
});
