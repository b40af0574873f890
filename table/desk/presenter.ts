import { signal } from '@preact/signals';
import { type Grid, type LogEvent, type Scene, textIn, type ToldEvent, type UnitCard } from '@impulse/engine';
import type { Animation, Board, Face } from '../board/types.js';
import type { Played } from '../chair/surroundings.js';
import { makeSound, soundOf } from './sound.js';

/**
 * Acts out what has been played: moves slide, dice roll, hits flash. Nobody waits for a move: it goes on while the battle
 * does. Only dice are waited for, and the player can skip all of it.
 */

/** What the dice have just shown, kept in sight until something else is done. */
export interface ShownResult {
  readonly events: readonly LogEvent[];
  /** The dice of the last event are still rolling. */
  readonly rolling: boolean;
  /** A computer's doing. */
  readonly foreign?: boolean;
}

/** Milliseconds by speed: none, quick, normal, slow. */
const rollTime = [0, 350, 750, 1300] as const;
const lookTime = [0, 150, 450, 1100] as const;

/** Between two moves of somebody else: a hundred of them take six seconds at normal speed. */
const beatTime = [0, 20, 60, 300] as const;
/** The map is not carried about faster than this by moves. */
const followTime = 900;

/** All throws of one own action together take no longer than this, in milliseconds; each has as much of it as another. */
const wholeFight = 4000;

/** So long the map takes to come to another fight, in milliseconds. */
const turnTime = 400;

/** No single thing takes longer to act out, in milliseconds. */
const longest = 3000;

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const isThrown = ({ scenes }: ToldEvent): boolean => scenes.some(({ kind }) => kind === 'throw');

interface PresenterParts {
  readonly grid: Pick<Grid, 'parse'>;
  readonly faceOf: (unit: UnitCard) => Face;
  /** 0 (nothing is acted out) to 3 (slow). */
  readonly speed: () => number;
  /** Does the player want sounds? */
  readonly wantsSound: () => boolean;
}

export class Presenter {
  board: Board | null = null;
  /** What the map looks at when it is laid out. */
  opening: readonly number[] = [];
  readonly result = signal<ShownResult | null>(null);
  readonly #parts: PresenterParts;
  #skip: (() => void) | null = null;
  #skipping = false;
  #skippingAll = false;
  /** Moves that are still under way. */
  #moving: Promise<unknown> = Promise.resolve();
  #followed = -Infinity;
  /** When the last move of somebody else was shown. */
  #beaten = -Infinity;
  /** Fights of somebody else since the last own one. */
  #foreignDice = 0;

  constructor(parts: PresenterParts) {
    this.#parts = parts;
  }

  /** Resolves when the battle may go on; null: at once. */
  present({ told, units, follows }: Omit<Played, 'by'>, foreign: boolean): Promise<void> | null {
    this.#skipping = false;
    const sound = this.#pace() > 0 ? soundOf(told) : null;
    if (sound !== null && this.#parts.wantsSound()) makeSound(sound);
    if (told.some((one) => one.result && isThrown(one))) return this.#presentDice(told, units, foreign);
    const animations = told.flatMap(({ scenes }) => this.animationsOf(scenes, units));
    const results = told.flatMap(({ result, event }) => (result ? event : []));
    // Whoever goes on playing has seen what came before.
    if (results.length > 0) this.result.value = { events: results, rolling: false, foreign };
    else if (!foreign && !follows) this.clear();
    if (foreign && animations.length > 0) this.#follow(told);
    if (animations.length > 0) this.#moving = Promise.all([this.#moving, this.#play(animations)]);
    return foreign ? this.#beat(animations.length > 0) : null;
  }

  /**
   * Keeps time: what has been thought since the last move counts. However fast a computer plays, the page gets a frame to
   * show it.
   */
  async #beat(seen: boolean): Promise<void> {
    const pace = this.#pace();
    const rest = this.#beaten + beatTime[pace] - performance.now();
    if (pace > 0 && seen && rest > 0) await this.#wait(rest);
    else if (!document.hidden) await nextFrame();
    if (seen) this.#beaten = performance.now();
  }

  /** Moves are followed only now and then, or the map would never come to rest. */
  #follow(told: readonly ToldEvent[]): void {
    const now = performance.now();
    const hex = this.hexAbout(told);
    if (hex === null || this.#pace() === 0 || now - this.#followed < followTime || this.board?.sees(hex)) return;
    this.#followed = now;
    this.board?.show(hex);
  }

  async #presentDice(
    told: readonly ToldEvent[],
    units: ReadonlyMap<string, UnitCard>,
    foreign: boolean,
  ): Promise<void> {
    await this.#moving;
    const hex = foreign ? this.hexAbout(told) : null;
    if (hex !== null && this.#pace() > 0) this.board?.show(hex);
    let animations: Animation[] = [];
    let results: LogEvent[] = [];
    const throws = told.filter((one) => one.result && isThrown(one)).length;
    const haste = foreign
      ? throws * (1 + this.#foreignDice++ / 6)
      : Math.max(1, (throws * this.#timeOfThrow()) / wholeFight);
    if (!foreign) this.#foreignDice = 0;
    for (const one of told) {
      if (one.result && isThrown(one)) {
        await this.#play(animations);
        animations = [];
        results = [...results, one.event];
        await this.#lookAt(one);
        await this.#roll(results, foreign, haste);
      } else if (one.result) {
        results = [...results, one.event];
        this.result.value = { events: results, rolling: false, foreign };
      }
      animations.push(...this.animationsOf(one.scenes, units));
    }
    await this.#play(animations);
    if (foreign && this.#pace() === 0 && !document.hidden) await nextFrame();
  }

  /** The fight whose dice roll next is brought into view, where several are fought out one after the other. */
  async #lookAt(one: ToldEvent): Promise<void> {
    const hex = this.hexAbout([one]) ?? this.#parts.grid.parse(textIn(one.event.detail, 'hex'));
    if (hex < 0 || this.#pace() === 0 || !this.board || this.board.sees(hex)) return;
    this.board.show(hex);
    await this.#wait(turnTime);
  }

  animationsOf(scenes: readonly Scene[], units: ReadonlyMap<string, UnitCard>): Animation[] {
    return scenes.flatMap((scene) => this.#animationOf(scene, units));
  }

  #animationOf(scene: Scene, units: ReadonlyMap<string, UnitCard>): Animation[] {
    const { grid, faceOf } = this.#parts;
    switch (scene.kind) {
      case 'move': {
        const unit = units.get(scene.unit);
        const hexes = scene.path.map((hex) => grid.parse(hex));
        return unit ? [{ kind: 'move', id: unit.id, face: faceOf(unit), hexes }] : [];
      }
      case 'shot':
        return scene.from === null
          ? []
          : [{ kind: 'attack', from: grid.parse(scene.from), to: grid.parse(scene.to), hit: scene.hit }];
      case 'gone': {
        const unit = units.get(scene.unit);
        return unit && scene.hex !== null
          ? [{ kind: 'destroy', id: unit.id, face: faceOf(unit), hex: grid.parse(scene.hex) }]
          : [];
      }
      default:
        return [];
    }
  }

  /** The hex that something is about, to bring it into view. */
  hexAbout(told: readonly ToldEvent[]): number | null {
    for (const { scenes } of told) {
      for (const scene of scenes) {
        const hex = this.#parts.grid.parse(hexOf(scene) ?? '');
        if (hex >= 0) return hex;
      }
    }
    return null;
  }

  /** Results of something that is over, with its dice at rest. */
  showResults(told: readonly ToldEvent[]): void {
    const events = told.filter(({ result }) => result).map(({ event }) => event);
    this.result.value = events.length > 0 ? { events, rolling: false, foreign: true } : null;
  }

  #timeOfThrow(): number {
    const pace = this.#pace();
    return rollTime[pace] + lookTime[pace];
  }

  /** Many throws at once, or many fights of somebody else in a row, are shown in `haste`. */
  async #roll(events: readonly LogEvent[], foreign: boolean, haste: number): Promise<void> {
    const pace = this.#pace();
    if (pace > 0) {
      this.result.value = { events, rolling: true, foreign };
      await this.#wait(rollTime[pace] / haste);
    }
    this.result.value = { events, rolling: false, foreign };
    if (pace > 0) await this.#wait(lookTime[pace] / haste);
  }

  async #play(animations: readonly Animation[]): Promise<void> {
    if (animations.length === 0 || this.#pace() === 0 || !this.board) return;
    const acted = this.board.play(animations).then(() => true);
    const limit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), longest * animations.length));
    // A map that cannot be drawn does not keep anybody from playing.
    if (!(await Promise.race([acted, limit]))) this.board?.skip();
  }

  #pace(): number {
    return this.#skipping || this.#skippingAll ? 0 : this.#parts.speed();
  }

  #wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(end, time);
      this.#skip = end;
    });
  }

  /** Everything of this action that is still to be acted out is over at once. */
  skip(): void {
    this.#skipping = true;
    this.#skip?.();
    this.board?.skip();
  }

  /** Nothing more is acted out until `skipAll(false)`. */
  skipAll(all: boolean): void {
    this.#skippingAll = all;
    if (all) this.skip();
  }

  clear(): void {
    this.result.value = null;
  }
}

function hexOf(scene: Scene): string | null {
  switch (scene.kind) {
    case 'move':
      return scene.path.at(-1) ?? null;
    case 'shot':
      return scene.to;
    case 'loss':
    case 'gone':
    case 'leave':
    case 'mark':
      return scene.hex;
    case 'throw':
      return null;
  }
}
