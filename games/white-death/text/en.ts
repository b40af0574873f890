import { capitalized, entryOf } from '@impulse/engine';
import type { Catalogue } from './catalogue.js';
import { accountLines } from './en/account.js';
import { aids } from './en/aids.js';
import { events } from './en/events.js';
import { forecastNotes, forecastOutcomes, forecasts } from './en/forecasts.js';
import { date, days, count, points, term, when } from './en/numbers.js';
import { actionLines } from './en/action-lines.js';
import { refusals } from './en/refusals.js';
import { thoughts } from './en/thoughts.js';
import { words } from './en/words.js';
import type { Facts } from './facts.js';

/** English. */

const prompts: Catalogue['prompts'] = {
  begin: (f) => `Everything is in place for turn ${f.figure('turn')}${date(f.number('turn'))}: begin the battle.`,
  setup: (f) => `The ${f.side()} set up: place all units, adjust as you like, then finish the set-up.`,
  isolation: (f) =>
    `Velikiye Luki has ${count(f.number('supply'), 'supply point')}: pay one, so that isolation has no effect on its units in turn ${f.figure('turn')}?`,
  decision: (f) =>
    `Turn ${f.figure('turn')}, ${weather(f)}: the ${f.side()} have ${f.figure('left')} MP left. Begin impulse ${f.figure('impulse')} with some of them, or pass.`,
  movement: (f) =>
    `Impulse ${f.figure('impulse')} of the ${f.side()}, ${f.figure('points')} MP: move, and declare assaults, then end the movement.`,
  barrage: (f) => `The ${f.side()} fire their barrages, then end the phase.`,
  defence: (f) =>
    `The ${f.side()} fire defensively; assaulted hexes still to fire: ${f.figure('targets')}. The rest fire by default.`,
  assault: (f) =>
    `The ${f.side()} fire their assaults; hexes left: ${f.figure('targets')}. The rest is fired by default.`,
  advance: (f) =>
    `${f.hex()} is empty: the ${f.side()} may advance with the units that assaulted it, then end the advance.`,
};

/** A designation such as `le/10 Pz` stays as it is. */
const sentence = (text: string): string => (/^[a-z]+ /.test(text) ? capitalized(text) : text);

const weather = (f: Facts): string => entryOf(words.weathers, f.text('weather') ?? '') ?? 'weather unknown';

export const en: Catalogue = {
  words,
  aids,
  thoughts,
  refusals,
  events,
  prompts,
  accountLines,
  forecasts,
  forecastOutcomes,
  forecastNotes,
  actionLines,
  term,
  date: days,
  when,
  points,
  outcome: ({ winner, points: net }, level) => {
    const side = winner === 'soviet' ? 'Soviet' : 'German';
    const clear = entryOf(words.victoryLevels, level.text('level') ?? '');
    const outright = level.is('outright') ? ' by the railway towns' : '';
    return `${clear === undefined ? '' : `${clear} `}${side} victory${outright}; net score ${points(net)}.`;
  },
  endings: {
    resigned: (by, winner) => `The ${by} resign; the ${winner} win the battle.`,
    time: (by, winner) => `The ${by} have run out of time; the ${winner} win the battle.`,
    agreed: (_, winner) => `Both sides have agreed that the ${winner} win the battle.`,
  },
  colon: ': ',
  accountLine: (text, total) => `${text} (${points(total)})`,
  sentence,
  piece: (text) => text,
};
