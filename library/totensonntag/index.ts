import type { AccountLine } from '@impulse/engine';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { grid, groundCount } from '@impulse/totensonntag/context.js';
import { ordered } from '@impulse/totensonntag/aids/standing.js';
import { annotatedData } from '@impulse/totensonntag/data/annotated.js';
import { checkData } from '@impulse/totensonntag/data/check.js';
import { dataHash } from '@impulse/totensonntag/data/hash.js';
import { features } from '@impulse/totensonntag/features/features.js';
import { habits } from '@impulse/totensonntag/habits/habits.js';
import { evaluationData, script } from '@impulse/totensonntag/opponent/index.js';
import { pointsToWin } from '@impulse/totensonntag/rules/victory.js';
import { LOST, type State } from '@impulse/totensonntag/state.js';
import { phrases, texts } from '@impulse/totensonntag/text/index.js';
import { dataFileOf } from '../data-file.js';
import { learningOf } from '../learning.js';
import type { LoadedBattle } from '../loaded-battle.js';
import { lines, notate } from './notation.js';
import { opponents, planning } from './opponents.js';
import { totensonntagRules } from './rules.js';
import { staff } from './staff.js';
import { symbols } from './symbols.js';

/** The hex or division a line of the account is about. */
const subjectOf = ({ detail }: AccountLine): string => {
  const subject = detail['division'] ?? detail['hex'];
  return typeof subject === 'string' ? subject : '';
};

export const totensonntagBattle: LoadedBattle<State, Action> = {
  ...totensonntagRules,
  dataFile: dataFileOf(annotatedData, checkData, dataHash),
  texts,
  phrases,
  opponents,
  features,
  habits,
  learning: learningOf(planning, script, features, evaluationData),
  staff,
  ordered,
  unitIds: ({ context }) => context.unitIds,
  turnNumber: ({ turn }) => turn,
  scoringSide: 'cw',
  pointsToWin,
  longLists: false,
  losses({ context, hexOf }) {
    const lost: [number, number] = [0, 0];
    for (let unit = 0; unit < groundCount; unit++) if (hexOf[unit] === LOST) lost[context.side[unit]]++;
    return lost;
  },
  lossName: 'units lost',
  accountId: (line) => `${line.item} ${subjectOf(line)}`,
  accountName(line, language) {
    const words = phrases[language];
    if (line.item === 'objective') return words.hex(subjectOf(line));
    return line.item === 'division' ? words.division(subjectOf(line)) : words.accountItem(line.item);
  },
  grid,
  symbols,
  lines,
  shortcuts: { keep: 'adjust 0' },
  notate,
  trackValue(code, value, language) {
    const words = phrases[language];
    if (code === 'part-of-day') return words.partOfDay(String(value));
    // The log tells how a number was settled.
    if (code === 'settled') return '';
    return code === 'right' || code === 'next-right' ? words.right(String(value)) : String(value);
  },
  unitMark: (code, language) => phrases[language].flag(code),
  unitTrait: (code, language) => phrases[language].figure(code),
  entryName: (id, language) => phrases[language].edge(id),
  successes: ['hit', 'destroyed', 'recovered'],
  forecastNotes: () => [],
};
