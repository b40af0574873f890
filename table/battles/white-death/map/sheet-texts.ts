import type { SheetTexts } from '../../../art/frame.js';
import type { MapVersion } from '../../../board/types.js';

export const sheetTexts: Readonly<Record<MapVersion['language'], SheetTexts>> = {
  en: {
    title: 'WHITE DEATH',
    subtitle: 'Velikiye Luki, November 1942 to January 1943',
    miles: 'miles',
    scale: 'One hex is one mile',
    north: 'N',
  },
  'zh-Hant': {
    title: '白色死亡',
    subtitle: '大盧基，1942 年 11 月至 1943 年 1 月',
    miles: '哩',
    scale: '每格 1 哩',
    north: '北',
  },
};
