import {
  type BattleRecord,
  finish,
  isPlayed,
  type Problem,
  type Result,
  verifying,
  type Witness,
} from '@impulse/engine';
import { stores } from '../../storage/battle-store.js';
import type { Making, RecordHead, Verified } from '../messages.js';
import { readFile } from './files.js';
import { noSuchBattle, underWay } from './problems.js';
import { type Hear, recordOf, rulesOf } from './records.js';

/** Records are played again here, and compared with what this browser was told while their matches were played. */

type VerifyAsk = Making['verify']['ask'];

export async function verifyRecord({ from, witnesses }: VerifyAsk, tell: Hear): Promise<Verified> {
  const record = 'text' in from ? await readFile(from.text) : await keptRecord(from.id);
  if (!record.ok) return { kind: 'unreadable', problem: record.error };
  const rules = await rulesOf(record.value.game);
  if (!rules.ok) return { kind: 'unreadable', problem: rules.error };
  const head = headOf(record.value);
  const witness = witnesses.get(head.match) ?? null;
  const found = finish(verifying(rules.value.game, record.value, witness), tell);
  if (!found.ok) return { kind: 'misfit', head, problem: found.error, entry: entryOf(found.error, record.value) };
  return { kind: 'fits', head, found: found.value, last: record.value.chain?.last ?? null, told: toldBy(witness) };
}

function toldBy(witness: Witness | null): Extract<Verified, { readonly kind: 'fits' }>['told'] {
  const revisions = [...(witness?.links.keys() ?? [])].toSorted((a, b) => a - b);
  return witness && { links: revisions.length, from: revisions[0] ?? 0, upTo: revisions.at(-1) ?? 0 };
}

async function keptRecord(id: string): Promise<Result<BattleRecord>> {
  const saved = await stores.battles.load(id);
  if (!saved) return { ok: false, error: noSuchBattle };
  if (saved.letters && saved.summary.winner === null) return { ok: false, error: underWay };
  return await recordOf(saved);
}

const headOf = ({ game, scenario, rules, match, commitment, parts, secret }: BattleRecord): RecordHead => ({
  game,
  scenario,
  rules,
  match,
  commitment,
  isJoint: parts !== undefined,
  isRevealed: secret !== null,
});

function entryOf({ path }: Problem, { journal }: BattleRecord): { number: number; side: string | null } | null {
  const found = /^journal\[(\d+)\]/.exec(path)?.[1];
  if (found === undefined) return null;
  const number = Number(found);
  const entry = number < journal.length ? journal[number] : null;
  return { number, side: entry && isPlayed(entry) ? entry[0] : null };
}
