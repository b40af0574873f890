import { type Language, languages } from '@impulse/engine';
import { battleIds, battleNames, isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import type { Input } from './input.js';
import type { Players } from './saves.js';
import type { Screen } from './screen.js';
import { human, standardLevel } from './seating.js';
import { speeches } from './speech/index.js';

/** What is chosen before a battle begins. */
export interface Wishes {
  battle: LoadedBattle;
  scenario: string;
  options: Record<string, string>;
  level: string;
  language: Language;
}

export const wishesFor = (battle: LoadedBattle, language: Language): Wishes => ({
  battle,
  scenario: battle.game.scenarios[0].id,
  options: {},
  level: standardLevel(battle),
  language,
});

/** Who plays a new battle; or the one that was saved; or nothing at all. */
export type Decision = Players | 'resume' | 'leave';

interface Line {
  readonly key: string;
  readonly text: string;
  /** Settles what to do, or changes a wish. */
  readonly choose: () => Decision | Promise<void>;
}

/** The value after this one, and after the last the first. */
const following = <T extends string>(values: readonly T[], value: string): T =>
  values[(values.findIndex((one) => one === value) + 1) % values.length];

function linesOf(wishes: Wishes, saved: string | null): Line[] {
  const { battle, language, level, scenario } = wishes;
  const { game, phrases, opponents } = battle;
  const { sides, scenarios, texts } = game;
  const speech = speeches[language];
  const both = (player: string): Players => Object.fromEntries(sides.map((side) => [side, player]));
  const plays: readonly (readonly [string, Decision])[] = [
    ...sides.map((side): [string, Players] => [
      speech.playSide(phrases[language].sideTitle(side)),
      { ...both(level), [side]: human },
    ]),
    [speech.hotSeat, both(human)],
    [speech.watch, both(level)],
    ...(saved === null ? [] : [[speech.goOnWith(saved), 'resume'] as const]),
  ];
  const other = following(battleIds, game.id);
  const setting = (key: string, name: string, value: string, change: () => void): Line => ({
    key,
    text: `${name}${speech.colon}${value}`,
    choose: async () => change(),
  });
  return [
    ...plays.map(([text, decision], index) => ({ key: String(index + 1), text, choose: () => decision })),
    {
      key: 'b',
      text: speech.otherBattle(battleNames[other][language]),
      choose: async () => void Object.assign(wishes, wishesFor(await loadBattle(other), language)),
    },
    setting('s', speech.scenario, scenarios.find(({ id }) => id === scenario)?.name[language] ?? scenario, () => {
      const ids = scenarios.map(({ id }) => id);
      wishes.scenario = following(ids, scenario);
    }),
    setting('c', speech.opponent, speech.level(level), () => (wishes.level = following(opponents.levels, level))),
    ...game.options.map((spec, index) => {
      const { name, values } = texts[language].option(spec);
      const value = wishes.options[spec.id] ?? spec.standard;
      return setting(`o${index + 1}`, `${name} (${speech.rule(spec.rule)})`, values[value], () => {
        wishes.options[spec.id] = following(spec.values, value);
      });
    }),
    {
      key: 'l',
      text: speech.otherLanguage,
      choose: async () => void (wishes.language = following(languages, language)),
    },
    { key: 'q', text: speech.leave, choose: () => 'leave' },
  ];
}

/** The first screen. `savedAt` tells where the battle saved last is, if there is one that can go on. */
export async function askStart(
  screen: Screen,
  input: Input,
  wishes: Wishes,
  savedAt: (wishes: Wishes) => string | null,
): Promise<Decision> {
  let told = '';
  for (;;) {
    const { language, battle } = wishes;
    const { id, name } = battle.game;
    const speech = speeches[language];
    const saved = savedAt(wishes);
    const lines = linesOf(wishes, saved);
    await screen.show('', screen.paint('bold', `IMPULSE - ${name[language]}`), '');
    // Once is enough, however much is changed below.
    if (told !== `${id} ${language}` && isBattleId(id))
      await screen.say(`${speech.welcome[id]} ${speech.reconstructed}`);
    told = `${id} ${language}`;
    await screen.lines(['', ...lines.map(({ key, text }) => `  ${key.padEnd(3)} ${text}`), '']);
    const standard = saved === null ? '1' : '5';
    const typed = await input.ask(speech.choose(standard));
    if (typed === null) return 'leave';
    const key = typed.trim().toLowerCase() || standard;
    const chosen = lines.find((line) => line.key === key || (key === 'quit' && line.key === 'q'));
    const decision = await chosen?.choose();
    if (decision !== undefined) return decision;
    if (!chosen) await screen.say(speech.noSuchChoice);
  }
}
