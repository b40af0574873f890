import { messages } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { linkTo } from '../../web/links.js';
import { textsOf } from '../../kit/phrases.js';
import { Choice } from './choice.js';

interface OptionsChoiceProps {
  readonly kit: AnyKit;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (id: string, value: string) => void;
}

/** Optional rules and rulings, folded away: nobody needs them for a first battle. */
export function OptionsChoice({ kit, chosen, choose }: OptionsChoiceProps) {
  const { create } = messages.value.shell;
  const { game } = kit;
  const changed = game.options.filter(({ id, standard }) => chosen[id] !== standard).length;
  return (
    <details class="options folded">
      <summary>{changed === 0 ? create.options : create.optionsChanged(changed)}</summary>
      <p class="hint">{create.optionsHint}</p>
      {game.options.map((spec) => {
        const { name, values } = textsOf({ kit }).option(spec);
        return (
          <Choice
            key={spec.id}
            label={name}
            rule={{ number: spec.rule, link: linkTo.rules(game.id, `r${spec.rule}`) }}
            value={chosen[spec.id]}
            choices={spec.values.map((value) => [value, values[value] ?? value])}
            choose={(value) => choose(spec.id, value)}
          />
        );
      })}
    </details>
  );
}
