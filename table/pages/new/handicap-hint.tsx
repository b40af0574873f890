import { levelText } from '@impulse/library/levels.js';
import { language, messages } from '../../i18n/index.js';
import { phrasesOf } from '../../kit/phrases.js';
import type { Introduced } from '../shared/use-kit.js';

interface HandicapHintProps {
  readonly introduced: Introduced;
  readonly scenario: string;
  /** It cannot be bid for here. */
  readonly isLocal?: boolean;
}

/** What strong players of this scenario should give away, where that was measured. */
export function HandicapHint({ introduced: { kit, introduction }, scenario, isLocal = false }: HandicapHintProps) {
  const handicap = introduction.handicap(scenario);
  if (!handicap) return null;
  const { create, joint } = messages.value.shell;
  const { points, between, battles, wins, usually } = handicap;
  const side = phrasesOf({ kit }).side(handicap.side);
  const quick = levelText('script', language.value).name;
  return (
    <p class="hint" data-part="handicap">
      {joint.sentences(
        create.strongPlay(side, wins, battles, quick, usually),
        create.handicap(side, points, ...between),
        ...(isLocal ? [create.handicapHere] : []),
      )}
    </p>
  );
}
