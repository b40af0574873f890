import { board } from '../zh-Hant/board.js';
import { learn } from '../zh-Hant/learn.js';
import { letters } from '../zh-Hant/letters.js';
import { notices } from '../zh-Hant/notices.js';
import { online } from '../zh-Hant/online.js';
import { play } from '../zh-Hant/play.js';
import { replay } from '../zh-Hant/replay.js';
import { shell } from '../zh-Hant/shell.js';
import { staff } from '../zh-Hant/staff.js';
import { verify } from '../zh-Hant/verify.js';
import { totensonntag } from '../../battles/totensonntag/words/zh-Hant/table.js';
import { totensonntagBanner } from '../../battles/totensonntag/words/zh-Hant/banner.js';
import { totensonntagLessons } from '../../battles/totensonntag/words/zh-Hant/lessons.js';
import { totensonntagScenarios } from '../../battles/totensonntag/words/zh-Hant/scenarios.js';
import { whiteDeath } from '../../battles/white-death/words/zh-Hant/table.js';
import { whiteDeathBanner } from '../../battles/white-death/words/zh-Hant/banner.js';
import { whiteDeathLessons } from '../../battles/white-death/words/zh-Hant/lessons.js';
import { whiteDeathScenarios } from '../../battles/white-death/words/zh-Hant/scenarios.js';

export const zhHant = {
  shell,
  play,
  replay,
  board,
  learn,
  letters,
  notices,
  online,
  staff,
  verify,
  totensonntag,
  totensonntagBanner,
  totensonntagLessons,
  totensonntagScenarios,
  whiteDeath,
  whiteDeathBanner,
  whiteDeathLessons,
  whiteDeathScenarios,
};
