import { percent } from '@impulse/engine/text/wording.js';
import { fates, type FireTarget } from '../../fire-forecast.js';
import { winterWords } from '../../words/winter-words.js';

/** What becomes of one target, as parts of a bar; in words for whoever hears or points at it. */
export function FateStrip({ target: { chances, expectedLoss } }: { readonly target: FireTarget }) {
  const { combat } = winterWords.value;
  const shown = fates.filter((fate) => chances[fate] > 0.004);
  const told = [
    ...shown.map((fate) => `${combat.fate[fate]} ${percent(chances[fate])}`),
    combat.lost(expectedLoss.toFixed(1)),
  ].join(' · ');
  return (
    <span class="fate-strip" role="img" aria-label={told} title={told}>
      {shown.map((fate) => (
        <i key={fate} class={`fate-${fate}`} style={{ flexGrow: chances[fate] }} />
      ))}
    </span>
  );
}
