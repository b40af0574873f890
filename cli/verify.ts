import { type BattleRecord, type Problem, type Verification, verifying } from '@impulse/engine';
import { type LoadedBattle, loadBattle } from '@impulse/library';
import { command } from './command.js';
import { type Console, DONE, fail, FAILED, print } from './console.js';
import { readRecord } from './files.js';
import { doWork } from './work.js';

/** `impulse verify FILE`: recomputes every die and every state of a record. */

/** The number of the entry a path leads into, counted from 0 as in the journal. */
export const entryOf = (path: string): number | undefined => {
  const found = /^journal\[(\d+)\]/.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** What does not fit, in one line. */
export function misfit({ path, code, message }: Problem): string {
  const entry = entryOf(path);
  const where = entry === undefined ? path : `entry ${entry} (${path})`;
  return `This record does not fit${where === '' ? '' : `: ${where}`}: ${message} (${code})`;
}

function rewindsIn({ all, notByAll, dice }: Verification['rewinds']): string {
  if (all === 0) return 'none: nothing was taken back across a die';
  const consent =
    notByAll === 0 ? 'all with the consent of both sides' : `${notByAll} WITHOUT THE CONSENT OF BOTH SIDES`;
  return `${all}, ${consent}; dice taken back: ${dice}`;
}

function chainIn(sides: readonly string[], record: BattleRecord, { chain, entries }: Verification): string {
  if (!chain) return 'none: nobody was told links while this was played';
  const acknowledged = sides.map((side) => {
    const { links, commands } = chain.acknowledged[side];
    return `${side} ${links} of ${commands}`;
  });
  const fits = chain.isChecked
    ? `${entries + 1} links fit, the last ${record.chain?.last ?? '-'}`
    : 'unchecked, since the secret has not been revealed';
  const begun = chain.rules === record.rules ? '' : `; begun under rules version ${chain.rules}`;
  return `${fits}${begun}\n            acknowledged with commands: ${acknowledged.join(', ')}`;
}

function report({ game, texts: { en: texts } }: LoadedBattle, record: BattleRecord, verified: Verification): string {
  const { begins, data, entries, before, dice, rewinds, checkpoints, outcome } = verified;
  const sealed =
    record.secret === null ? 'the secret has not been revealed, so no die could be checked' : 'the secret fits';
  const beginning = {
    scenario: 'at the start of the scenario',
    position: 'at a POSITION WRITTEN INTO THE RECORD: how it came about is not checked',
  }[begins];
  const values = {
    'built-in': 'built-in',
    own: `the record's OWN DATA FILE, hash ${record.dataHash}: its values are not those of this program`,
  }[data];
  const legal =
    before === 0 ? 'every one legal' : `the first ${before} OF ANOTHER VERSION and not checked, every other one legal`;
  const parts = [`${dice.checked} recomputed from the secret`];
  if (dice.queued > 0) parts.push(`${dice.queued} set by hand`);
  if (dice.unchecked > 0) parts.push(`${dice.unchecked} unchecked`);
  return [
    `${game.name.en}, scenario ${record.scenario}, rules version ${record.rules}`,
    `match       ${record.match}`,
    `commitment  ${record.commitment} (${sealed})`,
    `begins      ${beginning}`,
    `data        ${values}`,
    `journal     ${entries} entries, ${legal}`,
    `dice        ${parts.join(', ')}`,
    `rewinds     ${rewindsIn(rewinds)}`,
    `states      ${checkpoints} checkpoints agree`,
    `chain       ${chainIn(game.sides, record, verified)}`,
    `outcome     ${outcome ? texts.turn(outcome) : 'the battle is not over'}`,
    'This record fits.',
    'That this is what was played it proves only to those who noted the commitment, or links of the chain, meanwhile.',
    '',
  ].join('\n');
}

async function check(file: string, console: Console): Promise<number> {
  const read = readRecord(file);
  if (!read.ok) return fail(console, read.error.message);
  const { record, battleId } = read.value;
  const battle = await loadBattle(battleId);
  const verified = await doWork(verifying(battle.game, record), console);
  if (verified.ok) {
    await print(console.stdout, report(battle, record, verified.value));
    return DONE;
  }
  await print(console.stdout, `commitment  ${record.commitment}\n${misfit(verified.error)}\n`);
  return FAILED;
}

export const verifyCommand = command({
  name: 'verify',
  summary: 'check a record: every rule, die and state',
  about: [
    'Replays the record from the start: every action must be legal, every die the one its secret gives, every recorded state the one that results, and no side may have undone anything beyond a die or a reveal. Takebacks by consent take dice back: it counts how often, how many dice, and whether both sides agreed. Where the journal is a chain of hashes it recomputes every link, compares those the sides have acknowledged, and counts them by side. It also says whether the record starts from a position entered by hand, or has its own data: neither can be checked. The first thing that does not fit is named, with the number of its entry (counted from 0) and the path of the field; the exit code is then 1.',
  ],
  operands: [{ name: 'FILE', help: 'a record, as written by play (save) or engine (record)' }],
  options: {},
  run: ({ operands: [file] }, console) => check(file, console),
});
