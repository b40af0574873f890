import type { Language } from '../game.js';

/** What is said when a battle meets rules that it was not begun under. */
interface RulesChanged {
  /** The battle goes on. */
  readonly carried: (from: string, to: string) => string;
  /** The battle is only looked at. */
  readonly shown: (from: string, to: string) => string;
}

export const rulesChanged: Readonly<Record<Language, RulesChanged>> = {
  en: {
    carried: (from, to) =>
      `This battle was begun under rules version ${from}. It goes on from where it stood, under version ${to} and with new dice.`,
    shown: (from, to) =>
      `This battle was played under rules version ${from}; this is version ${to}. It is shown from the positions and the log kept with it, and nothing of it has been verified.`,
  },
  'zh-Hant': {
    carried: (from, to) => `這場戰局是以第 ${from} 版規則開始的。它從當時的局面繼續，改用第 ${to} 版規則與新的骰子。`,
    shown: (from, to) =>
      `這場戰局是以第 ${from} 版規則進行的，現在是第 ${to} 版。以下依所保存的局面與戰報顯示，未經驗證。`,
  },
};
