import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { languages, type Language } from '@impulse/engine/game.js';
import { spacedOut } from '@impulse/engine/text/spaced-out.js';
import type { shell } from './en/shell.js';
import type { Widen } from './widen.js';

/**
 * Typed message catalogues: English gives the shape, Chinese must fill it. A message is a text, or a function of its
 * parameters. Components read `messages.value.shell.home`, so that a change of language redraws them. Each part of the
 * application brings its own catalogue along, so that nobody fetches texts he will not read.
 */
export const language = signal<Language>('en');

export function inLanguage<T>({ en: english, 'zh-Hant': chinese }: Readonly<Record<Language, T>>): ReadonlySignal<T> {
  const catalogues = { en: english, 'zh-Hant': spacedOut(chinese) };
  return computed(() => catalogues[language.value]);
}

const fetchers: ((wanted: Language) => Promise<void>)[] = [];

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Texts too many to bring along in every language: each is fetched when it is first spoken. */
export const fetched = <T>(load: Loaders<T>): ReadonlySignal<T> =>
  fetchedAsTheyAre({ en: load.en, 'zh-Hant': async () => spacedOut(await load['zh-Hant']()) });

/** The same for texts that set their blanks themselves, as those of the battles do. */
export function fetchedAsTheyAre<T>(load: Loaders<T>): ReadonlySignal<T> {
  const known = signal<Partial<Record<Language, T>>>({});
  fetchers.push(async (wanted) => {
    if (known.peek()[wanted] !== undefined) return;
    const texts = await load[wanted]();
    known.value = { ...known.peek(), [wanted]: texts };
  });
  return computed(() => {
    const texts = known.value[language.value];
    if (texts === undefined) throw new Error('Texts are shown before they have been fetched');
    return texts;
  });
}

/** Everything shown so far can be said in this language. */
export async function textsReady(wanted = language.value): Promise<void> {
  await Promise.all(fetchers.map((fetch) => fetch(wanted)));
}

/** Changes the language as soon as its texts are there. */
export async function speak(wanted: Language): Promise<void> {
  await textsReady(wanted);
  language.value = wanted;
}

/** Of the pages around the table. */
export const messages = fetched<{ readonly shell: Widen<typeof shell> }>({
  en: () => import('./en/shell.js'),
  'zh-Hant': () => import('./zh-Hant/shell.js'),
});

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant': '繁體中文' };
export { languages };
