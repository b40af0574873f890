import { computed } from '@preact/signals';
import type { Language } from '@impulse/engine/game.js';
import { builtInData } from '@impulse/white-death/data/index.js';
import { inLanguage, language } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';
import type { Course } from '../../kit/sources.js';
import { betweenScripts, betweenStrong } from './played-battles.js';
import { whiteDeathCourse as en } from './words/en/course.js';
import { whiteDeathCourse as zhHant } from './words/zh-Hant/course.js';

/** White Death as it is played here beside what happened. */

const said = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });

type MeasureName = keyof typeof en.measures;
const isMeasure = (id: string): id is MeasureName => Object.hasOwn(en.measures, id);

const daysOf = (turn: number, spoken: Language): string =>
  builtInData.turns.find((one) => one.turn === turn)?.dates[spoken] ?? '';

/** What is counted; everything else is battles of a hundred. */
const units: Readonly<Record<string, 'turn' | 'hexes' | 'points' | 'score' | 'times'>> = {
  'city-falls': 'turn',
  'city-split': 'turn',
  'ring-closes': 'turn',
  relief: 'hexes',
  'rail-towns': 'times',
  net: 'score',
  lead: 'score',
  'german-losses': 'points',
  'soviet-losses': 'points',
  'garrison-out': 'points',
};

export const course: Course = {
  played: betweenScripts,
  strong: betweenStrong,
  scenarios: builtInData.scenarios,
  words: computed(() => {
    const {
      measures,
      history,
      never: nothing,
      outright,
      turn,
      range,
      percent,
      hexes,
      points,
      score,
      times,
    } = said.value;
    const formats = { turn: (value: string) => turn(value, ''), hexes, points, score, times, percent };
    const formatOf = (id: string): ((value: string) => string) => formats[units[id] ?? 'percent'];
    const neverOf = (id: string): string => (id === 'lead' ? outright : nothing);
    const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
    return {
      measure: (id) => (isMeasure(id) ? measures[id] : id),
      history: (scenario, id) => history[`${scenario}/${id}`] ?? '',
      value(id, value) {
        if (value === null) return neverOf(id);
        return units[id] === 'turn' ? turn(figure(value), daysOf(value, language.value)) : formatOf(id)(figure(value));
      },
      between(id, from, to) {
        const [format, never] = [formatOf(id), neverOf(id)];
        const single = (value: number | null): string => (value === null ? never : format(figure(value)));
        if (from === to) return single(from);
        if (from === null || to === null) return range(single(from), single(to));
        return format(range(figure(from), figure(to)));
      },
    };
  }),
};
