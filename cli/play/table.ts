import { setImmediate } from 'node:timers/promises';
import {
  type Language,
  type LogEvent,
  makeRandom,
  type Match,
  mayRead,
  observer,
  type Outcome,
  type Seat,
  type Turn,
} from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import type { State, StepId } from '@impulse/totensonntag/state.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import { DONE, INTERRUPTED } from '../console.js';
import { END, type Input, INTERRUPT } from './input.js';
import { actorCount, type Choice, listUnits } from './lists.js';
import { drawMap } from './map.js';
import type { Scene } from './read.js';
import type { Players, Saves } from './saves.js';
import type { Screen } from './screen.js';
import { type Speech, speeches } from './speech.js';
import { fullStatus, ownRoll, shortStatus } from './status.js';

export type Play = Match<State, Action>;
export const human = 'human';

/** Carries out what a player typed; null goes on, a number is the exit code. */
export type Obey = (table: Table, line: string) => Promise<number | null>;

/** Steps within an impulse, after which it goes on. */
const duringImpulse = new Set(['impulse', 'barrage-target', 'advance', 'excess']);

/** Lines for the map with what stands below it, and enough for the list of units as well. */
const mapHeight = 26;
const tallScreen = 44;

/** One battle at this terminal: who decides, what is shown to whom, what is kept. */
export class Table {
  match: Play;
  players: Players;
  language: Language;
  readonly screen: Screen;
  readonly #input: Input;
  readonly #saves: Saves | null;
  readonly #obey: Obey;
  /** What numbers typed now refer to. */
  choices: readonly Choice[] = [];
  /** The rule that was named last, for a bare `why`. */
  lastRule: string | null = null;
  #scene = '';
  #question = '';
  #saveFailed = false;
  /** The symbols of the map are explained once. */
  #explained = false;

  constructor(
    match: Play,
    players: Players,
    language: Language,
    { screen, input, saves, obey }: { screen: Screen; input: Input; saves: Saves | null; obey: Obey },
  ) {
    this.match = match;
    this.players = players;
    this.language = language;
    this.screen = screen;
    this.#input = input;
    this.#saves = saves;
    this.#obey = obey;
  }

  get speech(): Speech {
    return speeches[this.language];
  }

  get at(): Scene {
    return { state: this.match.state, speech: this.speech };
  }

  get saveFile(): string | undefined {
    return this.#saveFailed ? undefined : this.#saves?.file;
  }

  get #humans(): string[] {
    return sideIds.filter((side) => this.players[side] === human);
  }

  /** Whose eyes the screen is for: the one human's, or anybody's; two people at one screen read only what both may. */
  get reader(): Seat {
    const humans = this.#humans;
    return humans.length === 1 ? humans[0] : observer;
  }

  /** The seat of the player who is asked now. */
  get seat(): Seat {
    const turn = this.match.turn();
    return turn.over || this.players[turn.side] !== human ? this.reader : turn.side;
  }

  async run(): Promise<number> {
    await this.save();
    if (this.saveFile) await this.screen.say(this.speech.savedHere(this.saveFile));
    for (;;) {
      const turn = this.match.turn();
      if (turn.over) return this.#finish(turn);
      const code = this.players[turn.side] === human ? await this.#ask(turn) : await this.#decide(turn);
      if (code !== null) return code;
    }
  }

  /** A computer's decision. */
  async #decide({ side }: Turn): Promise<number | null> {
    const random = makeRandom(`${this.match.commitment}/${this.match.length}`);
    const { action } = opponents.think(this.players[side], this.match.state, side, random);
    await this.play(side, action);
    // Lets a Ctrl-C through.
    await setImmediate();
    return this.#humans.length === 0 && this.screen.interactive ? this.#pause() : null;
  }

  /** Where only computers fight, somebody may want to look at each impulse. */
  async #pause(): Promise<number | null> {
    const turn = this.match.turn();
    if (turn.over || this.#enter(turn) !== 'scene' || turn.step !== 'impulse') return null;
    await this.#show();
    const typed = await this.#input.ask(this.speech.goOnWatching);
    return typeof typed === 'string' && !/^q/i.test(typed) ? null : this.leave(typed === INTERRUPT);
  }

  async #ask(turn: Turn): Promise<number | null> {
    const entered = this.#enter(turn);
    if (entered === 'scene') {
      await this.screen.reveal();
      const handed = this.#isSecret() ? await this.#handOver(turn) : null;
      if (handed !== null) return handed;
      await this.#show();
    }
    // Back from an advance or a barrage the impulse needs no new introduction.
    if (entered === 'scene' || (entered === 'question' && turn.step !== 'impulse')) await this.#pose(turn);
    const typed = await this.#input.ask(this.screen.paint('prompt', `${phrases[this.language].side(turn.side)}> `));
    if (typed === END || typed === INTERRUPT) return this.leave(typed === INTERRUPT);
    return this.#obey(this, typed);
  }

  /** Whether another player or part of the couplet has come up, or just another question within it. */
  #enter({ side, step, detail }: Turn): 'scene' | 'question' | null {
    const part = duringImpulse.has(step) ? 'impulse' : step;
    const scene = JSON.stringify([detail['turn'], detail['couplet'], part, side, this.match.state.impulse]);
    const question = JSON.stringify([step, detail['hex']]);
    const entered = scene !== this.#scene ? 'scene' : question !== this.#question ? 'question' : null;
    this.#scene = scene;
    this.#question = question;
    if (entered) this.choices = [];
    return entered;
  }

  /** Two people look at this screen, and one of them must not see what comes. */
  #isSecret(): boolean {
    return this.#humans.length === 2 && totensonntag.hasSecrets(this.match.state);
  }

  async #handOver({ side }: Turn): Promise<number | null> {
    const text = this.speech.handOver(phrases[this.language].side(side));
    if (this.screen.interactive) {
      const typed = await this.#input.ask(`${text} `);
      if (typed === END || typed === INTERRUPT) return this.leave(typed === INTERRUPT);
    } else await this.screen.say(text);
    await this.screen.hide();
    return null;
  }

  /** Plays an action that the rules allow, and shows what came of it to whom it may concern. */
  async play(side: string, action: Action): Promise<void> {
    const secret = this.#isSecret();
    const { state } = this.match;
    const { step } = state;
    const answer = this.match.act(side, action);
    if (answer.kind !== 'played')
      throw new Error(`${JSON.stringify(action)} of ${side} was not played: ${answer.kind}`);
    // A player who has still something to decide in secret stays on his own page.
    const alone = secret && state.step === step && sideIds[state.deciding] === side;
    if (secret && !alone) {
      await this.screen.reveal();
      await this.screen.say(this.speech.handBack);
    }
    await this.tell(answer.events.filter((event) => mayRead(event, alone ? side : this.reader)));
    await this.save();
  }

  async tell(events: readonly LogEvent[]): Promise<void> {
    const texts = totensonntag.texts[this.language];
    for (const event of events) {
      const heading = ['couplet-begins', 'impulse-begins', 'night-falls', 'battle-ends'].includes(event.type);
      if (heading) await this.screen.show(this.screen.paint('bold', `== ${texts.event(event)}`));
      else await this.screen.say(texts.event(event), '  ');
    }
  }

  /** What is asked, and what can be done about it. */
  async #pose(turn: Turn): Promise<void> {
    const roll = ownRoll(this.match.state, this.seat);
    if (roll !== null) await this.screen.say(this.speech.youRolled(roll));
    await this.screen.say(this.screen.paint('bold', totensonntag.texts[this.language].turn(turn)));
    const listing = listUnits(this.at, this.language);
    if (listing.lines.length + mapHeight <= this.screen.height || this.screen.height >= tallScreen) {
      this.choices = listing.choices;
      await this.screen.show(...listing.lines);
    } else await this.screen.say(this.speech.listHint(actorCount(this.at)));
    await this.screen.say(this.screen.paint('dim', `[${this.speech.stepHint[turn.step as StepId]}]`));
  }

  /** The map, and how things stand. */
  async #show(): Promise<void> {
    await this.screen.show('', ...drawMap(this.match.state, this.screen));
    if (!this.#explained) await this.legend();
    this.#explained = true;
    for (const line of shortStatus(this.match.state, this.seat, this.language)) await this.screen.say(line, '');
  }

  /** What the symbols of the map mean. */
  async legend(): Promise<void> {
    for (const line of this.speech.legend) await this.screen.say(this.screen.paint('dim', line));
  }

  /** The next decision is announced anew. */
  refresh(): void {
    this.#scene = '';
  }

  async save(): Promise<void> {
    if (!this.#saves || this.#saveFailed) return;
    const written = this.#saves.write(this.match.record(true), this.players);
    if (written.ok) return;
    this.#saveFailed = true;
    await this.screen.say(this.screen.paint('refusal', this.speech.unsavable(written.error.message)));
  }

  async leave(interrupted: boolean): Promise<number> {
    await this.screen.reveal();
    await this.screen.say(this.speech.goodbye(this.saveFile));
    return interrupted ? INTERRUPTED : DONE;
  }

  async #finish(outcome: Outcome): Promise<number> {
    await this.screen.show('', ...drawMap(this.match.state, this.screen), '');
    await this.screen.show(...fullStatus(this.match.state, observer, this.language), '');
    await this.screen.say(
      this.screen.paint('bold', `${this.speech.over} ${totensonntag.texts[this.language].turn(outcome)}`),
    );
    if (this.saveFile) await this.screen.say(this.speech.verifyHint(this.saveFile));
    return DONE;
  }
}
