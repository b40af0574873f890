import {
  type BattleRecord,
  changeSince,
  endedByPeople,
  isPlayed,
  type Language,
  positionNow,
  type PublicAction,
  readableEvents,
  standingOf,
  versionChanged,
} from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import type { ToldStep } from './replay.js';

/** A recorded battle of another version: nothing is played again, what was kept is told. */

/** The actions that stand, each with its log where there is one. */
export function keptSteps({ game, texts }: LoadedBattle, { journal, log = [] }: BattleRecord): ToldStep[] {
  const standing = standingOf(journal, game.sides);
  const numbers = standing.ok ? standing.value.numbers : [];
  return numbers.flatMap((number, index) => {
    const entry = journal[number];
    if (!isPlayed(entry)) return [];
    const [side, action] = entry;
    return { number, side, action: action as PublicAction, events: readableEvents(texts, log[index] ?? []) };
  });
}

export const oldNote = ({ game }: LoadedBattle, record: BattleRecord, language: Language): string =>
  versionChanged[language].shown(changeSince(game, record));

/** How the battle stood at its end, as far as a position was kept. */
export function oldEnd({ game, texts }: LoadedBattle, record: BattleRecord, language: Language): string[] {
  const ended = endedByPeople(record, game.sides);
  if (ended) return [texts[language].turn(ended)];
  const last = record.keyframes?.at(-1);
  const position = last ? positionNow(game, record, last[1]) : null;
  const state = position?.ok ? game.parsePosition(position.value, record.data) : null;
  return state?.ok ? [texts[language].turn(game.turn(state.value))] : [];
}

/** Notation of an action that nobody has checked: whatever cannot be told by name is shown as it was written. */
export function notatedUnchecked(battle: LoadedBattle, action: PublicAction): string {
  let text: string;
  try {
    text = battle.notate(action);
  } catch {
    text = JSON.stringify(action);
  }
  return text.replace(/\p{Cc}/gu, ' ').slice(0, 200);
}
