import type { Game, Log, LogEvent, Options, PublicAction, Setup } from '../game.js';
import { bad, type Problem, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { shortHash } from '../reading/canonical.js';
import { matchesCheckpoint } from './checkpoint.js';
import { lastCarry, type PlayedEntry } from './journal.js';
import type { Disclosures } from './disclosures.js';
import { type BattleRecord, checkpointEvery } from './notation.js';
import type { RecordedDice } from './recorded-dice.js';

/** One entry of a record played again: what replaying and verifying have in common. */

export interface ReplayStep<S, A> {
  /** Of the entry in the journal. */
  readonly number: number;
  readonly side: string;
  readonly action: A;
  readonly dice: readonly number[];
  readonly events: readonly LogEvent[];
  /** The state after the action: one object, changed by the next step. */
  readonly state: S;
}

/** So many entries are played again without a pause: some milliseconds. */
export const slice = 16;

export type StepVisitor<S, A> = (step: ReplayStep<S, A>) => void;

/** The state with which what can be played again of a record begins. */
export function opening<S extends Cells, A extends PublicAction>(game: Game<S, A>, battle: BattleRecord): Result<S> {
  if (battle.game !== game.id) return bad('other-game', 'game', `This record is of ${battle.game}, not of ${game.id}.`);
  const options = optionsNow(game, battle);
  if (options === null) {
    return bad(
      'other-rules',
      'rules',
      `Played by rules version ${battle.rules}; this is version ${game.rulesVersion}.`,
    );
  }
  const position = lastCarry(battle.journal).entry?.position ?? battle.position;
  const state =
    position === undefined ? game.start(setupOf(battle, options)) : game.parsePosition(position, battle.data);
  const isOther = state.ok ? game.setupOf(state.value).dataHash !== battle.dataHash : state.error.code === 'other-data';
  if (isOther) return bad('other-data', 'dataHash', otherData(game, battle, options));
  if (!state.ok) return state;
  const { length } = battle.journal;
  const isPlaced = (after: number): boolean => after === length || (after % checkpointEvery === 0 && after < length);
  const nowhere = battle.checkpoints.findIndex(([after]) => after < 1 || !isPlaced(after));
  if (nowhere < 0) return state;
  return bad(
    'no-such-entry',
    `checkpoints[${nowhere}][0]`,
    `A checkpoint stands after every ${checkpointEvery}th entry of the journal, and after the last.`,
  );
}

function otherData<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  options: Options,
): string {
  if (battle.data !== undefined) return 'The record was played on other data: its data file has been changed.';
  const start = game.start(setupOf(battle, options));
  const now = start.ok ? ` are ${shortHash(game.setupOf(start.value).dataHash)}` : ' have changed';
  return `Played on data ${shortHash(battle.dataHash)}; the built-in data${now}.`;
}

/** The options of a battle as the present rules know them; null when these rules do not play it. */
export function optionsNow<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
): Options | null {
  if (battle.rules === game.rulesVersion) return battle.options;
  const meant = game.earlierRules?.[battle.rules];
  return meant === undefined ? null : { ...meant, ...battle.options };
}

export const setupOf = ({ scenario, data }: BattleRecord, options: Options): Setup =>
  data === undefined ? { scenario, options } : { scenario, options, data };

/** Plays one entry again; the path of a problem is that inside the entry. */
export function step<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  entry: PlayedEntry,
  number: number,
  dice: RecordedDice,
  visit?: StepVisitor<S, A>,
  disclosures?: Disclosures<S, A>,
): Problem | null {
  const [side, value, drawn = []] = entry;
  const action = game.parseAction(state, value);
  if (!action.ok) return { ...action.error, path: `[1]${action.error.path.replace(/^action/, '')}` };
  const prepared = game.prepare(state, side, action.value);
  if (prepared.refusal) {
    const { rule, reason } = prepared.refusal;
    return { code: 'illegal-action', path: '', message: `Refused by rule ${rule} (${reason}).` };
  }
  disclosures?.begin(state, action.value);
  dice.feed(entry);
  dice.begin(number);
  const events: Log | null = visit ? [] : null;
  prepared.play(dice, events);
  const wrong = dice.problem();
  if (wrong) return wrong;
  visit?.({ number, side, action: action.value, dice: drawn, events: events ?? [], state });
  return null;
}

export function checkState<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  state: S,
  number: number,
  hash: number,
): Result<never> | null {
  if (matchesCheckpoint(game, state, hash)) return null;
  return bad('other-state', `journal[${number}]`, `After entry ${number} the position is not the one recorded.`);
}
