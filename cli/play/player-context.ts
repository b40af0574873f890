import type { Aids, Cells, Language, PublicAction, SeatedBattle, Texts } from '@impulse/engine';
import type { LoadedBattle, Phrases } from '@impulse/library';
import { type Speech, speeches } from './speech.js';

/** What the player at the screen has in hand: the battle as the seat knows it, and the language it is shown in. */
export interface PlayerContext {
  readonly battle: LoadedBattle;
  readonly seated: SeatedBattle<Cells, PublicAction>;
  readonly language: Language;
  readonly speech: Speech;
  readonly words: Phrases<PublicAction>;
  readonly texts: Texts;
}

export const makeContext = (
  battle: LoadedBattle,
  seated: SeatedBattle<Cells, PublicAction>,
  language: Language,
): PlayerContext => ({
  battle,
  seated,
  language,
  speech: speeches[language],
  words: battle.phrases[language],
  texts: battle.game.texts[language],
});

/** The aids of a battle with the state and the seat already told. */
export function asked({ seated }: PlayerContext): {
  readonly aids: Aids<Cells, PublicAction>;
  readonly state: Cells;
  readonly seat: string;
} {
  return { aids: seated.aids, state: seated.state, seat: seated.seat };
}
