import { languages, makeRecordText } from '@impulse/engine';
import { battleNames } from '@impulse/library';
import { readRecord, writeText } from '../../files.js';
import { rulesNote } from '../rules-note.js';
import { mainLines, usageOf } from '../usage.js';
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
  const referee = play.referee.withRecord(kept);
  if (!referee.ok) return complain(play, `${file}: ${referee.error.path}: ${referee.error.message}`);
  await play.change(referee.value);
  await play.screen.say(`${speech.loaded(file)} ${speech.resumed(referee.value.length)}`);
  const changed = rulesNote(referee.value, play.language);
  if (changed !== null) await play.screen.say(changed);
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
  for (const line of mainLines(battle.lines))
    await screen.row(`  ${padded(usageOf(line, speech), column)} ${words.action(line.type)}`);
};

export const quit: Command = (play) => play.leave(false);
