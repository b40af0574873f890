import type { PublicAction } from '@impulse/engine';
import { asked } from '../player-context.js';
import type { TerminalPlay } from '../terminal-play.js';
import { list, showActions } from './looking.js';
import { orderIn } from './asking.js';
import { type Command, complain, refusalText } from './command.js';

/** Commands that change the battle. */

export const order: Command = async (play, words) => {
  const read = orderIn(play.context, words);
  if (!read.ok) return complain(play, read.error.message);
  if (read.value.kind === 'refused') return complain(play, refusalText(play, read.value.refusal));
  return carryOut(play, read.value.action);
};

export async function carryOut(play: TerminalPlay, action: PublicAction): Promise<void> {
  const refusal = play.context.seated.refuse(action);
  if (refusal) return complain(play, refusalText(play, refusal));
  if (action.type === 'done' && !(await mayEnd(play))) return;
  await play.play(action);
}

/** What would be left undone is told before it is too late. */
async function mayEnd(play: TerminalPlay): Promise<boolean> {
  const { context, screen } = play;
  const { words, speech } = context;
  const { aids, state, seat } = asked(context);
  const left = aids.left(state, seat);
  if (!left?.asks) return true;
  for (const { code, hexes, units } of left.warnings)
    await screen.say(`${words.warning(code)} ${short([...hexes, ...units])}`.trimEnd());
  if (left.idle.length > 0) await screen.say(speech.idle(short(left.idle)));
  return left.idle.length + left.warnings.length === 0 || play.confirm(speech.endAnyway);
}

const mostNamed = 12;
const short = (names: readonly string[]): string =>
  names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ` (+${names.length - mostNamed})` : '');

/** A number of the list shown last: a formation or unit to look at, or an action to play. */
export async function choose(play: TerminalPlay, number: number): Promise<void> {
  const { choices } = play;
  const { speech } = play.context;
  const choice = choices[number - 1];
  if (choices.length === 0) return complain(play, speech.nothingListed);
  if (!choice) return complain(play, speech.noSuchNumber(choices.length));
  if (choice.kind === 'formation') return list(play, [choice.word], '');
  return choice.kind === 'unit' ? showActions(play, choice.unit) : carryOut(play, choice.action);
}

/** Gives the battle up, after asking. */
export const resign: Command = async (play) => {
  const { seated, speech } = play.context;
  if (!(await play.confirm(speech.resignSure))) return;
  const answer = await play.referee.resign(seated.seat);
  if (answer.kind !== 'done') return complain(play, answer.kind === 'malformed' ? answer.problem.message : answer.kind);
  await play.tookBack();
};

/** Takes the last action back: one's own, or if everything is open, that of the other player at this keyboard. */
export const undo: Command = async (play) => {
  const { referee, screen } = play;
  const { seated, speech } = play.context;
  const others = referee.hasSecrets ? [] : referee.humans.filter((side) => side !== seated.seat);
  for (const side of [seated.seat, ...others]) {
    const answer = await referee.undo(side);
    if (answer.kind === 'done') {
      await screen.say(speech.undone);
      return play.tookBack();
    }
    if (answer.kind !== 'malformed') return complain(play, answer.kind);
    const { code, message } = answer.problem;
    if (code === 'not-your-action' && side !== others.at(-1) && others.length > 0) continue;
    return complain(play, speech.noUndo[code as keyof typeof speech.noUndo] ?? message);
  }
};
