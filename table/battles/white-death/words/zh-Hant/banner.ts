import type { Widen } from '../../../../i18n/widen.js';
import type { whiteDeathBanner as english } from '../en/banner.js';

export const whiteDeathBanner: Widen<typeof english> = {
  sides: { soviet: '蘇軍', german: '德軍' },
  line: 'White Death：大盧基，1942 年 11 月 19 日至 1943 年 1 月 22 日',
  about:
    '加里寧方面軍切斷了這座鐵路城市，援軍在冰雪與封凍的湖泊間前進。隱藏的堆疊、需要展開的火砲，以及每回合十點、分行動段使用的移動點。五個劇本與完整戰役。',
  picture: '大盧基周圍的雪地與雙方部隊',
};
