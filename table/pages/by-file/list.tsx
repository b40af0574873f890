import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { language, messages } from '../../i18n/index.js';
import { letterWords } from '../../letters/words.js';
import { linkTo } from '../../web/links.js';
import { shelves } from '../../storage/shelf.js';
import type { BattleEntry } from '../../storage/types.js';

/** The battles by file that are under way, and who is to do something. */
export function BattlesByFile() {
  const { yours, none } = letterWords.value;
  const battles = useSignal<readonly BattleEntry[] | null>(null);
  useEffect(() => {
    shelves.battles.list().then(
      (all) => (battles.value = all.filter(({ letters, summary }) => letters && summary.winner === null)),
      (error: unknown) => console.error(error),
    );
  }, []);
  return (
    <section class="by-file-battles">
      <h2>{yours}</h2>
      {battles.value?.length === 0 ? <p class="quiet">{none}</p> : null}
      <ul class="row-list letter-list">
        {battles.value?.map((battle) => (
          <Row key={battle.id} battle={battle} />
        ))}
      </ul>
    </section>
  );
}

function Row({ battle: { id, setup, summary, awaits } }: { readonly battle: BattleEntry }) {
  const text = letterWords.value;
  const { home } = messages.value.shell;
  const side = Object.keys(setup.controllers).find((one) => setup.controllers[one] === 'human') ?? '';
  const name = isBattleId(setup.game) ? battleNames[setup.game][language.value] : setup.game;
  return (
    <li class={awaits ? '' : 'is-owed'}>
      <div>
        <strong>
          {name} · {home.sides[side as keyof typeof home.sides] ?? side} ·{' '}
          {home.stands(summary.turn, summary.couplet ?? null)}
        </strong>
        <span class="letter-owed">{awaits ? text.awaits : text.owes}</span>
      </div>
      <a class={`button${awaits ? '' : ' primary'}`} href={linkTo.play(id)}>
        {text.toBattle}
      </a>
    </li>
  );
}
