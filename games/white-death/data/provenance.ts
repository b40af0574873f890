import { mapNotes } from './provenance/map.js';
import { note } from './provenance/note.js';
import { scenarioNotes } from './provenance/scenarios.js';
import { unitNotes } from './provenance/units.js';
import type { ProvenanceNote } from './types.js';

/** Where the numbers come from: in general, the charts and the turn record. */

const general = [
  note(
    'data',
    'reconstructed',
    'The computer game’s manual gives the rules, the board game’s published errata a few more facts. The charts, the ' +
      'counters, the orders of appearance, the set-up and victory sheets and the printed map are not public. What ' +
      'stands here makes the rules playable and keeps the course of the battle plausible; these are not the values ' +
      'of the boxed game. Whoever owns it can load a file in this format with the printed values.',
  ),
  note(
    'data',
    'known',
    'Sure: the rules and the single numbers they mention, which turns each scenario covers, the entry areas, the ' +
      'course of the battle, and where the main towns, the railways and the Lowatj lie. Fairly sure: the extent of ' +
      'the map, the dates to within two days, which formations fought and roughly when they came. All the rest is a ' +
      'proposal.',
  ),
];

const chartNotes = [
  note(
    'charts.movement',
    'reconstructed',
    'Known: guns drawn by horses pay 1 to enter a creek or follow it and 2 more to leave it, tracked units keep to ' +
      'roads in forest, and in a thaw full lake hexsides are closed to AFVs. The rest follows from what the manual ' +
      'says of the arms: on foot ten miles in five days across country and twenty on roads, ski troops the only fast ' +
      'ones off the road, draft guns greatly hampered there, wheels and tracks less so. Frozen swamp counts as the ' +
      'forest or open ground it lies in.',
  ),
  note(
    'charts.defence',
    'reconstructed',
    'Known: personnel in the open has 6, a value of 10 occurs in the manual’s example of odds, and the best terrain ' +
      'counts alone. Weapons are softer than personnel everywhere, or the rule that shields them from better odds ' +
      'would have no point. Forest (first 8, now 11) and town (first 10, now 15) were raised for docs/calibration.md: ' +
      'with less the railway towns changed hands far more often than they did.',
  ),
  note(
    'charts.conventional',
    'reconstructed',
    'Known: results are morale checks with or without a number, MC3 among them, and fire of 29 against 10 is 2:1. ' +
      'Nine columns from 1:3 to 8:1; low dice favour the firer, as they do in barrage. At first twice the fire meant ' +
      'about twice the loss, and both armies lost twice what they did (docs/calibration.md): whoever struck won. Now ' +
      'only a 1 or a 2 kills, at low odds as well, so that large regiments pay for their assaults and small battalions ' +
      'are shaken rather than destroyed.',
  ),
  note(
    'charts.antitank',
    'reconstructed',
    'Known is only that a result is a miss or a number of strength points. Seven columns from 1:2 to 6:1.',
  ),
  note(
    'charts.barrage',
    'reconstructed',
    'Known: there is a column for 20 to 29, low dice favour the firer, a target in a bunker takes the modifier of the ' +
      'bunker and of the town as well, and the bunker only its own. That 60 opens the last column is inferred: an ' +
      'example splits 80 points into an attack on the last column and one of 20. The last column decides the siege ' +
      'and is harder than first guessed, save that 8 or more, fire at what is far out of sight, misses; those below it, ' +
      'which are fired in the field, have a quarter of the loss of the first guess, and bunkers cover with 1 instead of 2, ' +
      'for docs/calibration.md: the city falls to mass, and the armies are not shelled away.',
  ),
];

const turnNotes = [
  note(
    'turns.dates',
    'inferred',
    'Thirteen turns of five days are known. Beginning on 19 November, the usual date in accounts in English, puts ' +
      'the events that the manual dates into the turns of their scenarios, save that the first relief attempt starts ' +
      'on Christmas Eve and not shortly before Christmas.',
  ),
  note(
    'turns.weather',
    'reconstructed',
    'Thaw can come until Christmas, for tanks were lost in the lakes early in the campaign, and not in January.',
  ),
  note(
    'turns.supply',
    'reconstructed',
    'Known: the Germans and Velikiye Luki have two points each on the first turn. Soviet supply sets the pace of the ' +
      'siege: with the 6, 4, 4 and 3 points of the first guess the city fell on turn 6. Now it is 4 and 3 for the ' +
      'break-in, 2 until turn 7, as little artillery was across the Lowatj, and 3 or 4 in January (38 in all, 51 in the ' +
      'first guess). The Germans have 44 (first 39), a point more for the relief attempts on turns 8, 10 and 12 than on ' +
      'the turns after them: with less they could not make the Soviets pay.',
  ),
  note(
    'turns.replacements',
    'reconstructed',
    'Nothing is known; none at first, then a few points a turn, half of the first guess since losses are half.',
  ),
  note('railCapacity', 'known', 'Each side can move 25 strength points by rail in a turn.'),
];

const victoryNotes = [
  note(
    'victory',
    'reconstructed',
    'Known: five points for each town hex of the Leningrad – Vitebsk railway held at the end of a Soviet impulse, and ' +
      'that destroyed units and places count. How much they count is ours.',
  ),
  note(
    'scenarios.thresholds',
    'reconstructed',
    'The first guesses were a marginal Soviet victory at 40, 25, 20, 15 and 15 points in the scenarios and at 120 in ' +
      'the campaign. Ours are the middle of the net scores between equal scripts, the decisive levels in the scenarios their outer tenths. ' +
      'In the campaign that is 142, twenty-two points above the guess, and the decisive levels are the guesses, ' +
      '200 and 60. In I to III the middle lies 13 to 38 points below the guess, in IV and V 51 and 96 above it. That of II was drawn again, ' +
      'from 400 battles: −13 instead of −9, and −52 instead of −44 for the decisive level.',
  ),
  note(
    'scenarios.extras',
    'reconstructed',
    'The railway towns that decide the campaign outright stand at 40 scorings, the first guess.',
  ),
];

export const provenance: readonly ProvenanceNote[] = [
  ...general,
  ...chartNotes,
  ...turnNotes,
  ...victoryNotes,
  ...mapNotes,
  ...unitNotes,
  ...scenarioNotes,
];
