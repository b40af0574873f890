import { languages } from '@impulse/engine';
import { type BattleId, battleIds, battleNames, loadBattle } from '@impulse/library';
import type { Room } from './opening.js';
import type { Wishes } from './options.js';
import { human } from './seating.js';
import { speeches } from './speech/index.js';

/** What is asked where the command line does not say what to play: it ends in what could have been said there. */
type Answer = Partial<Wishes>;

/** One of several things; null when the player leaves. */
async function pick<T>({ screen, language }: Room, choices: readonly (readonly [string, T])[]): Promise<T | null> {
  const { choose, noSuchChoice } = speeches[language];
  for (;;) {
    await screen.lines(['', ...choices.map(([text], index) => `  ${index + 1}  ${text}`)]);
    const typed = await screen.ask(choose);
    if (typed === null || /^\s*q/i.test(typed)) return null;
    const chosen = choices[Number(typed.trim() || 1) - 1];
    if (chosen) return chosen[1];
    await screen.say(noSuchChoice);
  }
}

/** `savedAt` tells where a battle was left, if there is one that can go on. */
export async function askStart(room: Room, savedAt: (id: BattleId) => Promise<string | null>): Promise<Answer | null> {
  const { language, screen } = room;
  const { reconstructed, goOnWith, otherLanguage } = speeches[language];
  const choices: [string, () => Promise<Answer | null>][] = [];
  for (const game of battleIds) {
    const when = await savedAt(game);
    if (when !== null)
      choices.unshift([goOnWith(battleNames[game][language], when), async () => ({ game, resume: true })]);
    choices.push([battleNames[game][language], () => askNew(room, game)]);
  }
  const switched = async (): Promise<Answer | null> => {
    room.language = languages.find((one) => one !== language) ?? language;
    return askStart(room, savedAt);
  };
  await screen.say(`IMPULSE. ${reconstructed}`);
  const chosen = await pick(room, [...choices, [otherLanguage, switched]]);
  return chosen && chosen();
}

async function askNew(room: Room, game: BattleId): Promise<Answer | null> {
  const { language } = room;
  const { playSide, hotSeat, watch } = speeches[language];
  const battle = await loadBattle(game);
  const { sides, scenarios } = battle.game;
  const level = battle.opponents.usual;
  const both = (player: string): Answer => Object.fromEntries(sides.map((side) => [side, player]));
  const scenario = await pick(
    room,
    scenarios.map(({ id, name }) => [name[language], id]),
  );
  if (scenario === null) return null;
  const players = await pick<Answer>(room, [
    ...sides.map(
      (side) => [playSide(battle.phrases[language].sideTitle(side)), { ...both(level), [side]: human }] as const,
    ),
    [hotSeat, both(human)],
    [watch, both(level)],
  ]);
  return players && { game, scenario, ...players };
}
