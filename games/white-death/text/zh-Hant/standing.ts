import { entryOf } from '@impulse/engine';
import { standingNames } from '../../actions/actions.js';
import type { Facts } from '../facts.js';
import { words } from './words.js';

/** Standing orders, each with its value. */
export const standing = (f: Facts): string[] =>
  standingNames.flatMap((name) => {
    if (name === 'reserve') return f.has(name) ? [`${words.standingNames[name]}：${f.figure(name)}`] : [];
    const value = entryOf<string>(words.standingValues[name], f.text(name) ?? '');
    return value === undefined ? [] : [`${words.standingNames[name]}：${value}`];
  });
