import { languages } from '@impulse/engine';
import { battleIds } from '@impulse/library';
import { type Arguments, choice, flag, pairs, text } from '../arguments.js';
import { sideOptions } from '../sides.js';

/** What the command line can ask for. */
export const options = {
  game: choice(battleIds, 'which battle', undefined),
  ...sideOptions('PLAYER', 'who plays this side, human or the level of a computer'),
  scenario: text('ID', 'how the battle begins (default: the first scenario)'),
  options: pairs('k=v,...', 'options of the scenario, such as aircraft=on,overruns=many'),
  seed: text('TEXT', 'fixes the dice: the same seed and the same actions give the same battle'),
  data: text('FILE', 'a data file of your own (impulse data)'),
  load: text('FILE', 'continue a copy of this record, with new dice'),
  resume: flag('continue the battle saved last'),
  lang: choice(languages, 'language', undefined),
  saves: text('FOLDER', 'where the battle is saved after every action'),
  'no-save': flag('save nothing'),
};

export type Wishes = Arguments<typeof options>['options'];
