import { type BattleRecord, type Problem, type Verification, verify } from '@impulse/engine';
import { command } from './command.js';
import { type Console, DONE, fail, FAILED, print } from './console.js';
import { readRecord } from './files.js';
import type { Volume } from './volume.js';

/** `impulse verify FILE`: recomputes every die and every state of a record. */

/** The number of the event a path leads into, counted from 0 as in the record. */
export const eventOf = (path: string): number | undefined => {
  const found = /^events\[(\d+)\]/.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** What does not fit, in one line. */
export function misfit({ path, code, message }: Problem): string {
  const event = eventOf(path);
  const where = event === undefined ? path : `event ${event} (${path})`;
  return `This record does not fit${where === '' ? '' : `: ${where}`}: ${message} (${code})`;
}

function report(volume: Volume, battle: BattleRecord, { events, dice, checkpoints, outcome }: Verification): string {
  const texts = volume.game.texts.en;
  const sealed =
    battle.secret === null ? 'the secret has not been revealed, so no die could be checked' : 'the secret fits';
  const parts = [`${dice.checked} recomputed from the secret`];
  if (dice.queued > 0) parts.push(`${dice.queued} set by hand`);
  if (dice.unchecked > 0) parts.push(`${dice.unchecked} unchecked`);
  return [
    `${volume.game.name.en}, scenario ${battle.scenario}, rules version ${battle.rules}`,
    `match       ${battle.match}`,
    `commitment  ${battle.commitment} (${sealed})`,
    `events      ${events}, every one legal`,
    `dice        ${parts.join(', ')}`,
    `states      ${checkpoints} checkpoints agree`,
    `outcome     ${outcome ? texts.turn(outcome) : 'the battle is not over'}`,
    'This record fits.',
    '',
  ].join('\n');
}

async function check(file: string, console: Console): Promise<number> {
  const read = readRecord(file);
  if (!read.ok) return fail(console, read.error.message);
  const { battle, volume } = read.value;
  const verified = verify(volume.game, battle);
  if (verified.ok) {
    await print(console.stdout, report(volume, battle, verified.value));
    return DONE;
  }
  await print(console.stdout, `commitment  ${battle.commitment}\n${misfit(verified.error)}\n`);
  return FAILED;
}

export const verifyCommand = command({
  name: 'verify',
  summary: 'check a record: every rule, die and state',
  about: [
    'Plays the record again from its beginning: every action must be legal, every die the one its secret gives, every recorded state the one that comes out. The first thing that does not fit is named, with the number of its event (counted from 0) and the path of the field; the exit code is then 1.',
  ],
  operands: [{ name: 'FILE', help: 'a record, as written by play (save) or engine (record)' }],
  options: {},
  run: ({ operands: [file] }, console) => check(file, console),
});
