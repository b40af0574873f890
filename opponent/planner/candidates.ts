import {
  ActionCodes,
  type Cells,
  type Game,
  makeRandom,
  type Motive,
  type Policy,
  type PublicAction,
  type Random,
  type Repertoire,
} from '@impulse/engine';
import type { Attempt } from './simulation.js';

/** An action that is worth a trial, and why the script would do it. */
export interface Candidate {
  readonly attempt: Extract<Attempt, { readonly kind: 'action' }>;
  readonly motives: readonly Motive[];
}

/** Where more actions than this are listed, only those are tried that the script may think of. */
const mostListed = 16;
const thoughts = 12;

/** What the script would do comes first; of the rest those that the battle holds to be worth a trial. */
export function candidatesFor<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  { isWorthTrial = () => true }: Repertoire<S>,
  script: Policy<S>,
  state: S,
  random: Random,
  seed: number,
): Candidate[] {
  const codes = new ActionCodes();
  const candidates: Candidate[] = [];
  const propose = (head: number, tail: number, motives: readonly Motive[]): void => {
    const isKnown = candidates.some(({ attempt }) => attempt.head === head && attempt.tail === tail);
    if (!isKnown) candidates.push({ attempt: { kind: 'action', head, tail }, motives });
  };
  const ask = (by: Random): void => {
    const motives = script.choose(state, by, codes).motives();
    propose(codes.head(0), codes.tail(0), motives);
  };
  ask(random);
  const [{ motives }] = candidates;
  game.codes.list(state, codes);
  if (worthwhile(codes).length > mostListed) {
    for (let thought = 0; thought < thoughts; thought++) ask(makeRandom([seed, 5, thought, 0]));
    game.codes.listGeneral(state, codes);
  }
  for (const index of worthwhile(codes)) propose(codes.head(index), codes.tail(index), motives);
  return candidates;

  function worthwhile(listed: ActionCodes): number[] {
    return Array.from({ length: listed.length }, (_, index) => index).filter((index) =>
      isWorthTrial(listed.head(index)),
    );
  }
}
