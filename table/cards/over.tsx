import type { Outcome } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { go, linkTo } from '../web/links.js';
import { AfterMatch } from '../online/table-parts.js';
import { words } from '../i18n/words.js';
import { textsOf } from '../kit/phrases.js';

/** The battle is over: who has won, and the account. */
export function OverCard({ outcome }: { readonly outcome: Outcome }) {
  const desk = useDesk();
  const { over } = words.value;
  const { Account } = desk.kit;
  return (
    <section class={`card over side-${outcome.winner}`} aria-label={over.title} data-part="over">
      <h2 class="over-title">{textsOf(desk).turn(outcome)}</h2>
      {desk.remote ? <AfterMatch remote={desk.remote} /> : <AfterBattle />}
      <Account account={outcome.account} />
    </section>
  );
}

function AfterBattle() {
  const { id, download } = useDesk();
  const { over } = words.value;
  return (
    <p class="buttons">
      <button type="button" class="button primary" onClick={() => go(linkTo.replay(id))}>
        {over.replay}
      </button>
      <button type="button" class="button" onClick={download}>
        {over.download}
      </button>
      <a class="button" data-action="verify" href={linkTo.verifyBattle(id)}>
        {over.verify}
      </a>
      <button type="button" class="button" onClick={() => go(linkTo.new())}>
        {over.again}
      </button>
    </p>
  );
}
