import { languages } from '@impulse/engine';
import { battleIds } from '@impulse/library';
import { type Arguments, choice, flag, pairs, text } from '../arguments.js';

/** What the command line can ask for. */
export const options = {
  game: choice(battleIds, 'which battle', undefined),
  dak: text('PLAYER', 'Totensonntag: who plays the DAK, human or the level of a computer'),
  cw: text('PLAYER', 'Totensonntag: who plays the Commonwealth'),
  soviet: text('PLAYER', 'White Death: who plays the Soviets'),
  german: text('PLAYER', 'White Death: who plays the Germans'),
  scenario: text('ID', 'how the battle begins (standard: the first scenario)'),
  options: pairs('k=v,...', 'options of the scenario, such as aircraft=on,overruns=many'),
  seed: text('TEXT', 'fixes the dice: the same seed and the same actions give the same battle'),
  data: text('FILE', 'a data file of your own (impulse data)'),
  load: text('FILE', 'go on with this record'),
  resume: flag('go on with the battle that was saved last'),
  lang: choice(languages, 'language', undefined),
  saves: text('FOLDER', 'where the battle is kept after every action'),
  'no-save': flag('keep nothing'),
};

export type Wishes = Arguments<typeof options>['options'];
