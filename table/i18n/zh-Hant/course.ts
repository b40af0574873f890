import type { Widen } from '../widen.js';
import type { course as english } from '../en/course.js';

export const course: Widen<typeof english> = {
  title: '我們的戰局與史實對照',
  about: ({ level, battles, version, inside, counted }) =>
    `每個劇本 ${battles} 場戰局，雙方都由等級「${level}」（第 ${version} 版）的電腦進行。我們的數值曾以其他骰子調整，直到戰局的走向符合手冊所述；這裡的骰子只用來檢驗。定有範圍的 ${counted} 項中，有 ${inside} 項在範圍內。`,
  strong: ({ battles, version, inside, counted }) =>
    `旁邊是每個劇本 ${battles} 場由兩個強電腦對戰的戰局：它們依學得的權重下棋（第 ${version} 版），幾乎與專家一樣強。此時 ${counted} 項中只有 ${inside} 項在範圍內：強手的攻擊遠比調整數值時所用的大膽，雙方損失都更多，蘇軍也更常獲勝。讓分可使雙方機會均等；讓多少分，選擇劇本時會說明。`,
  columns: {
    measure: '項目',
    history: '史實',
    played: (level) => `兩個${level}之間`,
    strong: '兩個強電腦之間',
    within: '範圍內',
  },
  interval: (range) => `95%：${range}`,
  spread: (range) => `十場中的八場：${range}`,
  verdicts: { inside: '是', outside: '否' },
  repeat: (runs, rules, data) =>
    `要重現同樣的戰局：${runs.map(({ level, battles, seed }) => `impulse calibrate --level ${level} --battles ${battles} --seed ${seed}`).join('；')}（規則 ${rules}，資料 ${data}）。點指戰力點，淨分則為勝利分數。為了讓戰局符合史實而改動了什麼、哪些只是勉強在範圍內，請見 docs/calibration.md。`,
};
