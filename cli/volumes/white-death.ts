import { levels, whiteDeathPolicies } from '@impulse/opponent';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { checkData } from '@impulse/white-death/data/check.js';
import { dataHash } from '@impulse/white-death/data/hash.js';
import { builtInData } from '@impulse/white-death/data/index.js';
import type { SideId } from '@impulse/white-death/data/types.js';
import type { State } from '@impulse/white-death/state.js';
import { phrases } from '@impulse/white-death/text/index.js';
import { fightsOf } from '@impulse/white-death/forecast/fights.js';
import { viewText } from '@impulse/white-death/position/view-text.js';
import { shelf, type Volume } from '../volume.js';
import { notate } from './white-death-notation.js';
import { show } from './white-death-shows.js';

export const whiteDeathVolume: Volume = {
  game: whiteDeath,
  ...shelf(builtInData, checkData, dataHash),
  viewText: (state, seat) => viewText(state as State, seat),
  bounds(state) {
    const fights = fightsOf(state as State);
    return fights.length > 0 ? { fights } : undefined;
  },
  show: (state, side, shown) => show(state as State, side as SideId, shown),
  unitIds: (state) => (state as State).context.unitIds,
  turn: (state) => (state as State).turn,
  longLists: true,
  losses(state) {
    const [soviet = 0, sovietAfv = 0, german = 0, germanAfv = 0] = (state as State).losses;
    return [soviet + sovietAfv, german + germanAfv];
  },
  lossName: 'strength lost',
  accountId: ({ item, detail }) => [item, ...(typeof detail['hex'] === 'string' ? [detail['hex']] : [])].join(' '),
  accountName({ item, detail }, language) {
    const words = phrases[language];
    return typeof detail['hex'] === 'string' ? words.hex(detail['hex']) : words.accountItem(item);
  },
  notate: (action) => notate(action as Action),
  opponents: new Map(levels.map((level) => [level, whiteDeathPolicies[level]])),
};
