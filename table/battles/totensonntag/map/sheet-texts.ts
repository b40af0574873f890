import type { SheetTexts } from '../../../art/frame.js';
import type { MapVersion } from '../../../board/types.js';

export const sheetTexts: Readonly<Record<MapVersion['language'], SheetTexts>> = {
  en: {
    title: 'TOTENSONNTAG',
    subtitle: 'Sidi Rezegh, November 1941',
    miles: 'miles',
    scale: 'One hex is 3 miles',
    north: 'N',
  },
  'zh-Hant': {
    title: '亡者星期日',
    subtitle: '西迪雷澤格，1941 年 11 月',
    miles: '哩',
    scale: '每格 3 哩',
    north: '北',
  },
};
