import { setImmediate } from 'node:timers/promises';
import { type Draft, type Language, type LogEvent, observer, type PublicAction, type Seat } from '@impulse/engine';
import { DONE, INTERRUPTED } from '../console.js';
import type { Input } from './input.js';
import { listUnits } from './lists.js';
import { MapView } from './map.js';
import { makeContext, type PlayerContext } from './player-context.js';
import type { Referee } from './referee.js';
import type { Screen } from './screen.js';
import { ShownEvents } from './shown.js';
import { speeches } from './speech/index.js';
import { fullStatus, trackLines } from './status.js';

/** Carries out what a player typed. */
export type Obey = (play: TerminalPlay, line: string) => Promise<void>;

/** Lines of the map with what stands below it, and enough for the list of units as well. */
const mapHeight = 26;
const tallScreen = 44;

/** One battle at this terminal: who is asked, what is shown to whom. */
export class TerminalPlay {
  readonly screen: Screen;
  readonly maps: MapView;
  language: Language;
  /** What numbers typed now stand for. */
  choices: readonly string[] = [];
  /** An action that is being put together. */
  draft: Draft | null = null;
  /** The rule that was named last, for a bare `why`. */
  lastRule: string | null = null;
  readonly #input: Input;
  readonly #obey: Obey;
  #referee: Referee;
  #shown = new ShownEvents();
  #exit: number | null = null;
  #saveFailed = false;
  /** The side on whose secret page the screen is. */
  #page: string | null = null;
  /** Who decides in which chapter, and which of his questions have been posed. */
  #scene = '';
  readonly #posed = new Set<string>();

  constructor(referee: Referee, language: Language, screen: Screen, input: Input, obey: Obey) {
    this.#referee = referee;
    this.language = language;
    this.screen = screen;
    this.maps = new MapView(screen);
    this.#input = input;
    this.#obey = obey;
  }

  get referee(): Referee {
    return this.#referee;
  }

  readonly complain = (text: string): Promise<void> => this.screen.say(this.screen.paint('refusal', text));

  /** Goes on with another battle. */
  async change(referee: Referee): Promise<void> {
    this.#referee = referee;
    this.#forget();
    this.#page = null;
    await this.screen.reveal();
    await this.#begin();
  }

  /** Nobody needs to be shown anything of the past. */
  async #begin(): Promise<void> {
    this.#shown = new ShownEvents();
    for (const seat of [...this.#referee.humans, observer]) this.#shown.take(this.#referee.seat(seat));
    await this.#save();
  }

  #forget(): void {
    this.#scene = '';
    this.choices = [];
    this.draft = null;
  }

  /** Two people look at this screen, and one of them must not see what comes. */
  get #isSecret(): boolean {
    return this.#referee.humans.length === 2 && this.#referee.hasSecrets;
  }

  /** Whose eyes the screen is for: the one human's; of two, the decider's if the other must not look; or anybody's. */
  get #reader(): Seat {
    const { humans, decider } = this.#referee;
    if (humans.length === 1) return humans[0];
    return this.#isSecret && decider !== null ? decider : observer;
  }

  #as(seat: Seat): PlayerContext {
    return makeContext(this.#referee.battle, this.#referee.seat(seat), this.language);
  }

  /** What the player who is asked has in hand; nobody asked: what the screen may show. */
  get context(): PlayerContext {
    const { decider, humans } = this.#referee;
    return this.#as(decider !== null && humans.includes(decider) ? decider : this.#reader);
  }

  async run(): Promise<number> {
    await this.#begin();
    if (this.#saveFile) await this.screen.say(speeches[this.language].savedHere(this.#saveFile));
    while (this.#exit === null) {
      const { decider, humans } = this.#referee;
      if (decider === null) return this.#finish();
      if (humans.includes(decider)) await this.#askSide(decider);
      else await this.#watch(decider);
    }
    return this.#exit;
  }

  /** A computer's decision. Where only computers fight, somebody may want to look whenever a side begins something new. */
  async #watch(side: string): Promise<void> {
    await this.#referee.decide(side);
    await this.#tell();
    await this.#save();
    // Lets a Ctrl-C through.
    await setImmediate();
    const { decider, humans } = this.#referee;
    if (humans.length > 0 || !this.screen.interactive || decider === null || !this.#enter(decider)) return;
    await this.#showMap();
    if (/^q/i.test((await this.#ask(speeches[this.language].goOnWatching)) ?? '')) await this.leave();
  }

  async #askSide(side: string): Promise<void> {
    if (this.#isSecret && this.#page !== side) await this.#handOver(side);
    if (this.#exit !== null) return;
    if (this.#enter(side)) await this.#showMap();
    await this.#pose();
    const prompt = this.screen.paint('prompt', `${this.context.words.side(side)}> `);
    const typed = await this.#ask(this.screen.render(prompt));
    if (typed !== null) await this.#obey(this, typed);
  }

  /** What is typed; null when the player leaves by it. */
  async #ask(prompt: string): Promise<string | null> {
    const typed = await this.#input.ask(prompt);
    if (typed === null) await this.leave();
    return typed;
  }

  /** Whether another player or chapter has come up. */
  #enter(side: string): boolean {
    const { log, aids } = this.#referee.seat(this.#reader);
    const scene = `${side} ${log.filter((event) => aids.chapter(event) !== null).length}`;
    if (scene === this.#scene) return false;
    this.#forget();
    this.#scene = scene;
    this.#posed.clear();
    return true;
  }

  async #handOver(side: string): Promise<void> {
    const { words, speech } = this.context;
    const text = speech.handOver(words.side(side));
    if (!this.screen.interactive) await this.screen.say(text);
    else if ((await this.#ask(`${text} `)) === null) return;
    await this.screen.hide();
    this.#page = side;
    this.#scene = '';
    const events = this.#shown.take(this.#referee.seat(side));
    if (events.length > 0) await this.screen.say(speech.meanwhile);
    // A wiped page cannot be scrolled; an event takes two lines at most, mostly.
    const atOnce = Math.max(5, Math.floor(this.screen.height / 2) - 2);
    for (let first = 0; first < events.length && this.#exit === null; first += atOnce) {
      await this.#print(events.slice(first, first + atOnce));
      if (this.screen.interactive) await this.#ask(speech.goOn);
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
    await this.#save();
  }

  /** A page is over when its player is no longer asked, or nothing is secret any more. */
  async #turnPage(): Promise<void> {
    if (this.#page === null || (this.#isSecret && this.#referee.decider === this.#page)) return;
    // Nothing of it is a secret any more; otherwise its player reads on when the page is opened again.
    if (!this.#isSecret) this.#shown.take(this.#referee.seat(this.#page));
    this.#page = null;
    this.#scene = '';
    await this.screen.reveal();
    await this.screen.say(speeches[this.language].handBack);
  }

  /** What the screen has not shown yet. */
  async #tell(): Promise<void> {
    const { humans } = this.#referee;
    const reader = this.#page ?? (humans.length === 1 ? humans[0] : observer);
    await this.#print(this.#shown.take(this.#referee.seat(reader)));
  }

  async #print(events: readonly LogEvent[]): Promise<void> {
    const { texts, aids } = this.#as(this.#reader);
    for (const event of events) {
      const text = texts.event(event);
      if (aids.chapter(event) === null) await this.screen.say(text, '  ');
      else await this.screen.show(this.screen.paint('bold', `== ${text}`));
    }
  }

  /** The last entries of the log. */
  async tellLast(count: number): Promise<void> {
    const { seated, speech } = this.#as(this.#reader);
    if (seated.log.length === 0) await this.screen.say(speech.emptyLog);
    await this.#print(seated.log.slice(-count));
  }

  /** What is asked, and what can be done about it; once for each question of a scene. */
  async #pose(): Promise<void> {
    const { aids, here, words, texts, speech, seated } = this.context;
    const { turn } = seated;
    const question = JSON.stringify(turn.over ? [] : [turn.step, turn.detail['hex']]);
    if (this.#posed.has(question)) return;
    this.#posed.add(question);
    await this.screen.say(this.screen.paint('bold', texts.turn(turn)));
    // Numbers that can be chosen are in the list.
    const prospects = aids.prospects(...here);
    if (prospects.every(({ action }) => action === null))
      for (const prospect of prospects) await this.screen.say(words.prospect(prospect), '  ');
    const { lines, choices } = listUnits(this.context);
    const { height } = this.screen;
    if (lines.length + mapHeight > height && height < tallScreen) return this.screen.say(speech.listHint);
    this.choices = choices;
    await this.screen.lines(lines);
  }

  /** The map, and how things stand. */
  async #showMap(): Promise<void> {
    await this.maps.show(this.context);
    await this.screen.lines(trackLines(this.context, { short: true }));
  }

  /** Asks something that is answered with yes or no; where nobody can answer, it is yes. */
  async confirm(question: string): Promise<boolean> {
    if (!this.screen.interactive) return true;
    return /^\s*(y|yes|done|是)?\s*$/i.test((await this.#ask(question)) ?? 'no');
  }

  /** After something was taken back. */
  async tookBack(): Promise<void> {
    await this.screen.say(speeches[this.language].undone);
    this.choices = [];
    this.draft = null;
    await this.#turnPage();
    await this.#save();
  }

  get #saveFile(): string | undefined {
    return this.#saveFailed ? undefined : this.#referee.saveFile;
  }

  async #save(): Promise<void> {
    const written = this.#saveFailed ? null : this.#referee.save();
    if (!written || written.ok) return;
    this.#saveFailed = true;
    await this.complain(speeches[this.language].unsavable(written.error.message));
  }

  async leave(): Promise<void> {
    await this.screen.reveal();
    await this.screen.say(speeches[this.language].goodbye(this.#saveFile));
    this.#exit = this.#input.interrupted ? INTERRUPTED : DONE;
  }

  async #finish(): Promise<number> {
    await this.screen.reveal();
    const context = this.#as(observer);
    await this.maps.show(context, { whole: true });
    await this.screen.lines(fullStatus(context));
    await this.screen.say(
      this.screen.paint('bold', `${context.speech.over} ${context.texts.turn(context.seated.turn)}`),
    );
    if (this.#saveFile) await this.screen.say(context.speech.verifyHint(this.#saveFile));
    return DONE;
  }
}
