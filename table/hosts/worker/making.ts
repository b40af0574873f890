import { type BattleRecord, isInvitation, isOfOtherVersion, Match, type Problem, readLetter } from '@impulse/engine';
import { stores } from '../../storage/battle-store.js';
import type { BattleSetup, ControllerId, SavedBattle } from '../../storage/types.js';
import type { Answers } from '../calls.js';
import type { LetterTaken, Made, Making } from '../messages.js';
import { newSecret } from '../secret.js';
import { Authority } from './authority.js';
import { fileOf, readFile } from './files.js';
import { accept, type Begun, invite, invitedTo, whyNotInvited } from './letters/invitations.js';
import { keptLetters } from './letters/kept-letters.js';
import { noSuchBattle, underWay } from './problems.js';
import { branchOff, type Hear, newId, pack, recordOf, rulesOf, summaryOf, takeUp, type AnyMatch } from './records.js';
import { verifyRecord } from './verifying.js';
import type { BattleRules } from '@impulse/library';

/** New battles, battles that go on from others, and battles from files and to files. */
export const making = (tell: Hear): Answers<Making> => ({
  async create({ store, id: known, setup, title, position }) {
    if (known !== undefined) await stores[store].remove(known);
    const id = known ?? newId();
    const rules = await rulesOf(setup.game);
    if (!rules.ok) return refused(rules.error);
    const { scenario, options, data } = setup;
    const sealing = { match: id, secret: newSecret() };
    const match =
      position === undefined
        ? Match.start(
            rules.value.game,
            data === undefined ? { scenario, options } : { scenario, options, data },
            sealing,
          )
        : Match.from(rules.value.game, position, data, sealing);
    return match.ok ? await keep(rules.value, id, setup, title, match.value, store) : refused(match.error);
  },
  async branch({ id, events, controllers, title }) {
    const saved = await stores.battles.load(id);
    if (!saved) return refused(noSuchBattle);
    const record = await recordOf(saved);
    // The other player's secrets are not for this one to play with.
    if (saved.letters && saved.summary.winner === null) return refused(underWay);
    return record.ok ? await goOn(record.value, controllers, title, events, tell) : refused(record.error);
  },
  async invite({ setup, title }) {
    const begun = await invite(setup);
    return begun.ok ? await keepBegun(begun.value, title) : refused(begun.error);
  },
  async accept({ text, title }) {
    const begun = await accept(text);
    return begun.ok ? await keepBegun(begun.value, title) : refused(begun.error);
  },
  letter: ({ text }) => takeLetter(text),
  async read({ text, title }) {
    const record = await readFile(text);
    if (!record.ok) return refused(record.error);
    const rules = await rulesOf(record.value.game);
    if (!rules.ok) return refused(rules.error);
    const controllers = Object.fromEntries(rules.value.game.sides.map((side) => [side, 'human' as const]));
    return await goOn(record.value, controllers, title, Infinity, tell);
  },
  async export({ id }) {
    const saved = await stores.battles.load(id);
    const [record, rules] = saved ? [await recordOf(saved), await rulesOf(saved.setup.game)] : [null, null];
    if (!saved || record?.ok !== true || rules?.ok !== true) return null;
    if (saved.letters && saved.summary.winner === null) return { kind: 'by-file' };
    const match = takeUp(rules.value, saved, record.value, tell);
    return match.ok ? await fileOf(match.value) : null;
  },
  verify: (ask) => verifyRecord(ask, tell),
});

/** A file of a battle that is not open: it is opened for as long as the file is checked and taken. */
async function takeLetter(text: string): Promise<LetterTaken> {
  const letter = readLetter(text);
  if ('refusal' in letter) return { kind: 'refused', refusal: letter.refusal };
  const { match: id } = letter;
  const saved = await stores.battles.load(id);
  if (!saved?.letters) {
    if (!isInvitation(letter)) return { kind: 'refused', refusal: 'not-for-you' };
    const refusal = await whyNotInvited(letter);
    return refusal ? { kind: 'refused', refusal } : { kind: 'invitation', to: invitedTo(letter) };
  }
  const authority = new Authority('battles', id, () => undefined);
  try {
    const opened = await authority.open();
    if (opened.kind === 'refused' || opened.role === 'watches') {
      return { kind: 'refused', refusal: 'open-elsewhere', id };
    }
    return await authority.receive(text);
  } finally {
    await authority.close();
  }
}

const refused = (problem: Problem): Made => ({ kind: 'refused', problem });

async function goOn(
  record: BattleRecord,
  controllers: Readonly<Record<string, ControllerId>>,
  title: string,
  events: number,
  tell: Hear,
): Promise<Made> {
  const rules = await rulesOf(record.game);
  if (!rules.ok) return refused(rules.error);
  const id = newId();
  const match = branchOff(rules.value, id, record, events, tell);
  if (!match.ok) return refused(match.error);
  const { game, scenario, options, data } = record;
  const setup: BattleSetup = { game, scenario, options, controllers, ...(data === undefined ? {} : { data }) };
  // One that is over in another version is there to be looked at, as it is.
  const asItIs = isOfOtherVersion(rules.value.game, record) && match.value.turn().over ? record : null;
  return await keep(rules.value, id, setup, title, match.value, 'battles', asItIs);
}

const keepBegun = async ({ id, rules, setup, match, kept }: Begun, title: string): Promise<Made> =>
  await keep(rules, id, setup, title, match, 'battles', null, await keptLetters(kept));

async function keep(
  rules: BattleRules,
  id: string,
  setup: BattleSetup,
  title: string,
  match: AnyMatch,
  store: keyof typeof stores,
  asItIs: BattleRecord | null = null,
  letters: Pick<SavedBattle, 'letters' | 'awaits'> = {},
): Promise<Made> {
  const now = Date.now();
  const entry = {
    id,
    title,
    setup,
    created: now,
    updated: now,
    summary: summaryOf(match, rules),
    ...letters,
  };
  const kept = await stores[store].save(asItIs ? { ...entry, record: asItIs } : await pack(entry, match));
  if (kept.ok) return { kind: 'kept', id, over: match.turn().over };
  return { kind: 'not-kept', failure: kept.failure === 'taken' ? 'failed' : kept.failure };
}
