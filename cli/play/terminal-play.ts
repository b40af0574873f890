import { setImmediate } from 'node:timers/promises';
import {
  type Draft,
  type Language,
  type LogEvent,
  observer,
  type PublicAction,
  type Seat,
  type Turn,
} from '@impulse/engine';
import { DONE, INTERRUPTED } from '../console.js';
import { END, type Input, INTERRUPT } from './input.js';
import type { Choice } from './lists.js';
import { makeContext, type PlayerContext } from './player-context.js';
import type { Referee } from './referee.js';
import { Recap } from './recap.js';
import type { Screen } from './screen.js';
import { speeches } from './speech.js';
import { poseQuestion, showEnd } from './questions.js';
import { trackLines } from './status.js';
import { MapView } from './map-view.js';

/** Carries out what a player typed. */
export type Obey = (play: TerminalPlay, line: string) => Promise<void>;

/** One battle at this terminal: who is asked, what is shown to whom. */
export class TerminalPlay {
  readonly screen: Screen;
  readonly maps: MapView;
  language: Language;
  /** What numbers typed now refer to. */
  choices: readonly Choice[] = [];
  /** An action that is being put together. */
  draft: Draft | null = null;
  /** The rule that was named last, for a bare `why`. */
  lastRule: string | null = null;
  readonly #input: Input;
  readonly #obey: Obey;
  #referee: Referee;
  #recap: Recap;
  #exit: number | null = null;
  #saveFailed = false;
  /** The side on whose secret page the screen is. */
  #page: string | null = null;
  #scene = '';
  readonly #posed = new Set<string>();

  constructor(referee: Referee, language: Language, screen: Screen, input: Input, obey: Obey) {
    this.#referee = referee;
    this.#recap = new Recap(referee);
    this.language = language;
    this.screen = screen;
    this.maps = new MapView(screen);
    this.#input = input;
    this.#obey = obey;
  }

  get referee(): Referee {
    return this.#referee;
  }

  /** Goes on with another battle. */
  async change(referee: Referee): Promise<void> {
    this.#referee = referee;
    this.#recap = new Recap(this.#referee);
    this.#recap.skip();
    this.#scene = '';
    this.#page = null;
    this.choices = [];
    this.draft = null;
    await this.screen.reveal();
    await this.save();
  }

  /** Whose eyes the screen is for: the one human's; of two, the decider's if the other must not look; or anybody's. */
  get #reader(): Seat {
    const { humans, decider } = this.#referee;
    if (humans.length === 1) return humans[0];
    return this.#isSecret && decider !== null ? decider : observer;
  }

  /** Two people look at this screen, and one of them must not see what comes. */
  get #isSecret(): boolean {
    return this.#referee.humans.length === 2 && this.#referee.hasSecrets;
  }

  /** What the player who is asked has in hand; nobody asked: what the screen may show. */
  get context(): PlayerContext {
    const { decider, humans, battle } = this.#referee;
    const seat = decider !== null && humans.includes(decider) ? decider : this.#reader;
    return makeContext(battle, this.#referee.seat(seat), this.language);
  }

  /** The battle as the screen may show its past. */
  get shown(): PlayerContext {
    return makeContext(this.#referee.battle, this.#referee.seat(this.#reader), this.language);
  }

  async run(): Promise<number> {
    this.#recap.skip();
    await this.save();
    if (this.saveFile) await this.screen.say(speeches[this.language].savedHere(this.saveFile));
    while (this.#exit === null) {
      const { decider, humans } = this.#referee;
      if (decider === null) return this.#finish();
      if (humans.includes(decider)) await this.#ask(decider);
      else await this.#watch(decider);
    }
    return this.#exit;
  }

  /** A computer's decision. */
  async #watch(side: string): Promise<void> {
    await this.#referee.decide(side);
    await this.#tell();
    await this.save();
    // Lets a Ctrl-C through.
    await setImmediate();
    if (this.#referee.humans.length === 0 && this.screen.interactive) await this.#pause();
  }

  /** Where only computers fight, somebody may want to look whenever a side begins something new. */
  async #pause(): Promise<void> {
    const { decider } = this.#referee;
    if (decider === null || !this.#enter(decider)) return;
    await this.#show();
    const typed = await this.#input.ask(speeches[this.language].goOnWatching);
    if (typeof typed !== 'string' || /^q/i.test(typed)) await this.leave(typed === INTERRUPT);
  }

  async #ask(side: string): Promise<void> {
    if (this.#isSecret && this.#page !== side && !(await this.#handOver(side))) return;
    if (this.#enter(side)) await this.#show();
    await this.#pose();
    const { words } = this.context;
    const typed = await this.#input.ask(this.screen.render(this.screen.paint('prompt', `${words.side(side)}> `)));
    if (typed === END || typed === INTERRUPT) await this.leave(typed === INTERRUPT);
    else await this.#obey(this, typed);
  }

  /** Whether another player or chapter has come up. */
  #enter(side: string): boolean {
    const scene = `${side} ${this.#recap.chapters(this.#reader)}`;
    if (scene === this.#scene) return false;
    this.#scene = scene;
    this.#posed.clear();
    this.choices = [];
    this.draft = null;
    return true;
  }

  async #handOver(side: string): Promise<boolean> {
    const { words, speech } = this.context;
    const text = speech.handOver(words.side(side));
    if (this.screen.interactive) {
      const typed = await this.#input.ask(`${text} `);
      if (typed === END || typed === INTERRUPT) {
        await this.leave(typed === INTERRUPT);
        return false;
      }
    } else await this.screen.say(text);
    await this.screen.hide();
    this.#page = side;
    this.#scene = '';
    await this.#tellMeanwhile(side);
    return this.#exit === null;
  }

  /** What has happened since a player looked: page by page, since a wiped page cannot be scrolled. */
  async #tellMeanwhile(side: string): Promise<void> {
    const { speech } = this.context;
    const events = this.#recap.unseen(side);
    this.#recap.see(side);
    if (events.length === 0) return;
    await this.screen.say(speech.meanwhile);
    // An event takes two lines at most, mostly.
    const atOnce = Math.max(5, Math.floor(this.screen.height / 2) - 2);
    for (let first = 0; first < events.length && this.#exit === null; first += atOnce) {
      await this.#print(events.slice(first, first + atOnce));
      if (!this.screen.interactive) continue;
      const typed = await this.#input.ask(speech.goOn);
      if (typed === END || typed === INTERRUPT) await this.leave(typed === INTERRUPT);
    }
  }

  /** Plays an action that the rules allow, and shows what came of it to whom it may concern. */
  async play(action: PublicAction): Promise<void> {
    const { seat } = this.context.seated;
    const answer = await this.#referee.act(seat, action);
    if (answer.kind !== 'done') throw new Error(`${JSON.stringify(action)} of ${seat} was not played: ${answer.kind}`);
    this.choices = [];
    this.draft = null;
    const hadPage = this.#page !== null;
    await this.#turnPage();
    // From one page to the next, everybody reads on his own.
    if (!(hadPage && this.#page === null && this.#isSecret)) await this.#tell();
    await this.save();
  }

  /** A page is over when its player is no longer asked, or nothing is secret any more. */
  async #turnPage(): Promise<void> {
    if (this.#page === null || (this.#isSecret && this.#referee.decider === this.#page)) return;
    // Nothing of it is a secret any more; otherwise its player reads on when the page is opened again.
    if (!this.#isSecret) this.#recap.see(this.#page);
    this.#page = null;
    this.#scene = '';
    await this.screen.reveal();
    await this.screen.say(speeches[this.language].handBack);
  }

  /** What the screen has not shown yet. */
  async #tell(): Promise<void> {
    const { humans } = this.#referee;
    const reader = this.#page ?? (humans.length === 1 ? humans[0] : observer);
    const events = this.#recap.unseen(reader);
    this.#recap.see(reader);
    if (this.#page === null) this.#recap.seeOpenly(events);
    await this.#print(events);
  }

  async #print(events: readonly LogEvent[]): Promise<void> {
    const { texts, seated } = this.shown;
    for (const event of events) {
      const text = texts.event(event);
      const isHeading = seated.aids.chapter(event) !== null;
      await (isHeading ? this.screen.show(this.screen.paint('bold', `== ${text}`)) : this.screen.say(text, '  '));
    }
  }

  /** The last entries of the log. */
  async tellLast(count: number): Promise<void> {
    const { seated, speech } = this.shown;
    const events = seated.log.slice(-count);
    if (events.length === 0) await this.screen.say(speech.emptyLog);
    await this.#print(events);
  }

  /** What is asked, and what can be done about it; once for each question of a scene. */
  async #pose(): Promise<void> {
    const { context } = this;
    const turn = context.seated.turn as Turn;
    const question = JSON.stringify([turn.step, turn.detail['hex']]);
    if (this.#posed.has(question)) return;
    this.#posed.add(question);
    this.choices = await poseQuestion(context, this.screen);
  }

  /** The map, and how things stand. */
  async #show(): Promise<void> {
    await this.maps.show(this.context);
    for (const line of trackLines(this.context, { short: true })) await this.screen.say(line);
  }

  /** Asks something that is answered with yes or no; where nobody can answer, it is yes. */
  async confirm(question: string): Promise<boolean> {
    if (!this.screen.interactive) return true;
    const typed = await this.#input.ask(question);
    if (typed === END || typed === INTERRUPT) await this.leave(typed === INTERRUPT);
    return typeof typed === 'string' && /^\s*(y|yes|done|是)?\s*$/i.test(typed);
  }

  /** The next decision is announced anew. */
  refresh(): void {
    this.#scene = '';
  }

  /** After something was taken back. */
  async tookBack(): Promise<void> {
    this.choices = [];
    this.draft = null;
    this.#recap.shorten();
    await this.#turnPage();
    await this.save();
  }

  get saveFile(): string | undefined {
    return this.#saveFailed ? undefined : this.#referee.saveFile;
  }

  async save(): Promise<void> {
    const written = this.#saveFailed ? null : this.#referee.save();
    if (!written || written.ok) return;
    this.#saveFailed = true;
    await this.screen.say(this.screen.paint('refusal', speeches[this.language].unsavable(written.error.message)));
  }

  async leave(interrupted: boolean): Promise<void> {
    await this.screen.reveal();
    await this.screen.say(speeches[this.language].goodbye(this.saveFile));
    this.#exit = interrupted ? INTERRUPTED : DONE;
  }

  async #finish(): Promise<number> {
    await this.screen.reveal();
    const { battle } = this.#referee;
    const context = makeContext(battle, this.#referee.seat(observer), this.language);
    await this.maps.show(context, { whole: true });
    await showEnd(context, this.screen);
    if (this.saveFile) await this.screen.say(context.speech.verifyHint(this.saveFile));
    return DONE;
  }
}
