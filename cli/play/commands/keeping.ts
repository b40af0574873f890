import { languages, makeRecordText, resume } from '@impulse/engine';
import { type ActionLine, battleNames } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';
import { randomSecret } from '../../engine.js';
import { readRecord, writeText } from '../../files.js';
import { usageOf } from '../usage.js';
import { padded } from '../width.js';
import { type Command, complain, operandOf } from './command.js';

/** Files, language, help. */

export const save: Command = async (play, _, line) => {
  const { speech } = play.context;
  const file = operandOf(line);
  if (file === '') return complain(play, speech.whichFile);
  const written = writeText(file, `${makeRecordText(play.referee.record())}\n`);
  return written.ok ? play.screen.say(speech.saved(file)) : complain(play, written.error.message);
};

export const load: Command = async (play, _, line) => {
  const { speech, battle } = play.context;
  const file = operandOf(line);
  if (file === '') return complain(play, speech.whichFile);
  const record = readRecord(file);
  if (!record.ok) return complain(play, record.error.message);
  const { battleId, record: kept } = record.value;
  if (battleId !== battle.game.id) return complain(play, speech.otherGame(battleNames[battleId][play.language]));
  const match = resume(battle.game, kept, sealingFor({}, randomSecret));
  if (!match.ok) return complain(play, `${file}: ${match.error.path}: ${match.error.message}`);
  await play.change(match.value);
  await play.screen.say(`${speech.loaded(file)} ${speech.resumed(match.value.length)}`);
};

export const lang: Command = async (play, [word]) => {
  const found = languages.find((one) => one.toLowerCase() === word || one.split('-')[0] === word);
  if (!found) return complain(play, play.context.speech.languages(languages));
  play.language = found;
  await play.screen.say(play.context.speech.language);
};

export const help: Command = async ({ screen, context }) => {
  const { speech, battle, words } = context;
  const column = 27;
  await screen.say(speech.helpHeading);
  await screen.show(...speech.help.map(([command, text]) => `  ${padded(command, column)} ${text}`));
  await screen.say(speech.helpOrders);
  for (const line of battle.lines.filter(isListed))
    await screen.row(`  ${padded(usageOf(line, speech), column)} ${words.action(line.type)}`);
};

/** Other ways to type the same are left out. */
const isListed = ({ type, verb }: ActionLine, index: number, lines: readonly ActionLine[]): boolean =>
  !lines
    .slice(0, index)
    .some((one) => one.verb[0] === verb[0] && (one.type === type || verb.length === one.verb.length));

export const quit: Command = (play) => play.leave(false);
