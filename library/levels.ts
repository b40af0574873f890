import type { Language } from '@impulse/engine';
import type { BattleId } from './battles.js';

/** What players are told of an opponent: its rank, and what it is like to play against. */
export interface LevelText {
  readonly name: string;
  readonly character: string;
}

type LevelTexts = Readonly<Record<Language, LevelText>>;

const texts = {
  random: {
    en: { name: 'Anything legal', character: 'Does whatever the rules allow, without a thought.' },
    'zh-Hant': { name: '隨意行動', character: '只要規則允許就做，毫不思考。' },
  },
  recruit: {
    en: { name: 'Recruit', character: 'Knows what matters, but often mistakes the second best for the best.' },
    'zh-Hant': { name: '新兵', character: '知道什麼重要，但常把次佳當成最佳。' },
  },
  greedy: {
    en: { name: 'Hothead', character: 'Takes the best attack at hand and ignores danger.' },
    'zh-Hant': { name: '莽夫', character: '只看眼前最好的攻擊，不知危險。' },
  },
  script: {
    en: { name: 'Regular', character: 'Plays for the objectives by fixed principles, and replies at once.' },
    'zh-Hant': { name: '正規兵', character: '依固定原則朝目標作戰，立即回應。' },
  },
  veteran: {
    en: {
      name: 'Veteran',
      character: 'Thinks through a few ways to play each impulse, and what would come of them.',
    },
    'zh-Hant': { name: '老兵', character: '每個行動段都在腦中試幾種打法，並推演其後果。' },
  },
  expert: {
    en: { name: 'Expert', character: 'Weighs many plans against your likely replies before it moves.' },
    'zh-Hant': { name: '專家', character: '行動前會比較許多計畫，並考慮你可能的回應。' },
  },
  'staff-college': {
    en: {
      name: 'Staff college',
      character:
        'Thinks two to three times as much as the Expert, and again when the dice have fallen or a stack is found out. Takes its time.',
    },
    'zh-Hant': {
      name: '參謀學院',
      character: '思考量為專家的兩三倍，擲骰或查明敵軍堆疊後還會重新盤算，需要較多時間。',
    },
  },
} as const satisfies Readonly<Record<string, LevelTexts>>;

export type LevelId = keyof typeof texts;

export const levelIds = Object.keys(texts) as readonly LevelId[];

/** Those of each battle, from weak to strong, known before its rules are loaded. */
export const battleLevels: Readonly<Record<BattleId, readonly LevelId[]>> = {
  totensonntag: ['random', 'recruit', 'greedy', 'script', 'veteran', 'expert', 'staff-college'],
  'white-death': ['random', 'recruit', 'greedy', 'script', 'veteran', 'expert', 'staff-college'],
};

export const levelText = (level: LevelId, language: Language): LevelText => texts[level][language];
