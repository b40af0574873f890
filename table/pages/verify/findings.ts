import type { Verification } from '@impulse/engine';
import type { Verified } from '../../hosts/messages.js';
import { verifyWords } from './words.js';

/** What verifying has found out, in words: each thing that was checked, what it proves, and what it does not. */

export type Fitting = Extract<Verified, { readonly kind: 'fits' }>;

/** `open`: it could not be checked. `note`: it is to be known, whatever one thinks of it. */
export type FindingStatus = 'good' | 'open' | 'note';

export interface Finding {
  readonly about:
    | 'rules'
    | 'dice'
    | 'commitment'
    | 'chain'
    | 'acknowledged'
    | 'rewinds'
    | 'origin'
    | 'browser'
    | 'outcome';
  readonly status: FindingStatus;
  readonly text: string;
}

/** How the battle is spoken of. */
export interface Naming {
  readonly side: (side: string) => string;
  readonly outcome: (outcome: NonNullable<Verification['outcome']>) => string;
  readonly list: (items: readonly string[]) => string;
  readonly sentences: (first: string, second: string) => string;
}

export function findingsOf(fitting: Fitting, naming: Naming): readonly Finding[] {
  const words = verifyWords.value;
  const { found, head } = fitting;
  const { entries, before, outcome, begins, data } = found;
  const rules: Finding =
    before === 0
      ? { about: 'rules', status: 'good', text: words.rules(entries) }
      : { about: 'rules', status: 'note', text: words.rulesSince(entries, before) };
  return [
    rules,
    diceFinding(fitting, naming),
    ...(head.isRevealed ? [{ about: 'commitment', status: 'good', text: words.commitmentFits } as const] : []),
    ...chainFindings(fitting, naming),
    rewindFinding(found),
    ...(begins === 'position' ? [{ about: 'origin', status: 'note', text: words.fromPosition } as const] : []),
    ...(data === 'own' ? [{ about: 'origin', status: 'note', text: words.ownData } as const] : []),
    browserFinding(fitting),
    { about: 'outcome', status: 'note', text: outcome ? words.outcome(naming.outcome(outcome)) : words.notOver },
  ];
}

function diceFinding({ found: { dice }, head }: Fitting, { sentences }: Naming): Finding {
  const { unrevealed, joint, alone, byHand } = verifyWords.value.dice;
  const text = !head.isRevealed ? unrevealed(dice.unchecked) : head.isJoint ? joint(dice.checked) : alone(dice.checked);
  const status = head.isRevealed ? (dice.queued > 0 ? 'note' : 'good') : 'open';
  return { about: 'dice', status, text: dice.queued > 0 ? sentences(text, byHand(dice.queued)) : text };
}

function chainFindings({ found: { chain, entries }, head }: Fitting, naming: Naming): readonly Finding[] {
  const words = verifyWords.value;
  const { fits, none, unchecked, begunUnder } = words.chain;
  if (!chain) return [{ about: 'chain', status: 'open', text: none }];
  const text = chain.isChecked ? fits(entries + 1) : unchecked;
  const sides = Object.entries(chain.acknowledged).map(([side, { links, commands }]) =>
    words.acknowledgedBy(naming.side(side), links, commands),
  );
  return [
    {
      about: 'chain',
      status: chain.isChecked ? 'good' : 'open',
      text: chain.rules === head.rules ? text : naming.sentences(text, begunUnder(chain.rules)),
    },
    {
      about: 'acknowledged',
      status: chain.isChecked ? 'good' : 'open',
      text: words.acknowledged(naming.list(sides)),
    },
  ];
}

function rewindFinding({ rewinds: { all, notByAll, dice } }: Verification): Finding {
  const { rewinds } = verifyWords.value;
  if (all === 0) return { about: 'rewinds', status: 'good', text: rewinds.none };
  const text = notByAll === 0 ? rewinds.agreed(all, dice) : rewinds.alone(all, notByAll, dice);
  return { about: 'rewinds', status: 'note', text };
}

function browserFinding({ told }: Fitting): Finding {
  const words = verifyWords.value;
  if (!told) return { about: 'browser', status: 'open', text: words.told.nothing };
  const text = told.links > 0 ? words.told.links(told.links, told.upTo) : words.told.commitment;
  return { about: 'browser', status: 'good', text };
}

function commitmentProved({ links, from }: NonNullable<Fitting['told']>): string {
  const { proves } = verifyWords.value;
  if (links === 0) return proves.commitmentSeat;
  return from === 0 ? proves.commitment : proves.commitmentFrom(from);
}

/** What somebody who has seen all this knows now. */
export function provenBy({ found, head, told }: Fitting): readonly string[] {
  const { proves } = verifyWords.value;
  const isSealed = head.isRevealed && found.dice.checked > 0;
  return [
    ...(found.before === 0 ? [proves.rules] : []),
    ...(isSealed ? [proves.dice] : []),
    ...(isSealed && head.isJoint && told?.from === 0 ? [proves.joint] : []),
    ...(isSealed && told ? [commitmentProved(told)] : []),
    ...(told && told.links > 0 && found.chain?.isChecked === true ? [proves.chain(told.upTo)] : []),
  ];
}

/** And what they still do not know. */
export function notProvenBy({ found, head, told }: Fitting): readonly string[] {
  const { notProved } = verifyWords.value;
  const links = told?.links ?? 0;
  return [
    ...(told ? [] : [notProved.played]),
    ...(told && links === 0 ? [notProved.links] : []),
    ...(told && links > 0 && told.upTo < found.entries ? [notProved.after(told.upTo)] : []),
    ...(links > 0 ? [notProved.others] : []),
    ...(found.chain ? [notProved.signed] : []),
    head.isRevealed ? (head.isJoint ? notProved.server : notProved.owner) : notProved.unrevealed,
  ];
}
