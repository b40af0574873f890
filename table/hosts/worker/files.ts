import {
  bad,
  type BattleRecord,
  longestText,
  oneOf,
  parseJson,
  parseRecord,
  record,
  type Result,
  text,
} from '@impulse/engine';
import type { Exported, SealedText } from '../../storage/types.js';
import { fromBase64, toBase64 } from './base64.js';
import type { AnyMatch } from './records.js';
import { seal, unseal } from './seal.js';

/**
 * Battles as files. While something is hidden the record of a battle under way holds the other side's secret choices:
 * such a file is sealed with the key of this browser, and nobody can read it elsewhere.
 */

const sealedFormat = 'impulse-sealed-1';

interface SealedFile {
  readonly format: typeof sealedFormat;
  readonly game: string;
  readonly match: string;
  readonly nonce: string;
  readonly text: string;
}

const sealedFile = record<SealedFile>({
  format: oneOf(sealedFormat),
  game: text(40),
  match: text(100),
  nonce: text(100),
  text: text(longestText),
});

/** Dice that are still to fall stay unknown, sealed or not. */
export async function fileOf(
  match: AnyMatch,
  sealText: (text: string) => Promise<SealedText | null> = seal,
): Promise<Exported> {
  const { over } = match.turn();
  const archive = JSON.stringify(match.archive(over));
  // Without what is kept beside it, even the longest battle can be read again.
  const battle = archive.length > longestText ? JSON.stringify(match.record(over)) : archive;
  if (over || !match.game.hasSecrets(match.state)) return { kind: 'open', text: battle };
  const sealed = await sealText(battle);
  if (!sealed) return { kind: 'withheld' };
  const file: SealedFile = {
    format: sealedFormat,
    game: match.game.id,
    match: match.sealing.match,
    nonce: toBase64(sealed.nonce),
    text: toBase64(new Uint8Array(sealed.text)),
  };
  return { kind: 'sealed', text: JSON.stringify(file) };
}

/** The record in a file, checked step by step; the problem names the place. */
export async function readFile(
  source: string,
  open: (sealed: SealedText) => Promise<string | null> = unseal,
): Promise<Result<BattleRecord>> {
  const value = parseJson(source);
  if (!value.ok) return value;
  if (!isSealed(value.value)) return parseRecord(value.value);
  const file = sealedFile(value.value, '');
  if (!file.ok) return file;
  const [nonce, sealed] = [fromBase64(file.value.nonce), fromBase64(file.value.text)];
  const opened = nonce && sealed ? await open({ nonce, text: sealed.buffer }) : null;
  if (opened === null) {
    return bad(
      'sealed',
      '',
      'This file was sealed in another browser, or is damaged: it opens only where it was made.',
    );
  }
  const inside = parseJson(opened);
  return inside.ok ? parseRecord(inside.value) : inside;
}

const isSealed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === sealedFormat;
