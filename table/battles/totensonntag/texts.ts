/** Where the texts of this battle lie, by language: fetched with the kit, or at the same time as it. */

export const battleTexts = {
  en: () => import('@impulse/totensonntag/text/english.js'),
  'zh-Hant': () => import('@impulse/totensonntag/text/chinese.js'),
};

export const tableTexts = {
  en: () => import('./words/en/table.js'),
  'zh-Hant': () => import('./words/zh-Hant/table.js'),
};
