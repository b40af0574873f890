import type { Aids, Cells, Language, PublicAction, Seat, SeatedBattle, Texts } from '@impulse/engine';
import type { LoadedBattle, Phrases } from '@impulse/library';
import { type Speech, speeches } from './speech/index.js';

export type AnySeat = SeatedBattle<Cells, PublicAction>;

/** What the player at the screen has in hand: the battle as the seat knows it, and the language it is shown in. */
export interface PlayerContext {
  readonly battle: LoadedBattle;
  readonly seated: AnySeat;
  readonly aids: Aids<Cells, PublicAction>;
  /** What every aid is asked with. */
  readonly here: readonly [state: Cells, seat: Seat];
  readonly language: Language;
  readonly speech: Speech;
  readonly words: Phrases<PublicAction>;
  readonly texts: Texts;
}

export const makeContext = (battle: LoadedBattle, seated: AnySeat, language: Language): PlayerContext => ({
  battle,
  seated,
  aids: seated.aids,
  here: [seated.state, seated.seat],
  language,
  speech: speeches[language],
  words: battle.phrases[language],
  texts: battle.texts[language],
});
