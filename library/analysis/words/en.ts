import type { AnalysisWords } from './words.js';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en: AnalysisWords = {
  title: 'Analysis',
  chanceOf: (side) => `Chance of the ${side} to win`,
  graph: (side) => `Chance of the ${side} to win, from the beginning of the battle to its end`,
  even: 'even',
  balance: 'Decisions and luck',
  start: 'Chance at the beginning',
  decisions: (side) => `Decisions of the ${side}`,
  luck: (side) => `Dice of the ${side}`,
  ending: 'The battle ended early',
  result: 'Result',
  balanceNote:
    'Every change belongs to a decision or to a die, so that all of them add up to the result. A die counts for what it changed against what was to be expected of it; a decision for what is left without its dice.',
  turningPoints: 'Turning points',
  noTurningPoints: 'Nothing changed the chances much at a time.',
  judged: 'Decisions that gave something away',
  noneJudged: 'No decision gave much away.',
  verdicts: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  verdictCount: {
    inaccuracy: (count) => counted(count, 'inaccuracy', 'inaccuracies'),
    mistake: (count) => counted(count, 'mistake', 'mistakes'),
    blunder: (count) => counted(count, 'blunder', 'blunders'),
  },
  turningPoint: (when, change, luck) => `${when}: ${change} (dice ${luck})`,
  cost: (change, loss, luck) => `${change}, ${loss} given away (dice ${luck})`,
  played: 'Played',
  better: 'Better',
  betterNote:
    'Only what differs is listed. Better plans are made from what the side could know, and shown as they go with ordinary dice.',
  more: (count) => `and ${count} more`,
  notes: 'Notes',
  bookmark: 'Bookmark',
  step: (frame) => `Step ${frame}`,
  steps: (from, to) => (from === to ? `step ${to}` : `steps ${from}–${to}`),
  turn: (turn, date) => (date === '' ? `Turn ${turn}` : `Turn ${turn}, ${date}`),
  change: (before, after) => `${before} → ${after}`,
  method: (samples, budget) =>
    `Chances are those of both sides playing on as the Regular does until night, judged there by the opponent's evaluation (${samples} play-outs each); better plans were sought with ${budget} simulations from what the side could know. They are estimates, and a few percent either way mean little.`,
  language: '中文',
};
