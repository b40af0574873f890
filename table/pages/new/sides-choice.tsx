import { isBattleId } from '@impulse/library/battles.js';
import { type LevelId, levelText } from '@impulse/library/levels.js';
import { measured } from '@impulse/library/measured.js';
import { language, messages } from '../../i18n/index.js';
import { minutesFor } from '../../kit/introduction.js';
import type { ControllerId } from '../../storage/types.js';
import { phrasesOf } from '../../kit/phrases.js';
import { ByFileHint } from '../by-file/hint.js';
import { isByFile } from '../by-file/seating.js';
import type { Introduced } from '../shared/use-kit.js';
import { Choice } from './choice.js';
import { HandicapHint } from './handicap-hint.js';

/** How often it has beaten the script, where that was measured. */
function strengthOf(game: string, level: LevelId): string[] {
  const strength = isBattleId(game) ? measured[game][level] : undefined;
  if (!strength) return [];
  const script = levelText('script', language.value).name;
  const percent = Math.round((100 * strength.won) / strength.battles);
  return [messages.value.shell.create.strength(script, percent, strength.battles)];
}

interface SidesChoiceProps {
  readonly introduced: Introduced;
  readonly scenario: string;
  readonly players: Readonly<Record<string, ControllerId>>;
  readonly choose: (side: string, player: ControllerId) => void;
}

/** Who plays which side, with a word on what the side has to do. */
export function SidesChoice({ introduced: { kit, introduction }, scenario, players, choose }: SidesChoiceProps) {
  const { create, joint } = messages.value.shell;
  const humans = Object.values(players).filter((one) => one === 'human').length;
  const strongest = kit.levels.find((level) => Object.values(players).includes(level));
  const who = humans === 2 ? create.hotSeat : humans === 1 ? create.solo : create.watch;
  const { decisions } = introduction.scenarios[scenario];
  return (
    <fieldset data-part="sides">
      <legend>{create.sides}</legend>
      {kit.game.sides.map((side) => (
        <div key={side} class="side-choice">
          <Choice
            label={phrasesOf({ kit }).sideTitle(side)}
            value={players[side]}
            choices={[
              ['human', create.human],
              ['away', create.away],
              ...kit.levels.map((level) => [level, create.computer(levelText(level, language.value).name)] as const),
            ]}
            choose={(value) => choose(side, value as ControllerId)}
          />
          <p class="hint">
            {joint.sentences(
              introduction.words.value.side(scenario, side),
              create.sideLength(minutesFor(decisions[side])),
            )}
          </p>
        </div>
      ))}
      <HandicapHint introduced={{ kit, introduction }} scenario={scenario} isLocal />
      <p class="hint">
        {isByFile(players) ? (
          <ByFileHint />
        ) : strongest === undefined ? (
          who
        ) : (
          joint.sentences(who, levelText(strongest, language.value).character, ...strengthOf(kit.game.id, strongest))
        )}
      </p>
    </fieldset>
  );
}
