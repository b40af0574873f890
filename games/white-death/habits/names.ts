import { numbered } from '@impulse/engine';

export const habitNames = [
  'units lost standing alone',
  'guns lost standing alone',
  'assaults by units with one point left',
  'guns left alone beside the enemy that could have gone',
  'idle units behind the front',
  'reinforcements left off the map',
  'threatened railway towns left empty',
  'units outside the city cut off at the end of a turn',
] as const;

export const HABIT = numbered(habitNames);
