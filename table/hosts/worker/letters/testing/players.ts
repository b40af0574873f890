import {
  chainLink,
  type Correspondence,
  followEntry,
  type Invitation,
  letterFormat,
  letterHash,
  type LetterRefusal,
  makeRandom,
  Match,
  openingSecret,
  readLetter,
  resume,
  sendLetter,
} from '@impulse/engine';
import { type BattleRules, loadRules } from '@impulse/library';
import { expect } from 'vitest';
import type { AnyMatch } from '../../records.js';
import { Postbox } from '../postbox.js';
import { makeLetterKeys } from '../seal-letter.js';

/** Two people who play by file, each with a match and keys of their own, without a browser. */

const id = '0123456789abcdef';

/** Somebody who plays by file: the match as this machine knows it, and the letters. */
export class Player {
  readonly side: string;
  readonly postbox: Postbox;
  readonly match: AnyMatch;
  readonly own: CryptoKey;
  readonly #rules: BattleRules;

  constructor(rules: BattleRules, match: AnyMatch, kept: Correspondence, own: CryptoKey) {
    this.#rules = rules;
    this.side = kept.side;
    this.own = own;
    this.match = match;
    this.postbox = new Postbox(kept, own);
  }

  get phase(): string {
    return this.postbox.postOf(this.match).phase;
  }

  async write(): Promise<string> {
    const text = await this.postbox.write(this.match);
    if (text === null) throw new Error(`${this.side} has nothing to write`);
    return text;
  }

  take(text: string): Promise<LetterRefusal | null> {
    const letter = readLetter(text);
    if ('refusal' in letter) return Promise.resolve(letter.refusal);
    const record = this.match.record(true);
    return this.postbox.take(letter, this.match, () => resume(this.#rules.game, record, this.match.sealing, 'same'));
  }

  /** Acts out what the last letter tells. */
  hear(): void {
    for (let steps = this.postbox.untold(this.match); steps.length > 0; steps = this.postbox.untold(this.match)) {
      const { theirs } = this.postbox.postOf(this.match);
      for (const entry of steps[0]) expect(followEntry(this.match, theirs, entry)).toBeNull();
      this.postbox.told(this.match);
    }
  }

  /** Decides at random until somebody else has to, and does not take long over it. */
  decide(seed: string): void {
    const random = makeRandom(seed);
    while (this.phase === 'plays') {
      const actions = this.#rules.game.legal(this.match.state, this.side);
      const done = actions.find(({ type }) => type === 'done');
      const action = done && random.below(3) === 0 ? done : actions[random.below(actions.length)];
      expect(this.match.act(this.side, action).kind).toBe('played');
    }
  }
}

function started(rules: BattleRules, link: string): AnyMatch {
  const scenario = rules.game.scenarios[0].id;
  const sealing = { match: id, secret: openingSecret(id, link), live: true };
  const match = Match.start(rules.game, { scenario }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

const blank = { theirs: null, from: 0, unread: [], written: null };

export async function invited(game: 'totensonntag' | 'white-death'): Promise<{ host: Player; guest: Player }> {
  const rules = await loadRules(game);
  const [side, other] = rules.game.sides;
  const [keys, theirs] = [await makeLetterKeys(), await makeLetterKeys()];
  const [seed, otherSeed] = ['11'.repeat(32), '22'.repeat(32)];
  const link = chainLink(seed, 0);
  const invitation: Invitation = {
    format: letterFormat,
    game,
    rules: rules.game.rulesVersion,
    match: id,
    number: 0,
    from: side,
    to: other,
    scenario: rules.game.scenarios[0].id,
    options: {},
    dataHash: 'none',
    key: keys.told,
    link,
  };
  const hosting: Correspondence = {
    ...blank,
    side,
    isHost: true,
    seed,
    letters: [],
    keys: { own: keys.told, theirs: null },
  };
  const guest: Correspondence = {
    ...blank,
    side: other,
    isHost: false,
    seed: otherSeed,
    letters: [letterHash(invitation)],
    theirs: { number: 0, link },
    keys: { own: theirs.told, theirs: keys.told },
  };
  return {
    host: new Player(rules, started(rules, link), sendLetter(hosting, invitation, 0), keys.own),
    guest: new Player(rules, started(rules, link), guest, theirs.own),
  };
}

/** Some letters to and fro. */
export async function exchange(host: Player, guest: Player, letters: number): Promise<string[]> {
  const sent: string[] = [];
  let [writer, reader] = [guest, host];
  while (sent.length < letters && !writer.match.turn().over) {
    writer.decide(`${writer.side} ${sent.length}`);
    const text = await writer.write();
    sent.push(text);
    expect(await reader.take(text)).toBeNull();
    reader.hear();
    [writer, reader] = [reader, writer];
  }
  return sent;
}
