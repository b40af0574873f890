import type { Detail, JudgedDraft, PublicAction, Track, UnitCard } from '@impulse/engine';
import type { KitCodes } from './kit.js';

/** What the table says of this battle only, in the language of the moment. */
export interface KitWords<Codes extends KitCodes = KitCodes> {
  /** The button that ends a step, by step; `over` leaves the table. */
  readonly ends: Readonly<Record<Codes['step'], string>>;
  /** No unit can act any more. */
  readonly nobodyActs: string;
  /** The button of an overlay. */
  overlay(id: Codes['overlay']): string;
  /** What can be done in a lit hex of this look; undefined for the looks that all battles have. */
  mark(look: string): string | undefined;
  /** What the alternatives of this kind of attack differ by. */
  choice(kind: string): string;
  /** Where in the battle a position is. */
  when(tracks: readonly Track[]): string;
  /** Name of a group of the order of battle; null: of those that belong to none. */
  group(id: string | null, short: boolean): string;
  /** The formation that a unit belongs to. */
  formation(unit: UnitCard): string;
  /** What a unit has done or suffered, and how it stands. */
  unitMark(code: string): string;
  /** The title of a draft. */
  draft(type: string): string;
  /** The button that carries it out, in few words. */
  commit(judged: JudgedDraft<PublicAction>): string;
  /** A field of a draft of this type. */
  field(type: string, name: string): string;
  /** A value of a field of a draft. */
  fieldValue(field: string, value: string): string;
  /** A row of points that stands for no unit, in the `place`th place. */
  row(id: string, place: number): string;
  /** A pool of points to be shared out. */
  pool(id: string): string;
  /** Movement points. */
  points(points: number): string;
  /** A way onto the map. */
  entry(id: string): string;
  /** What a hex holds besides its terrain; empty where the map says enough. */
  feature(code: string, detail: Detail): string;
  /** What happens to a unit that goes to a hex, within a sentence. */
  effect(code: string): string;
  /** Kind of a unit, its formation and what it belongs to, in lines. */
  unitLines(unit: UnitCard): readonly string[];
  /** The figures of a unit in one line. */
  figures(unit: UnitCard): string;
  /** What can be searched for a unit, besides its name. */
  keywords(unit: UnitCard): readonly string[];
  /** What a kind of jump leads to. */
  jump(id: Codes['jump']): string;
  /** The keys of the jumps in words. */
  readonly jumpKeys: string;
}
