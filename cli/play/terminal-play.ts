import { setImmediate } from 'node:timers/promises';
import { type LogEvent, observer, type PublicAction, type Seat, versionChanged } from '@impulse/engine';
import { DONE, INTERRUPTED } from '../console.js';
import { obey } from './commands.js';
import { type Listing, listUnits } from './lists.js';
import { MapView } from './map.js';
import type { Room } from './opening.js';
import type { Intent } from './orders.js';
import { makeContext, type PlayerContext } from './player-context.js';
import type { Referee } from './referee.js';
import type { Screen } from './screen.js';
import { ShownEvents } from './shown.js';
import { speeches } from './speech/index.js';
import { fullStatus, trackLines } from './status.js';

/** Lines of the map with what stands below it. */
const mapHeight = 26;
/** After more decisions of the computer than this the map looks different. */
const fewDecisions = 3;

/** One battle at this terminal: who is asked, what is shown to whom. */
export class TerminalPlay {
  readonly room: Room;
  readonly screen: Screen;
  readonly referee: Referee;
  readonly maps: MapView;
  /** What numbers typed now stand for. */
  choices: readonly string[] = [];
  /** An order that is considered. */
  plan: Intent | null = null;
  /** The rule that was named last, for a bare `why`. */
  lastRule: string | null = null;
  readonly #shown = new ShownEvents();
  /** How it has ended: with an exit code, or with another battle to go on with. */
  #end: number | Referee | null = null;
  /** For whose eyes the screen is open. */
  #facing: Seat = observer;
  /** Who decides in which chapter, and which of his questions have been posed. */
  #chapter = '';
  readonly #posed = new Set<string>();
  /** Decisions of the computer since somebody was asked. */
  #watched = 0;

  constructor(referee: Referee, room: Room) {
    this.referee = referee;
    this.room = room;
    this.screen = room.screen;
    this.maps = new MapView(room.screen);
  }

  get #speech() {
    return speeches[this.room.language];
  }

  readonly complain = (text: string): Promise<void> => this.screen.say(this.screen.paint('refusal', text));

  /** The one human; of two, the one who decides what the other must not see; or anybody. */
  get #audience(): Seat {
    const { humans, decider, hasSecrets } = this.referee;
    if (humans.length === 1) return humans[0];
    return humans.length === 2 && hasSecrets && decider !== null ? decider : observer;
  }

  /** Do two people share this screen, of whom one must not see what is on it? */
  #isSecret(seat: Seat): boolean {
    return this.referee.humans.length === 2 && seat !== observer;
  }

  #as(seat: Seat): PlayerContext {
    return makeContext(this.referee.battle, this.referee.seat(seat), this.room.language);
  }

  /** What the player who is asked has in hand; nobody asked: what the screen may show. */
  get context(): PlayerContext {
    const { decider, humans } = this.referee;
    return this.#as(decider !== null && humans.includes(decider) ? decider : this.#audience);
  }

  async run(): Promise<number | Referee> {
    try {
      await this.#begin();
      while (this.#end === null) await this.#step();
      return this.#end;
    } finally {
      await this.referee.close();
    }
  }

  /** Nobody needs to be shown anything of the past of a battle. */
  async #begin(): Promise<void> {
    const { humans, heading } = this.referee;
    // A seat that nobody reads costs time with every action.
    const readers = humans.length === 1 ? humans : [...humans, observer];
    for (const seat of readers) this.#shown.take(this.referee.seat(seat));
    const { length, versionChange, commitment, begins, data } = heading;
    const speech = this.#speech;
    if (length > 0) await this.screen.say(speech.resumed(length));
    if (versionChange) await this.screen.say(versionChanged[this.room.language].carried(versionChange));
    await this.screen.say(speech.commitment(commitment));
    if (begins === 'position') await this.screen.say(speech.fromPosition);
    if (data === 'own') await this.screen.say(speech.ownData);
    await this.#save();
    const { saveFile } = this.referee;
    if (saveFile) await this.screen.say(speech.savedHere(saveFile));
  }

  async #step(): Promise<void> {
    await this.#face(this.#audience);
    const { decider, humans } = this.referee;
    if (this.#end !== null) return;
    if (decider === null) await this.#finish();
    else if (humans.includes(decider)) await this.#askSide(decider);
    else await this.#watch(decider);
  }

  #forget(): void {
    this.choices = [];
    this.plan = null;
  }

  /** Turns the screen to a seat and shows it what it has not seen; secret pages are wiped when they are turned. */
  async #face(seat: Seat): Promise<void> {
    const before = this.#facing;
    this.#facing = seat;
    if (seat !== before) this.#chapter = '';
    if (seat !== before && this.#isSecret(before)) {
      // What nobody need keep secret any more has been seen by him.
      if (!this.#isSecret(seat)) this.#shown.take(this.referee.seat(before));
      await this.screen.reveal();
      await this.screen.say(this.#speech.handBack);
    }
    // From one secret page to the next, everybody reads on his own.
    if (seat === before || !this.#isSecret(seat)) return this.#tell(seat);
    if (!this.#isSecret(before)) await this.#tell(before);
    const { words, speech } = this.#as(seat);
    const text = speech.handOver(words.side(seat));
    if (!this.screen.interactive) await this.screen.say(text);
    else if ((await this.#ask(`${text} `)) === null) return;
    await this.screen.hide();
    const events = this.#shown.take(this.referee.seat(seat));
    if (events.length > 0) await this.screen.say(speech.meanwhile);
    // A wiped page cannot be scrolled; an event takes two lines at most, mostly.
    const atOnce = Math.max(5, Math.floor(this.screen.height / 2) - 2);
    for (let first = 0; first < events.length && this.#end === null; first += atOnce) {
      await this.#print(events.slice(first, first + atOnce));
      if (this.screen.interactive) await this.#ask(speech.goOn);
    }
  }

  /** A computer's decision. Where only computers fight, somebody may want to look whenever a side begins something new. */
  async #watch(side: string): Promise<void> {
    const { humans } = this.referee;
    if (humans.length === 0 && this.screen.interactive && this.#enter(side)) {
      await this.#showMap();
      const typed = await this.#ask(this.#speech.goOnWatching);
      if (typed === null) return;
      if (/^q/i.test(typed)) return this.leave();
    }
    await this.screen.during((tell) => this.referee.decide(side, tell));
    this.#watched++;
    await this.#save();
    // Lets a Ctrl-C through.
    await setImmediate();
  }

  async #askSide(side: string): Promise<void> {
    if (this.#watched > fewDecisions) this.#chapter = '';
    this.#watched = 0;
    if (this.#enter(side)) await this.#showMap();
    await this.#pose();
    if (this.screen.interactive) this.referee.foresee();
    const prompt = this.screen.paint('prompt', `${this.context.words.side(side)}> `);
    const typed = await this.#ask(prompt);
    if (typed !== null) await obey(this, typed);
  }

  /** What is typed; null when the player leaves by it. */
  async #ask(prompt: string): Promise<string | null> {
    const typed = await this.screen.ask(prompt);
    if (typed === null) await this.leave();
    return typed;
  }

  /** Whether another player or chapter has come up. */
  #enter(side: string): boolean {
    const { log, aids } = this.referee.seat(this.#facing);
    const chapter = `${side} ${log.filter((event) => aids.chapter(event) !== null).length}`;
    if (chapter === this.#chapter) return false;
    this.#forget();
    this.#chapter = chapter;
    this.#posed.clear();
    return true;
  }

  /** Plays an action that the rules allow. */
  async play(action: PublicAction): Promise<void> {
    const { seat } = this.context.seated;
    const answer = await this.referee.act(seat, action);
    if (answer.kind !== 'done') throw new Error(`${JSON.stringify(action)} of ${seat} was not played: ${answer.kind}`);
    await this.changed();
  }

  /** Something has happened to the battle. */
  async changed(): Promise<void> {
    this.#forget();
    await this.#save();
  }

  #tell(seat: Seat): Promise<void> {
    return this.#print(this.#shown.take(this.referee.seat(seat)));
  }

  async #print(events: readonly LogEvent[]): Promise<void> {
    const { texts, aids } = this.#as(this.#facing);
    for (const event of events) {
      const text = texts.event(event);
      if (aids.chapter(event) === null) await this.screen.say(text, '  ');
      else await this.screen.say(this.screen.paint('bold', `== ${text}`));
    }
  }

  /** The last entries of the log. */
  async tellLast(count: number): Promise<void> {
    const { log } = this.referee.seat(this.#facing);
    if (log.length === 0) await this.screen.say(this.#speech.emptyLog);
    await this.#print(log.slice(-count));
  }

  /** What is asked, and what can be done about it; once for each question of a chapter. */
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
      await this.screen.lines(prospects.map((prospect) => `  ${words.prospect(prospect)}`));
    const listing = listUnits(this.context);
    if (listing.lines.length + mapHeight <= this.screen.height) await this.offer(listing);
    else await this.screen.say(speech.listHint);
  }

  async offer({ lines, choices }: Listing): Promise<void> {
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

  async #save(): Promise<void> {
    const trouble = this.referee.save();
    if (trouble !== null) await this.complain(this.#speech.unsavable(trouble));
  }

  async leave(): Promise<void> {
    await this.screen.reveal();
    await this.screen.say(this.#speech.goodbye(this.referee.saveFile));
    this.#end = this.screen.interrupted ? INTERRUPTED : DONE;
  }

  /** Goes on with another battle. */
  async leaveFor(other: Referee): Promise<void> {
    await this.screen.reveal();
    this.#end = other;
  }

  async #finish(): Promise<void> {
    const context = this.#as(observer);
    const { speech, texts, seated } = context;
    await this.maps.show(context, { whole: true });
    await this.screen.lines(fullStatus(context));
    await this.screen.say(this.screen.paint('bold', `${speech.over} ${texts.turn(seated.turn)}`));
    const { saveFile } = this.referee;
    if (saveFile) await this.screen.say(speech.verifyHint(saveFile));
    this.#end = DONE;
  }
}
