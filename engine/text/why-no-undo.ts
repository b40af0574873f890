import type { Language } from '../game.js';
import type { Barrier } from '../match/standing.js';

type Cause = Exclude<Barrier, 'battle-over'> | 'not-your-action' | 'other';

/** Why nothing can be taken back, by the code of the problem. */
const causes: Readonly<Record<Language, Readonly<Record<Cause, string>>>> = {
  en: {
    'nothing-to-undo': 'Nothing has been played yet.',
    'not-your-action': 'The last action was the other side’s.',
    'dice-drawn': 'Dice were rolled: this cannot be undone.',
    'secret-learned': 'Something hidden was revealed: this cannot be undone.',
    rewound: 'Both sides agreed to rewind to here: one side alone cannot go back further.',
    'too-far-back': 'Only the last thousand actions can be undone.',
    'other-version': 'The rules or the data have changed since: earlier actions stay.',
    other: 'This cannot be undone.',
  },
  'zh-Hant': {
    'nothing-to-undo': '還沒有任何行動。',
    'not-your-action': '上一個行動是對方的。',
    'dice-drawn': '已經擲過骰子：無法復原。',
    'secret-learned': '已經公開祕密：無法復原。',
    rewound: '戰局是經雙方同意退回到這裡的：單方不能再往前復原。',
    'too-far-back': '只能復原最近一千個行動。',
    'other-version': '規則或數值在那之後有變更：之前的行動不能復原。',
    other: '無法復原。',
  },
};

const isCause = (code: string): code is Cause => Object.hasOwn(causes.en, code);

export const whyNoUndo = (language: Language, code: string): string => causes[language][isCause(code) ? code : 'other'];
