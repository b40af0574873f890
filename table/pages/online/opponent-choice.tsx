import { type LevelId, levelText } from '@impulse/library/levels.js';
import type { MatchOffer } from '@impulse/protocol/wire/index.js';
import { language } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { account } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { Choice } from '../new/choice.js';

/** Who may take the other seat. */
const opponents = ['link', 'person', 'anybody', 'computer'] as const;
export type Opponent = (typeof opponents)[number];

export interface OpponentWish {
  readonly opponent: Opponent;
  /** If it is to be a computer. */
  readonly level: LevelId;
  /** If it is to be one person: the name of their account. */
  readonly name: string;
}

export const offerTo = ({ opponent, level, name }: OpponentWish): Pick<MatchOffer, 'isPublic' | 'computer' | 'to'> => ({
  isPublic: opponent === 'anybody',
  ...(opponent === 'computer' ? { computer: level } : {}),
  ...(opponent === 'person' ? { to: name.trim() } : {}),
});

interface OpponentChoiceProps {
  readonly kit: AnyKit;
  readonly wish: OpponentWish;
  readonly choose: (wish: OpponentWish) => void;
}

/** As the server takes it. */
const longestName = 40;

/** Whoever has the link, one person by name, anybody, or a computer. Who has no account challenges nobody. */
export function OpponentChoice({ kit, wish, choose }: OpponentChoiceProps) {
  const { form } = onlineWords.value;
  const { opponent, level, name } = wish;
  const offered = opponents.filter((one) => one !== 'person' || account.value);
  return (
    <>
      {offered.map((one) => (
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
      {opponent === 'person' ? (
        <label class="name-field">
          <span>{form.personName}</span>
          <input
            type="text"
            name="to"
            required
            autocomplete="off"
            maxLength={longestName}
            value={name}
            onInput={(event) => choose({ ...wish, name: event.currentTarget.value })}
          />
        </label>
      ) : null}
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
