import type { Problem } from '@impulse/engine';
import { onlineWords } from '../../online/words.js';

/** Why a server has not let somebody sit down, as far as there are words for it; else as the server says it. */
export function refusalText({ code, message }: Problem): string {
  const texts: Readonly<Record<string, string>> = onlineWords.value.form.refusals;
  return Object.hasOwn(texts, code) ? texts[code] : message;
}
