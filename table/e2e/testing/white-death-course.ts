import type { LessonId } from '../../battles/white-death/lessons/lesson.js';
import { en } from '../../i18n/testing/english.js';
import { behind, button, type Deed, end, hex, type LearnedCourse, next, press, roll, undo } from './learning.js';

/** A step is ended; whatever is still open is asked about first. */
const endAsked: readonly Deed[] = [
  end,
  async (hand) => {
    await hand.table.waits();
    if (await hand.table.page.locator('[data-part="ending"]').isVisible()) await roll(hand);
  },
];

const tick = (unit: string): Deed => press(`[data-part="draft"] [data-unit="${unit}"]`);
const overlay = (id: string): Deed => behind('#tab-view', `[data-overlay="${id}"]`);

/** Ends step after step until the next number is asked for. */
const endAll: Deed = async (hand) => {
  const { page } = hand.table;
  const asked = page.locator('[data-part="decision"]');
  const open = page.locator('[data-action="end"]:enabled');
  for (let steps = 0; steps < 6; steps++) {
    await asked.or(open).first().waitFor();
    if (await asked.isVisible()) return;
    for (const deed of endAsked) await deed(hand);
    await hand.table.waits();
  }
};

/** Any hex of the area will do; this one may lie under the coach's card, which the list of lit hexes does not. */
const lit =
  (label: string): Deed =>
  (hand) =>
    hand.table.mark(label).dispatchEvent('click');

/** The other side sets up first. */
const wait: Deed = (hand) => hand.table.page.locator('[data-action="place-rest"]').waitFor();

const deeds: Readonly<Record<LessonId, Readonly<Record<string, readonly Deed[]>>>> = {
  setup: {
    map: [next, wait],
    pick: [behind('#tab-orders', '[data-part="setup"] [data-unit="9grd-18g"]')],
    place: [lit('3026')],
    back: [undo],
    rest: [button('place-rest')],
    finish: endAsked,
  },
  impulse: {
    turn: [next],
    number: [press('[data-number="4"]')],
    begin: [roll],
    stack: [hex('3126'), behind('.peek', '[data-action="select-stack"]')],
    go: [hex('3027')],
    undo: [undo],
  },
  assault: {
    aim: [hex('2927')],
    declare: [roll],
    seen: [next],
    second: [hex('2925'), roll],
    end: endAsked,
  },
  barrage: {
    deploy: [hex('3226'), behind('.peek', '[data-action="deploy"]')],
    end: endAsked,
    aim: [hex('2927')],
    keep: [tick('9grd-art'), tick('army-41g-gun')],
    fire: [roll],
    after: [next],
  },
  defence: {
    asked: [next],
    guns: [press('[data-guns="low"]')],
    intensity: [press('[data-guns="high"]')],
    shares: [next],
    fire: [roll],
    rest: endAsked,
  },
  fire: {
    pool: [next],
    support: [next],
    share: [press('.fire-target .stepper button:enabled >> nth=0')],
    advance: [next],
    fire: [roll],
    next: [endAll],
  },
  zones: {
    show: [overlay('enemy-zoc')],
    select: [hex('3126')],
    stop: [hex('3026')],
    tank: [hex('3027')],
    leave: [hex('3127')],
    roll: [roll],
    others: [next],
  },
  supply: {
    pool: [next],
    roads: [overlay('supply')],
    unit: [hex('2724')],
    trace: [overlay('trace')],
    effect: [next],
  },
  ring: { gap: [next], select: [hex('1816')], close: [hex('2019')], cut: [next] },
  fortress: {
    drop: [next],
    pay: [press('[data-part="isolation"] [data-proposes] >> nth=0')],
    confirm: [roll],
    save: [next],
  },
};

export const whiteDeathCourse: LearnedCourse = { game: 'white-death', words: en.whiteDeathLessons, deeds };
