import type { PublicAction, Texts } from '@impulse/engine';
import type { Phrases } from '@impulse/library/phrases.js';
import type { AnyKit } from './kit.js';

/** The battle's names and short lines, and its sentences, in the language of the moment. */
export const phrasesOf = ({ kit }: { readonly kit: AnyKit }): Phrases<PublicAction> => kit.phrases.value;
export const textsOf = ({ kit }: { readonly kit: AnyKit }): Texts => kit.texts.value;
