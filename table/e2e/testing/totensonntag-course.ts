import type { LessonId } from '../../battles/totensonntag/lessons.js';
import { en } from '../../i18n/testing/english.js';
import { behind, button, type Deed, end, hex, type LearnedCourse, next, press, roll, undo } from './learning.js';

const deeds: Readonly<Record<LessonId, Readonly<Record<string, readonly Deed[]>>>> = {
  numbers: { couplet: [next], choose: [press('[data-number="4"]')], confirm: [roll], order: [next] },
  moves: { select: [hex('G9')], go: [hex('H9')], why: [hex('H9')], undo: [undo] },
  assault: { select: [hex('H9')], aim: [hex('I10')], forecast: [next], roll: [roll], result: [next] },
  advance: { assault: [hex('H10'), hex('H11'), roll], advance: [hex('H11')], exposed: [next] },
  overrun: { select: [hex('G9')], aim: [hex('G5')], roll: [roll], after: [next] },
  barrage: {
    select: [hex('G10')],
    aim: [hex('H12')],
    spotter: [next],
    roll: [roll],
    target: [press('[data-part="barrage-target"] [data-unit="ari-ber-5"] [data-proposes]'), roll],
    after: [next],
  },
  stacking: {
    look: [hex('G9')],
    order: [behind('.peek', '.stack-rows > li:first-child .order-button:enabled')],
    crowd: [hex('G9'), hex('F9')],
    undo: [undo],
  },
  arrivals: {
    calendar: [press('#tab-arrivals')],
    pick: [behind('#tab-orders', '[data-part="entry"] [data-unit="sa-1deo"]')],
    enter: [hex('A5')],
    later: [next],
  },
  night: { why: [next], recover: [button('recover-all')], end: [end] },
  victory: { account: [press('#tab-victory')], select: [hex('M10')], take: [hex('M7')], points: [next] },
};

export const totensonntagCourse: LearnedCourse = { game: 'totensonntag', words: en.totensonntagLessons, deeds };
