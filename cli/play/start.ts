import { languages } from '@impulse/engine';
import { battleIds, battleNames, isBattleId, loadBattle } from '@impulse/library';
import { END, type Input, INTERRUPT, type Typed } from './input.js';
import { human } from './referee.js';
import type { Players } from './saves.js';
import type { Screen } from './screen.js';
import { type Speech, speeches } from './speech.js';
import { type Wishes, wishesFor } from './wishes.js';

/** The first screen: which battle, who plays whom, and by which options. */

export type Decision =
  | { readonly kind: 'new'; readonly players: Players }
  | { readonly kind: 'resume' }
  | { readonly kind: 'leave'; readonly interrupted: boolean };

interface Line {
  readonly key: string;
  readonly text: string;
  readonly decision: Decision | 'settings' | 'language' | 'battle';
}

function linesOf(speech: Speech, wishes: Wishes, saved: string | null): Line[] {
  const { battle, language, level } = wishes;
  const { sides } = battle.game;
  const words = battle.phrases[language];
  const both = (player: string): Players => Object.fromEntries(sides.map((side) => [side, player]));
  const choices: Omit<Line, 'key'>[] = [
    ...sides.map((side): Omit<Line, 'key'> => {
      return {
        text: speech.playSide(words.sideTitle(side)),
        decision: { kind: 'new', players: { ...both(level), [side]: human } },
      };
    }),
    { text: speech.hotSeat, decision: { kind: 'new', players: both(human) } },
    { text: speech.watch, decision: { kind: 'new', players: both(level) } },
  ];
  if (saved !== null) choices.push({ text: speech.goOnWith(saved), decision: { kind: 'resume' } });
  const others = battleIds.filter((id) => id !== battle.game.id).map((id) => battleNames[id][language]);
  return [
    ...choices.map((choice, index) => ({ key: String(index + 1), ...choice })),
    { key: 'b', text: speech.otherBattle(others.join(', ')), decision: 'battle' },
    { key: 'o', text: `${speech.settings}${speech.colon}${settingsLine(wishes)}`, decision: 'settings' },
    { key: 'l', text: speech.otherLanguage, decision: 'language' },
    { key: 'q', text: speech.leave, decision: { kind: 'leave', interrupted: false } },
  ];
}

const scenarioName = ({ battle, scenario, language }: Wishes): string =>
  battle.game.scenarios.find(({ id }) => id === scenario)?.name[language] ?? scenario;

function settingsLine(wishes: Wishes): string {
  const changed = Object.entries(wishes.options).map(([id, value]) => `${id}=${value}`);
  return [scenarioName(wishes), wishes.level, ...changed].join(', ');
}

const farewell = (typed: Typed): Decision | null =>
  typed === END || typed === INTERRUPT ? { kind: 'leave', interrupted: typed === INTERRUPT } : null;

/** `savedAt` tells where the battle saved last is, if there is one that can go on. */
export async function askStart(
  screen: Screen,
  input: Input,
  wishes: Wishes,
  savedAt: (wishes: Wishes) => string | null,
): Promise<Decision> {
  for (;;) {
    const { language, battle } = wishes;
    const speech = speeches[language];
    const saved = savedAt(wishes);
    const lines = linesOf(speech, wishes, saved);
    await screen.show('', screen.paint('bold', `IMPULSE - ${battle.game.name[language]}`), '');
    const { id } = battle.game;
    if (isBattleId(id)) await screen.say(speech.welcome[id]);
    await screen.say(speech.reconstructed);
    await screen.show('', ...lines.map(({ key, text }) => `  ${key}  ${text}`), '');
    const standard =
      lines.find(({ decision }) => typeof decision === 'object' && decision.kind === 'resume')?.key ?? '1';
    const typed = await input.ask(speech.choose(standard));
    const gone = farewell(typed);
    if (gone) return gone;
    const key = (typed as string).trim().toLowerCase() || standard;
    const chosen = lines.find((line) => line.key === key || (key === 'quit' && line.key === 'q'));
    if (!chosen) await screen.say(speech.noSuchChoice);
    else if (chosen.decision === 'settings') {
      const left = await askSettings(screen, input, wishes);
      if (left) return left;
    } else if (chosen.decision === 'language') wishes.language = following(languages, language);
    else if (chosen.decision === 'battle') {
      const next = await loadBattle(following(battleIds, isBattleId(id) ? id : battleIds[0]));
      Object.assign(wishes, wishesFor(next, language));
    } else return chosen.decision;
  }
}

/** The value after this one, and after the last the first. */
const following = <T extends string>(values: readonly T[], value: T): T =>
  values[(values.indexOf(value) + 1) % values.length];

async function askSettings(screen: Screen, input: Input, wishes: Wishes): Promise<Decision | null> {
  const { battle, language } = wishes;
  const { game, opponents } = battle;
  const speech = speeches[language];
  for (;;) {
    const scenarios = game.scenarios.map(({ id }) => id);
    const rows: { text: string; change: () => void }[] = [
      {
        text: `${speech.scenario}${speech.colon}${scenarioName(wishes)}`,
        change: () => (wishes.scenario = following(scenarios, wishes.scenario)),
      },
      {
        text: `${speech.opponent}${speech.colon}${speech.level(wishes.level)}`,
        change: () => (wishes.level = following(opponents.levels, wishes.level)),
      },
      ...game.options.map((spec) => {
        const { name, values } = game.texts[language].option(spec);
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
