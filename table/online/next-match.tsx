import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { useDesk } from '../desk/desk.js';
import { language } from '../i18n/index.js';
import { go, linkTo } from '../web/links.js';
import { keyOf, wishOf } from '../parts/shortcuts.js';
import { heldSeats } from '../storage/held-seats.js';
import { noticeWords } from './notices/words.js';
import { opponentOf } from './opponent.js';
import { type OwnMatch, ownMatches } from './own-matches.js';

/** In milliseconds. */
const askEvery = 20_000;

/** Once this match waits for the other player: the next one of this browser that waits for this one. */
export function NextMatch({ match }: { readonly match: string }) {
  const { chair } = useDesk();
  const next = useSignal<OwnMatch | null>(null);
  const isFree = !chair.decides.value;
  useEffect(() => {
    next.value = null;
    if (!isFree) return undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const own = await ownMatches(heldSeats.value);
      if (!left) next.value = own.find(({ seat, isOwed }) => isOwed && seat.match !== match) ?? null;
    };
    void ask();
    const asking = setInterval(() => (document.hidden ? undefined : void ask()), askEvery);
    return () => {
      left = true;
      clearInterval(asking);
    };
  }, [match, isFree, heldSeats.value]);
  const link = next.value && linkTo.match(next.value.seat.match);
  // There from the beginning: the key is good as soon as the line is to be seen.
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      const wish = isTyping || document.querySelector('dialog[open]') ? null : wishOf(event, {});
      if (next.value && wish?.kind === 'command' && wish.command === 'next-match') {
        go(linkTo.match(next.value.seat.match));
      }
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const { next: text, goNext } = noticeWords.value;
  if (!next.value?.card || link === null) return null;
  const { card, seat } = next.value;
  const battle = isBattleId(card.game) ? battleNames[card.game][language.value] : card.game;
  return (
    <div class="notice notice-watching" role="status" data-part="next-match">
      <span>{text(battle, opponentOf(card, seat.side))}</span>
      <a class="button small primary" data-action="next-match" title={keyOf('next-match')} href={link}>
        {goNext}
      </a>
    </div>
  );
}
