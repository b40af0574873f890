import type { Widen } from '../../../../i18n/widen.js';
import type { totensonntagScenarios as english } from '../en/scenarios.js';

export const totensonntagScenarios: Widen<typeof english> = {
  stories: {
    historical: '雙方部隊就在 1941 年 11 月 19 日清晨的位置。六天之後，西迪雷澤格周圍的機場會在誰手中？',
    free: '同樣的六天，但雙方在第一個輪次之前，於各自的區域內自行部署。',
  },
  sides: {
    historical: {
      dak: '戰車較好但較少，還有一座要塞要困住。把敵軍的旅各個擊破。',
      cw: '五百輛戰車，路途遙遠：奪取機場，打通托布魯克，保住自己的師。',
    },
    free: {
      dak: '由你先放置前哨與裝甲部隊：決定重擊要落在何處。',
      cw: '決定各旅從哪裡越過邊境，直取哪一座機場。',
    },
  },
};
