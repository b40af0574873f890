import type { Widen } from '../../../../i18n/widen.js';
import type { totensonntagBanner as english } from '../en/banner.js';

export const totensonntagBanner: Widen<typeof english> = {
  sides: { dak: 'DAK 玩家', cw: 'CW 玩家' },
  line: 'Totensonntag：西迪雷澤格，1941 年 11 月 19 日至 24 日',
  about:
    '第 8 軍團以五百輛戰車直撲托布魯克，非洲軍團回身迎戰。六天，每天四個輪次：要以少數單位搶得先手，還是後手而大軍齊發？一個晚上可以打完。',
  picture: '西迪雷澤格周圍的沙漠與雙方部隊',
};
