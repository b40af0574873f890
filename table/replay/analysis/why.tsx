import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PublicAction } from '@impulse/engine';
import type { Explanation } from '@impulse/library';
import { percent, signedPercent } from '@impulse/library/analysis/figures.js';
import { percent as chanceText } from '@impulse/engine/text/wording.js';
import { useDesk } from '../../desk/desk.js';
import { staffWords } from '../../staff/words.js';
import { phrasesOf } from '../../kit/phrases.js';
import type { Review } from './review.js';

interface WhyProps {
  readonly review: Review;
  readonly frame: number;
}

/** A step that is looked at for so long is worth an explanation, in milliseconds. */
const rest = 200;

/** Why the step that is shown was made: what it was for, what it changed, and what there was instead. */
export function Why({ review, frame }: WhyProps) {
  const text = staffWords.value;
  const told = useSignal<Explanation<PublicAction> | null>(null);
  const status = review.status.value;
  const isOpen = status === 'open' || status === 'working' || status === 'done';
  useEffect(() => {
    let left = false;
    if (frame === 0 || !isOpen) told.value = null;
    else {
      setTimeout(() => {
        if (left) return;
        review.explain(frame).then(
          (explanation) => (left ? undefined : (told.value = explanation)),
          () => undefined,
        );
      }, rest);
    }
    return () => void (left = true);
  }, [frame, isOpen]);
  if (!isOpen) return null;
  return (
    <section class="card why" aria-label={text.why} data-part="why">
      <h3 class="card-title">{text.why}</h3>
      {frame === 0 ? <p class="hint">{text.whyNothing}</p> : null}
      {told.value && frame > 0 ? <Explained explanation={told.value} /> : null}
    </section>
  );
}

/** So much is read. */
const mostChanges = 5;

function Explained({ explanation }: { readonly explanation: Explanation<PublicAction> }) {
  const desk = useDesk();
  const text = staffWords.value;
  const say = phrasesOf(desk);
  const { sides } = desk.kit.game;
  const { action, side, before, expected, after, motive, odds, changes, alternatives } = explanation;
  return (
    <>
      <p class={`why-order side-${side}`}>
        <strong>{say.order(action)}</strong>
        {odds ? <span> · {text.odds(chanceText(desk.kit.chance(odds)))}</span> : null}
      </p>
      {motive ? <p>{text.motive(say.motive(motive.code))}</p> : null}
      <p class="why-chances">
        <span>
          {text.before} <b>{percent(before)}</b>
        </span>
        <span>
          {text.expected} <b>{percent(expected)}</b>
        </span>
        <span>
          {text.after} <b>{percent(after)}</b>
        </span>
      </p>
      {changes.length === 0 ? (
        <p class="hint">{text.noChanges}</p>
      ) : (
        <>
          <h4>{text.changes}</h4>
          <ul class="why-changes">
            {changes.slice(0, mostChanges).map(({ feature, by }) => (
              <li key={feature}>
                <span>{say.consideration(feature, sides)}</span>
                <b class={by > 0 ? 'is-gain' : 'is-loss'}>{signedPercent(by)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {alternatives.length === 0 ? null : (
        <>
          <h4>{text.instead}</h4>
          <ul class="why-changes">
            {alternatives.map((one) => (
              <li key={JSON.stringify(one.action)}>
                <span>
                  {say.order(one.action)}
                  {one.motive ? <i> · {say.motive(one.motive.code)}</i> : null}
                </span>
                <b>{percent(one.expected)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
