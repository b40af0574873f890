import { whiteDeathLessons as en } from '../words/en/lessons.js';
import { inLanguage } from '../../../i18n/index.js';
import type { Widen } from '../../../i18n/widen.js';
import { whiteDeathLessons as zhHant } from '../words/zh-Hant/lessons.js';
import type { LessonCourse } from '../../../learn/course.js';
import { firstGame } from './first-game.js';
import { positionOf } from './position.js';
import { singleRules } from './single-rules.js';

const courseWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });

/** Six lessons that make the first game, and four on single rules. */
export const course: LessonCourse = {
  lessons: [...firstGame, ...singleRules].map(({ id, side, options = {}, setup, dice, steps }) => ({
    id,
    scenario: 'scenario-1',
    options,
    side,
    position: setup === null ? null : () => positionOf(setup),
    dice,
    steps,
  })),
  words: courseWords,
};
