import { type Language, languages } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import { END, type Input, INTERRUPT, type Typed } from './input.js';
import type { Players } from './saves.js';
import type { Screen } from './screen.js';
import { type Speech, speeches } from './speech.js';
import { human } from './table.js';

/** The first screen: who plays whom, and by which options. */

export interface Wishes {
  language: Language;
  scenario: string;
  options: Record<string, string>;
  level: string;
}

export type Decision =
  | { readonly kind: 'new'; readonly players: Players }
  | { readonly kind: 'resume' }
  | { readonly kind: 'leave'; readonly interrupted: boolean };

interface Line {
  readonly key: string;
  readonly text: string;
  readonly decision: Decision | 'settings' | 'language';
}

function linesOf(speech: Speech, wishes: Wishes, saved: string | null): Line[] {
  const words = phrases[wishes.language];
  const against = (side: string): Players =>
    Object.fromEntries(sideIds.map((one) => [one, one === side ? human : wishes.level]));
  const both = (player: string): Players => Object.fromEntries(sideIds.map((side) => [side, player]));
  const choices: Omit<Line, 'key'>[] = [
    { text: speech.playSide(words.sideTitle('cw')), decision: { kind: 'new', players: against('cw') } },
    { text: speech.playSide(words.sideTitle('dak')), decision: { kind: 'new', players: against('dak') } },
    { text: speech.hotSeat, decision: { kind: 'new', players: both(human) } },
    { text: speech.watch, decision: { kind: 'new', players: both(wishes.level) } },
  ];
  if (saved !== null) choices.push({ text: speech.goOn(saved), decision: { kind: 'resume' } });
  return [
    ...choices.map((choice, index) => ({ key: String(index + 1), ...choice })),
    { key: 'o', text: `${speech.settings}${speech.colon}${settingsLine(wishes)}`, decision: 'settings' },
    { key: 'l', text: speech.otherLanguage, decision: 'language' },
    { key: 'q', text: speech.leave, decision: { kind: 'leave', interrupted: false } },
  ];
}

const scenarioName = ({ scenario, language }: Wishes): string =>
  totensonntag.scenarios.find(({ id }) => id === scenario)?.name[language] ?? scenario;

function settingsLine(wishes: Wishes): string {
  const changed = Object.entries(wishes.options).map(([id, value]) => `${id}=${value}`);
  return [scenarioName(wishes), wishes.level, ...changed].join(', ');
}

const farewell = (typed: Typed): Decision | null =>
  typed === END || typed === INTERRUPT ? { kind: 'leave', interrupted: typed === INTERRUPT } : null;

/** `saved` tells where the battle saved last stands, if there is one that can go on. */
export async function askStart(
  screen: Screen,
  input: Input,
  wishes: Wishes,
  savedAt: (language: Language) => string | null,
): Promise<Decision> {
  for (;;) {
    const speech = speeches[wishes.language];
    const saved = savedAt(wishes.language);
    const lines = linesOf(speech, wishes, saved);
    await screen.show('', screen.paint('bold', speech.title), '');
    for (const paragraph of speech.welcome) await screen.say(paragraph);
    await screen.show('', ...lines.map(({ key, text }) => `  ${key}  ${text}`), '');
    const standard = saved === null ? '1' : '5';
    const typed = await input.ask(speech.choose(standard));
    const gone = farewell(typed);
    if (gone) return gone;
    const key = (typed as string).trim().toLowerCase() || standard;
    const chosen = lines.find((line) => line.key === key || (key === 'quit' && line.key === 'q'));
    if (!chosen) await screen.say(speech.noSuchChoice);
    else if (chosen.decision === 'settings') {
      const left = await askSettings(screen, input, wishes);
      if (left) return left;
    } else if (chosen.decision === 'language') {
      wishes.language = languages[(languages.indexOf(wishes.language) + 1) % languages.length];
    } else return chosen.decision;
  }
}

/** The value after this one, and after the last the first. */
const following = (values: readonly string[], value: string): string =>
  values[(values.indexOf(value) + 1) % values.length];

async function askSettings(screen: Screen, input: Input, wishes: Wishes): Promise<Decision | null> {
  const speech = speeches[wishes.language];
  const texts = totensonntag.texts[wishes.language];
  for (;;) {
    const rows: { text: string; change: () => void }[] = [
      {
        text: `${speech.scenario}${speech.colon}${scenarioName(wishes)}`,
        change: () =>
          (wishes.scenario = following(
            totensonntag.scenarios.map(({ id }) => id),
            wishes.scenario,
          )),
      },
      {
        text: `${speech.opponent}${speech.colon}${speech.level(wishes.level)}`,
        change: () => (wishes.level = following(opponents.levels, wishes.level)),
      },
      ...totensonntag.options.map((spec) => {
        const { name, values } = texts.option(spec);
        const value = wishes.options[spec.id] ?? spec.standard;
        return {
          text: `${name} (${speech.rule(spec.rule)})${speech.colon}${values[value]}`,
          change: () => (wishes.options[spec.id] = following(spec.values, value)),
        };
      }),
    ];
    await screen.show('', ...rows.map(({ text }, index) => `  ${index + 1}  ${text}`), '');
    const typed = await input.ask(`${speech.settingsHelp} `);
    const gone = farewell(typed);
    if (gone) return gone;
    if ((typed as string).trim() === '') return null;
    const row = rows[Number(typed) - 1];
    if (row) row.change();
    else await screen.say(speech.noSuchChoice);
  }
}
