import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { letterWords } from '../../letters/words.js';
import { linkTo } from '../../web/links.js';
import { shelves } from '../../storage/shelf.js';
import type { BattleEntry } from '../../storage/types.js';
import { battleName, sideName, standOf } from '../shared/titles.js';
import { useKit } from '../shared/use-kit.js';

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
  const side = Object.keys(setup.controllers).find((one) => setup.controllers[one] === 'human') ?? '';
  const kit = useKit(setup.game)?.kit ?? null;
  return (
    <li class={awaits ? '' : 'is-owed'}>
      <div>
        <strong>
          {battleName(setup.game)} · {sideName(side)} · {standOf(summary, kit)}
        </strong>
        <span class="letter-owed">{awaits ? text.awaits : text.owes}</span>
      </div>
      <a class={`button${awaits ? '' : ' primary'}`} href={linkTo.play(id)}>
        {text.toBattle}
      </a>
    </li>
  );
}
