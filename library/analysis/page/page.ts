import { type Cells, type Language, languages, type PublicAction } from '@impulse/engine';
import type { LoadedBattle } from '../../loaded-battle.js';
import type { Analysed } from '../analysis.js';
import type { Note } from '../notes.js';
import { tellAnalysis, type ToldStretch } from '../telling.js';
import { type AnalysisWords, analysisWords } from '../words/index.js';
import { chartOf } from './chart.js';
import { element, escaped, list } from './markup.js';
import { arrowHeads, sketchOf } from './sketch.js';
import { style } from './style.js';

/** An analysis as one file that opens anywhere: everything is in it, in every language. */
export function analysisPage<S extends Cells, A extends PublicAction>(
  battle: LoadedBattle<S, A>,
  analysed: Analysed<S, A>,
  notes: readonly Note[],
  first: Language,
): string {
  const parts = languages.map((language) => {
    const attributes = { lang: language, 'data-language': language, ...(language === first ? {} : { hidden: '' }) };
    return element('main', attributes, bodyOf(battle, analysed, notes, language));
  });
  const title = `${battle.game.name[first]} · ${analysisWords[first].title}`;
  return [
    '<!doctype html>',
    `<html lang="${first}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', {}, escaped(title)),
    element('style', {}, style),
    `</head><body>${arrowHeads}`,
    ...parts,
    element('script', {}, otherLanguage),
    '</body></html>',
    '',
  ].join('\n');
}

/** The button of each part shows the other one. */
const otherLanguage = `
for (const button of document.querySelectorAll('button')) {
  button.onclick = () => {
    for (const part of document.querySelectorAll('main')) {
      part.hidden = !part.hidden;
      if (!part.hidden) document.documentElement.lang = part.lang;
    }
  };
}`;

function bodyOf<S extends Cells, A extends PublicAction>(
  battle: LoadedBattle<S, A>,
  analysed: Analysed<S, A>,
  notes: readonly Note[],
  language: Language,
): string {
  const words = analysisWords[language];
  const told = tellAnalysis(battle, analysed, language);
  const { balance, analysis } = analysed;
  const [first] = battle.game.sides;
  const side = battle.phrases[language].side(first);
  const heading = (text: string): string => element('h2', {}, escaped(text));
  const paragraph = (text: string, kind = ''): string =>
    element('p', kind === '' ? {} : { class: kind }, escaped(text));
  const rows = told.account.map(([what, share]) =>
    element('tr', {}, element('td', {}, escaped(what)) + element('td', {}, escaped(share))),
  );
  const turns = told.turningPoints.map(({ turningPoint }) => escaped(turningPoint));
  const judged = told.judged.map((one) => judgedPart(battle, one, words));
  const written = notes.map(
    ({ frame, text }) =>
      paragraph(words.step(frame)) + element('blockquote', {}, escaped(text === '' ? words.bookmark : text)),
  );
  return [
    element(
      'header',
      {},
      element('h1', {}, escaped(`${told.title} · ${words.title}`)) +
        element('button', { type: 'button' }, words.language),
    ),
    paragraph(told.outcome),
    heading(words.chanceOf(side)),
    chartOf(balance, side, words),
    heading(words.balance),
    paragraph(words.chanceOf(side), 'note'),
    element('table', {}, rows.join('')),
    paragraph(words.balanceNote, 'note'),
    heading(words.turningPoints),
    turns.length > 0 ? list(turns) : paragraph(words.noTurningPoints),
    heading(words.judged),
    judged.length > 0 ? paragraph(words.betterNote, 'note') + judged.join('') : paragraph(words.noneJudged),
    ...(written.length > 0 ? [heading(words.notes), ...written] : []),
    paragraph(words.method(analysis.depth.samples, analysis.depth.budget), 'method'),
  ].join('\n');
}

const mostOrders = 8;

function judgedPart<S extends Cells, A extends PublicAction>(
  { grid, game }: LoadedBattle<S, A>,
  { stretch, when, cost, played, better, orders, stand }: ToldStretch<A>,
  words: AnalysisWords,
): string {
  const { verdict } = stretch;
  if (verdict === null) return '';
  const few = (orders: readonly string[]): string => {
    const left = orders.length - mostOrders;
    const shown = orders.slice(0, left === 1 ? mostOrders + 1 : mostOrders).map(escaped);
    return list(left > 1 ? [...shown, escaped(words.more(left))] : shown);
  };
  const column = (title: string, orders: readonly string[]): string =>
    element('div', {}, element('strong', {}, escaped(title)) + few(orders));
  return element(
    'article',
    { class: verdict },
    [
      element('h3', {}, escaped(`${words.verdicts[verdict]} · ${when}`)),
      element('p', {}, escaped(cost)),
      element('div', { class: 'columns' }, column(words.played, played) + column(words.better, better)),
      sketchOf(grid, game.sides, stand, orders),
    ].join(''),
  );
}
