import { hintFor } from './hints.js';
import { type Choice, listUnits } from './lists.js';
import { asked, type PlayerContext } from './player-context.js';
import type { Screen } from './screen.js';
import { fullStatus } from './status.js';

/** What is asked, and how it ended. */

/** Lines for the map with what stands below it, and enough for the list of units as well. */
const mapHeight = 26;
const tallScreen = 44;

/** The question with what can be done about it; answers what numbers typed now refer to. */
export async function poseQuestion(context: PlayerContext, screen: Screen): Promise<readonly Choice[]> {
  const { aids, state, seat } = asked(context);
  const { words, texts, speech, seated } = context;
  await screen.say(screen.paint('bold', texts.turn(seated.turn)));
  // Numbers that can be chosen are in the list.
  const prospects = aids.prospects(state, seat);
  if (prospects.every(({ action }) => action === null))
    for (const prospect of prospects) await screen.say(words.prospect(prospect), '  ');
  const listing = listUnits(context);
  const fits = listing.lines.length + mapHeight <= screen.height || screen.height >= tallScreen;
  if (fits) for (const line of listing.lines) await screen.row(line);
  else await screen.say(speech.listHint(aids.ready(state, seat).length));
  await screen.say(screen.paint('dim', `[${hintFor(context)}]`));
  return fits ? listing.choices : [];
}

export async function showEnd(context: PlayerContext, screen: Screen): Promise<void> {
  const { speech, texts, seated } = context;
  for (const line of fullStatus(context)) await screen.say(line);
  await screen.show('');
  await screen.say(screen.paint('bold', `${speech.over} ${texts.turn(seated.turn)}`));
}
