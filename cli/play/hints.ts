import { generalActions } from './offers.js';
import { asked, type PlayerContext } from './player-context.js';
import { mainLines, shortUsageOf } from './usage.js';

/** Units that are asked what they can do, where there are many. */
const mostAsked = 24;

/** How the actions of this step are typed. */
export function hintFor(context: PlayerContext): string {
  const { aids, state, seat } = asked(context);
  const { battle, seated, speech } = context;
  const ready = aids.ready(state, seat);
  const every = Math.max(1, Math.ceil(ready.length / mostAsked));
  const askedUnits = ready.filter((_, index) => index % every === 0);
  const offered = [...generalActions(context), ...askedUnits.flatMap((unit) => seated.legal(unit))];
  const types = new Set(offered.map(({ type }) => type));
  const lines = mainLines(battle.lines.filter(({ type }) => types.has(type)));
  return lines.map((line) => shortUsageOf(line, speech)).join(', ');
}
