import { type LevelId, levelText } from '@impulse/library/levels.js';
import type { MatchOffer } from '@impulse/protocol/wire/index.js';
import { language } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { onlineWords } from '../../online/words.js';
import { Choice } from '../new/choice.js';

/** Who may take the other seat. */
const opponents = ['link', 'anybody', 'computer'] as const;
export type Opponent = (typeof opponents)[number];

export interface OpponentWish {
  readonly opponent: Opponent;
  /** If it is to be a computer. */
  readonly level: LevelId;
}

export const offerTo = ({ opponent, level }: OpponentWish): Pick<MatchOffer, 'isPublic' | 'computer'> => ({
  isPublic: opponent === 'anybody',
  ...(opponent === 'computer' ? { computer: level } : {}),
});

interface OpponentChoiceProps {
  readonly kit: AnyKit;
  readonly wish: OpponentWish;
  readonly choose: (wish: OpponentWish) => void;
}

/** Whoever has the link, anybody, or a computer. */
export function OpponentChoice({ kit, wish, choose }: OpponentChoiceProps) {
  const { form } = onlineWords.value;
  const { opponent, level } = wish;
  return (
    <>
      {opponents.map((one) => (
        <label key={one} class="radio">
          <input
            type="radio"
            name="opponent"
            value={one}
            checked={opponent === one}
            onChange={() => choose({ ...wish, opponent: one })}
          />
          {form.opponents[one].name}
        </label>
      ))}
      {opponent === 'computer' ? (
        <Choice
          label={form.level}
          value={level}
          choices={kit.levels.map((one) => [one, levelText(one, language.value).name])}
          choose={(value) => choose({ ...wish, level: value as LevelId })}
        />
      ) : null}
      <p class="hint">
        {opponent === 'computer' ? `${levelText(level, language.value).character} ` : ''}
        {form.opponents[opponent].hint}
      </p>
    </>
  );
}
