import type { Widen } from '../widen.js';
import { board } from '../en/board.js';
import { learn } from '../en/learn.js';
import { letters } from '../en/letters.js';
import { notices } from '../en/notices.js';
import { online } from '../en/online.js';
import { play } from '../en/play.js';
import { replay } from '../en/replay.js';
import { shell } from '../en/shell.js';
import { staff } from '../en/staff.js';
import { verify } from '../en/verify.js';
import { totensonntag } from '../../battles/totensonntag/words/en/table.js';
import { totensonntagBanner } from '../../battles/totensonntag/words/en/banner.js';
import { totensonntagLessons } from '../../battles/totensonntag/words/en/lessons.js';
import { totensonntagScenarios } from '../../battles/totensonntag/words/en/scenarios.js';
import { whiteDeath } from '../../battles/white-death/words/en/table.js';
import { whiteDeathBanner } from '../../battles/white-death/words/en/banner.js';
import { whiteDeathLessons } from '../../battles/white-death/words/en/lessons.js';
import { whiteDeathScenarios } from '../../battles/white-death/words/en/scenarios.js';

const english = {
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
export const en: Widen<typeof english> = english;
