import type { Language } from '../game.js';
import type { VersionChange } from '../match/version.js';
import { shortHash } from '../reading/canonical.js';

/** What is said when a battle meets another version of the rules or of the built-in data than it was begun in. */
interface VersionChanged {
  /** The battle goes on. */
  readonly carried: (change: VersionChange) => string;
  /** The battle is only looked at. */
  readonly shown: (change: VersionChange) => string;
}

type Words = (from: string, to: string) => string;

/** One sentence for each thing that can have changed. */
const changed =
  (rules: Words, data: Words, both: (rulesFrom: string, rulesTo: string, dataFrom: string, dataTo: string) => string) =>
  ({ from, to }: VersionChange): string => {
    const dataFrom = shortHash(from.dataHash);
    const dataTo = shortHash(to.dataHash);
    if (dataFrom === dataTo) return rules(from.rules, to.rules);
    return from.rules === to.rules ? data(dataFrom, dataTo) : both(from.rules, to.rules, dataFrom, dataTo);
  };

export const versionChanged: Readonly<Record<Language, VersionChanged>> = {
  en: {
    carried: changed(
      (from, to) =>
        `This battle began under rules version ${from}. It continues from where it stood, under version ${to}.`,
      (from, to) => `This battle began with built-in data ${from}. It continues from where it stood, with data ${to}.`,
      (from, to, dataFrom, dataTo) =>
        `This battle began under rules version ${from}, with built-in data ${dataFrom}. It continues from where it stood, under version ${to} with data ${dataTo}.`,
    ),
    shown: changed(
      (from, to) =>
        `This battle was played under rules version ${from}; this is version ${to}. It is shown from the positions and the log kept with it, and nothing of it has been verified.`,
      (from, to) =>
        `This battle was played with built-in data ${from}; it is now ${to}. It is shown from the positions and the log kept with it, and nothing of it has been verified.`,
      (from, to, dataFrom, dataTo) =>
        `This battle was played under rules version ${from}; this is version ${to}. Its built-in data was ${dataFrom}; it is now ${dataTo}. It is shown from the positions and the log kept with it, and nothing of it has been verified.`,
    ),
  },
  'zh-Hant': {
    carried: changed(
      (from, to) => `這場戰局是以第 ${from} 版規則開始的。它從當時的局面繼續，改用第 ${to} 版規則。`,
      (from, to) => `這場戰局是以內建數值 ${from} 開始的。它從當時的局面繼續，改用內建數值 ${to}。`,
      (from, to, dataFrom, dataTo) =>
        `這場戰局是以第 ${from} 版規則與內建數值 ${dataFrom} 開始的。它從當時的局面繼續，改用第 ${to} 版規則與內建數值 ${dataTo}。`,
    ),
    shown: changed(
      (from, to) => `這場戰局是以第 ${from} 版規則進行的，現在是第 ${to} 版。以下依所保存的局面與戰報顯示，未經驗證。`,
      (from, to) =>
        `這場戰局是以內建數值 ${from} 進行的，現在的內建數值是 ${to}。以下依所保存的局面與戰報顯示，未經驗證。`,
      (from, to, dataFrom, dataTo) =>
        `這場戰局是以第 ${from} 版規則與內建數值 ${dataFrom} 進行的，現在是第 ${to} 版與內建數值 ${dataTo}。以下依所保存的局面與戰報顯示，未經驗證。`,
    ),
  },
};
