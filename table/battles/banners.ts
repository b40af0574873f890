import type { ReadonlySignal } from '@preact/signals';
import type { BattleId } from '@impulse/library';
import { isBattleId } from '@impulse/library/battles.js';
import { desertBanner } from './totensonntag/words/banner.js';
import { winterBanner } from './white-death/words/banner.js';

/** What is said of a battle before its kit is there. */
interface Banner {
  /** What its sides are called in lists. */
  readonly sides: Readonly<Record<string, string>>;
  readonly line: string;
  readonly about: string;
  /** What its picture shows. */
  readonly picture: string;
}

const banners: Readonly<Record<BattleId, ReadonlySignal<Banner>>> = {
  totensonntag: desertBanner,
  'white-death': winterBanner,
};

export const bannerOf = (id: BattleId): Banner => banners[id].value;

export const sideName = (game: string, side: string): string =>
  (isBattleId(game) ? bannerOf(game).sides[side] : undefined) ?? side;
