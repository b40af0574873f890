import type { Language, Texts } from '@impulse/engine';

const stub: Texts = {
  turn: () => '',
  refusal: () => '',
  event: () => '',
  term: () => '',
  option: () => ({ name: '', values: {} }),
};
export const texts: Readonly<Record<Language, Texts>> = { en: stub, 'zh-Hant': stub };
