import { messages } from '../../i18n/index.js';
import type { JudgedDraft, PublicAction } from '@impulse/engine';
import { useDesk } from '../../desk/desk.js';
import { HexLink } from '../../parts/references.js';
import { RuleLink } from '../../parts/rule-link.js';
import { phrasesOf, textsOf } from '../../kit/phrases.js';
import { Field } from './field.js';

/** An action under construction: what may be put into it, what the rules say to it, and what would come of it. */
export function DraftCard({ judged }: { readonly judged: JudgedDraft<PublicAction> }) {
  const desk = useDesk();
  const { Odds, words } = desk.kit;
  const { draft, refusal, forecast } = judged;
  const Form = desk.kit.drafts[draft.type]?.Form ?? null;
  const ready = Form?.ready.value ?? true;
  const title = words.value.draft(draft.type);
  return (
    <section
      class="card draft"
      aria-label={title}
      aria-busy={!ready}
      data-part="draft"
      data-draft={ready ? draft.type : undefined}
    >
      <h2 class="card-title">
        {title} {draft.hex === null ? null : <HexLink hex={draft.hex} />}{' '}
        {forecast ? <RuleLink rule={forecast.rule} /> : null}
      </h2>
      {refusal ? (
        <div class="refusal">
          <p class="warning" role="status">
            {textsOf(desk).refusal(refusal)} <RuleLink rule={refusal.rule} />
          </p>
        </div>
      ) : null}
      {Form ? <Form judged={judged} /> : <Fields judged={judged} />}
      {forecast && !Form ? <Odds forecast={forecast} /> : null}
    </section>
  );
}

/** One field after the other. */
function Fields({ judged }: { readonly judged: JudgedDraft<PublicAction> }) {
  const desk = useDesk();
  const { draft, bounds } = judged;
  return (
    <>
      {draft.units.length > 0 && bounds['units'] === undefined ? (
        <p class="hint">{messages.value.shell.joint.list(draft.units.map((unit) => phrasesOf(desk).unit(unit)))}</p>
      ) : null}
      {Object.entries(bounds).map(([name, bound]) => (
        <Field key={name} name={name} bounds={bound} judged={judged} />
      ))}
    </>
  );
}
