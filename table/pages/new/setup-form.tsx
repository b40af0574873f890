import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { battleIds, battleNames } from '@impulse/library/battles.js';
import { language, messages } from '../../i18n/index.js';
import type { Introduced } from '../shared/use-kit.js';
import type { BattleFormProps } from './battle-page.js';
import { ScenarioChoice } from './scenario-choice.js';

/** What every battle that is set up needs, and what is wrong with it. */
export interface Setup {
  readonly scenario: Signal<string>;
  readonly options: Signal<Readonly<Record<string, string>>>;
  readonly problem: Signal<string>;
}

export const useSetup = ({ kit, introduction }: Introduced): Setup => ({
  scenario: useSignal<string>(introduction.first),
  options: useSignal<Readonly<Record<string, string>>>(
    Object.fromEntries(kit.game.options.map((spec) => [spec.id, spec.standard])),
  ),
  problem: useSignal(''),
});

interface SetupFormProps extends BattleFormProps {
  readonly setup: Setup;
  /** What the button says that begins, and what it is known by. */
  readonly submit: string;
  readonly action: string;
  readonly begin: () => Promise<void>;
  /** Everything besides battle and scenario. */
  readonly children: ComponentChildren;
}

/** Battle and scenario, whatever else there is to choose, and the button that begins. */
export function SetupForm({ introduced, choose, setup, submit, action, begin, children }: SetupFormProps) {
  const { game } = introduced.kit;
  const { scenario, problem } = setup;
  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <fieldset class="battle-choice" data-part="battle">
        <legend>{messages.value.shell.create.battle}</legend>
        {battleIds.map((id) => (
          <label key={id} class="radio">
            <input type="radio" name="battle" checked={id === game.id} onChange={() => choose(id)} />
            {battleNames[id][language.value]}
          </label>
        ))}
      </fieldset>
      <ScenarioChoice introduced={introduced} chosen={scenario.value} choose={(id) => (scenario.value = id)} />
      <div class="new-rest">{children}</div>
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        <button type="submit" class="button primary" data-action={action}>
          {submit}
        </button>
        <span class="new-gist">{game.scenarios.find(({ id }) => id === scenario.value)?.name[language.value]}</span>
      </p>
    </form>
  );
}
