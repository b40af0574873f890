import type { AnalysisWords } from './words.js';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en: AnalysisWords = {
  title: 'Analysis',
  chanceOf: (side) => `The ${side}: chance to win`,
  graph: (side) => `The ${side}: chance to win, from the start of the battle to its end`,
  even: 'even',
  balance: 'Decisions and luck',
  start: 'Chance at the start',
  decisions: (side) => `Decisions of the ${side}`,
  luck: (side) => `Dice of the ${side}`,
  ending: 'The battle ended early',
  result: 'Result',
  balanceNote:
    'Every change belongs to a decision or to a die, so all of them add up to the result. A die counts for its change from what was expected; a decision for what is left without its dice.',
  turningPoints: 'Turning points',
  noTurningPoints: 'No single event changed the chances much.',
  judged: 'Costly decisions',
  noneJudged: 'No decision cost much.',
  verdicts: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  verdictCount: {
    inaccuracy: (count) => counted(count, 'inaccuracy', 'inaccuracies'),
    mistake: (count) => counted(count, 'mistake', 'mistakes'),
    blunder: (count) => counted(count, 'blunder', 'blunders'),
  },
  turningPoint: (when, change, luck) => `${when}: ${change} (dice ${luck})`,
  cost: (change, loss, luck) => `${change}, ${loss} lost (dice ${luck})`,
  played: 'Played',
  better: 'Better',
  betterNote:
    'Only what differs is listed. Better plans are made from what the side could know, and shown as they go with average dice.',
  more: (count) => `and ${count} more`,
  notes: 'Notes',
  bookmark: 'Bookmark',
  step: (frame) => `Step ${frame}`,
  steps: (from, to) => (from === to ? `step ${to}` : `steps ${from}–${to}`),
  turn: (turn, date) => (date === '' ? `Turn ${turn}` : `Turn ${turn}, ${date}`),
  change: (before, after) => `${before} → ${after}`,
  method: (samples, budget) =>
    `Chances assume that both sides play on like the Regular until night, judged there by the computer's evaluation (${samples} play-outs each); better plans were sought with ${budget} simulations from what the side could know. They are estimates: a few percent either way mean little.`,
  language: '中文',
};
