import { expect } from 'vitest';
import { ActionCodes } from '../actions/codes.js';
import { keyedDice } from '../dice/dice.js';
import {
  type AccountLine,
  type Game,
  type Language,
  languages,
  type Log,
  type PublicAction,
  type Setup,
  type Texts,
} from '../game.js';
import { makeRandom, type Random } from '../dice/random.js';
import type { Cells } from '../state/state.js';
import type { TextCodes, ToldLines } from './texts.js';

/** Random battles in which everything that could be said about them is said in every language. */

export interface TextSubject<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly phrases: Readonly<Record<Language, ToldLines<A>>>;
  readonly codes: Pick<TextCodes, 'eventTypes' | 'termCodes' | 'forecastResults'>;
  readonly account: (state: S) => readonly AccountLine[];
  /** Lists some actions and chooses among them. */
  readonly choose: (state: S, random: Random, into: ActionCodes) => number;
  /** Whether a sentence may end in a question mark; elsewhere it means something unknown. */
  readonly questions: boolean;
}

/** What came up in them, and the lines that were looked at. */
export class TextPlay<S extends Cells, A extends PublicAction> {
  readonly events = new Set<string>();
  readonly refusals = new Set<string>();
  readonly forecasts = new Set<string>();
  readonly #told: TextSubject<S, A>;
  readonly #broken: RegExp;
  readonly #seen = new Set<string>();

  constructor(told: TextSubject<S, A>) {
    this.#told = told;
    this.#broken = new RegExp(
      String.raw`undefined|NaN|\bnull\b|\[object|[{}]|Infinity|\?${told.questions ? '(?!$)' : ''}`,
    );
  }

  /** Plays a battle for at most this many decisions, and tells whether it has ended. */
  tell(setup: Setup, seed: number, decisions: number): boolean {
    const { game, texts, phrases, account, choose } = this.#told;
    const started = game.start(setup);
    if (!started.ok) throw new Error(started.error.message);
    const state = started.value;
    const random = makeRandom(`texts ${seed}`);
    const dice = keyedDice(seed);
    const listed = new ActionCodes();
    const asked: A[] = [];
    for (let event = 0; event < decisions; event++) {
      const turn = game.turn(state);
      const lines = turn.over ? turn.account : event % 50 === 0 ? account(state) : [];
      for (const language of languages) {
        this.#expectWords(texts[language].turn(turn), turn);
        for (const line of lines) this.#expectWords(phrases[language].accountLine(line), line);
      }
      if (turn.over) return true;
      const index = choose(state, random, listed);
      const action = game.codes.action(state, listed, index);
      this.#tellAction(state, turn.side, action);
      if (event % 5 === 0) asked.push(action);
      for (const side of game.sides) {
        for (let i = 0; i < 3 && asked.length > 0; i++) {
          this.#tellRefusal(state, side, asked[random.below(asked.length)]);
        }
      }
      const log: Log = [];
      dice.begin(event);
      game.codes.play(state, listed, index, dice, log);
      for (const happened of log) {
        expect(this.#told.codes.eventTypes).toContain(happened.type);
        this.events.add(happened.type);
        for (const language of languages) this.#expectWords(texts[language].event(happened), happened);
      }
    }
    return false;
  }

  #tellAction(state: S, side: string, action: A): void {
    const { game, phrases, codes } = this.#told;
    const forecast = game.forecast(state, side, action);
    if (forecast) this.forecasts.add(forecast.kind);
    for (const { what } of forecast?.terms ?? []) expect(codes.termCodes).toContain(what);
    for (const { result } of forecast?.outcomes ?? []) expect(codes.forecastResults).toContain(result);
    for (const language of languages) {
      const told = phrases[language];
      this.#expectWords(told.order(action), action);
      if (!forecast) continue;
      this.#expectWords(told.forecastTitle(forecast), forecast);
      for (const note of told.forecastNotes?.(forecast) ?? []) this.#expectWords(note, forecast);
      for (const one of forecast.terms) this.#expectWords(told.term(one), one);
      for (const outcome of forecast.outcomes) this.#expectWords(told.forecastLine(outcome), outcome);
    }
  }

  #tellRefusal(state: S, side: string, action: A): void {
    const { game, texts } = this.#told;
    const refusal = game.refuse(state, side, action);
    if (!refusal) return;
    this.refusals.add(refusal.reason);
    for (const language of languages) this.#expectWords(texts[language].refusal(refusal), refusal);
  }

  #expectWords(line: string, about: unknown): void {
    if (this.#seen.has(line)) return;
    this.#seen.add(line);
    if (line.trim() === '' || this.#broken.test(line)) expect.fail(`${JSON.stringify(about)}: ${line}`);
  }
}
