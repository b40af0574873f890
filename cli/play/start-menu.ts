import { type Language, languages } from '@impulse/engine';
import { type BattleId, battleIds, battleNames, loadBattle, type LoadedBattle } from '@impulse/library';
import type { Room } from './opening.js';
import type { Players } from './saves.js';
import { human, standardLevel } from './seating.js';
import { speeches } from './speech/index.js';

/** What is asked where the command line does not say what to play. */

export interface NewBattle {
  readonly battle: LoadedBattle;
  readonly scenario: string;
  readonly players: Players;
}

/** What to begin, what to go on with, or that nothing is to be played. */
export type Decision = NewBattle | { readonly resume: BattleId } | null;

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
export async function askStart(
  room: Room,
  savedAt: (id: BattleId, language: Language) => Promise<string | null>,
): Promise<Decision> {
  const { language, screen } = room;
  const { reconstructed, goOnWith, otherLanguage } = speeches[language];
  const choices: [string, () => Promise<Decision>][] = [];
  for (const id of battleIds) {
    const when = await savedAt(id, language);
    if (when !== null) choices.unshift([goOnWith(battleNames[id][language], when), async () => ({ resume: id })]);
    choices.push([battleNames[id][language], () => askNew(room, id)]);
  }
  choices.push([
    otherLanguage,
    () => {
      room.language = languages.find((one) => one !== language) ?? language;
      return askStart(room, savedAt);
    },
  ]);
  await screen.say(`IMPULSE. ${reconstructed}`);
  const chosen = await pick(room, choices);
  return chosen ? chosen() : null;
}

async function askNew(room: Room, id: BattleId): Promise<Decision> {
  const { language } = room;
  const { playSide, hotSeat, watch } = speeches[language];
  const battle = await loadBattle(id);
  const { sides, scenarios } = battle.game;
  const scenario = await pick(
    room,
    scenarios.map((one) => [one.name[language], one.id]),
  );
  if (scenario === null) return null;
  const level = standardLevel(battle);
  const both = (player: string): Players => Object.fromEntries(sides.map((side) => [side, player]));
  const players = await pick<Players>(room, [
    ...sides.map(
      (side) => [playSide(battle.phrases[language].sideTitle(side)), { ...both(level), [side]: human }] as const,
    ),
    [hotSeat, both(human)],
    [watch, both(level)],
  ]);
  return players && { battle, scenario, players };
}
