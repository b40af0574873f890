import type { Refusal } from '@impulse/engine';
import type { TerminalPlay } from '../terminal-play.js';

/** Something a player can type: the words behind its name, and the line as it was typed. */
export type Command = (play: TerminalPlay, words: readonly string[], line: string) => Promise<void>;

export const complain = ({ screen }: TerminalPlay, text: string): Promise<void> =>
  screen.say(screen.paint('refusal', text));

/** Names the rule against something, and keeps it in mind for `why`. */
export function refusalText(play: TerminalPlay, refusal: Refusal): string {
  const { speech, texts } = play.context;
  play.lastRule = refusal.rule;
  return `${speech.refused} (${speech.rule(refusal.rule)}): ${texts.refusal(refusal)}`;
}

/** File names keep their capitals and blanks. */
export const operandOf = (line: string): string => line.trim().replace(/^\S+\s*/, '');
