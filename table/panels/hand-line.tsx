import type { Deeds, PublicAction } from '@impulse/engine';
import { type Desk, useDesk } from '../desk/desk.js';
import { whatCanBeDone } from '../map/describe.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** In the bar: what the player has in hand, aims at or is about to do. The map's own texts tell it to a screen reader. */
export function HandLine() {
  const line = handLine(useDesk());
  return line === null ? null : (
    <span class="prompt-line prompt-hand" aria-hidden="true" data-part="hand">
      {line}
    </span>
  );
}

function handLine(desk: Desk): string | null {
  const { kit, chair, selection, plans } = desk;
  if (!chair.mayAct.value) return null;
  const { hand } = words.value;
  const ending = plans.ending.value;
  if (ending) return hand.ends(kit.words.value.ends[ending.step]);
  const proposal = plans.proposal.value;
  if (proposal) return hand.proposed(phrasesOf(desk).order(proposal.action), proposal.also.length);
  const draft = plans.drafts.judged.value;
  if (draft) {
    const { type, hex } = draft.draft;
    const title = kit.words.value.draft(type);
    return hex === null && kit.drafts[type]?.aims ? hand.draftAims(title) : hand.drafted(title);
  }
  const mine = selection.units.value.filter((id) => chair.isMine(id));
  if (mine.length === 0 || selection.deeds.value.length === 0) return null;
  const name = mine.length === 1 ? phrasesOf(desk).unit(mine[0]) : hand.several(mine.length);
  const hex = selection.hovered.value;
  const march = selection.marchShown.value;
  if (hex !== null && march) {
    return hand.marches(phrasesOf(desk).hex(hex), march.actions.length, march.stay.length);
  }
  const doable = hex === null ? '' : whatCanBeDone(desk, hex);
  if (hex !== null && doable !== '') return hand.aims(name, phrasesOf(desk).hex(hex), doable);
  if (selection.passing.value || selection.waypoints.value.length > 0) return hand.via(name);
  const turn = chair.turn.value;
  // What is asked says more than the name of whom the table has taken up by itself.
  if (!turn.over && kit.steps[turn.step].inList && selection.picked.value === mine[0]) return null;
  return selection.deeds.value.some(isPointedAt) ? hand.selected(name) : hand.inPanel(name);
}

/** Is any of it done by pointing at the map? */
const isPointedAt = ({ ways, attacks, exits }: Deeds<PublicAction>): boolean =>
  ways.size + attacks.size + exits.size > 0;
