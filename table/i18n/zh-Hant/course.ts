import type { Widen } from '../widen.js';
import type { course as english } from '../en/course.js';

export const course: Widen<typeof english> = {
  title: '我們的戰局與史實對照',
  about: ({ battles, level, version, inside, counted }) =>
    `每個劇本 ${battles} 場戰局，雙方都由等級「${level}」（第 ${version} 版）的電腦進行。我們的數值曾以其他骰子調整，直到戰局的走向符合手冊所述；這裡的骰子只用來檢驗。定有範圍的 ${counted} 項中，有 ${inside} 項在範圍內。更強的對手尚未以此方式測量。`,
  columns: ['項目', '史實', '這裡（附 95% 區間）', '十場中的八場', '範圍內'],
  verdicts: { inside: '是', outside: '否' },
  repeat: (seed, rules, data) =>
    `要重現同樣的戰局：impulse calibrate --battles 1000 --seed ${seed}（規則 ${rules}，資料 ${data}）。點指戰力點，淨分則為勝利分數。為了讓戰局符合史實而改動了什麼、哪些只是勉強在範圍內，請見 docs/calibration.md。`,
};
