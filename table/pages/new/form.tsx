import { useSignal } from '@preact/signals';
import type { Problem } from '@impulse/engine';
import { battleIds, type BattleId, battleNames } from '@impulse/library/battles.js';
import { askAuthority } from '../../hosts/authority-line.js';
import { language, messages } from '../../i18n/index.js';
import { letterWords } from '../../letters/words.js';
import { go, linkTo } from '../../links.js';
import type { BattleSetup, ControllerId } from '../../storage/types.js';
import { firstPlayers, isByFile, seat } from '../by-file/seating.js';
import type { Introduced } from '../use-kit.js';
import { OnlineHint } from './online-hint.js';
import { OptionsChoice } from './options-choice.js';
import { OwnData } from './own-data.js';
import { ScenarioChoice } from './scenario-choice.js';
import { SidesChoice } from './sides-choice.js';

interface NewFormProps {
  readonly introduced: Introduced;
  /** Takes another battle. */
  readonly choose: (id: BattleId) => void;
}

export function NewForm({ introduced, choose }: NewFormProps) {
  const { kit, introduction } = introduced;
  const { game } = kit;
  const { create } = messages.value.shell;
  const players = useSignal<Readonly<Record<string, ControllerId>>>(firstPlayers(game.sides, kit.players));
  const scenario = useSignal<string>(introduction.first);
  const options = useSignal<Readonly<Record<string, string>>>(
    Object.fromEntries(game.options.map((spec) => [spec.id, spec.standard])),
  );
  const data = useSignal<{ readonly name: string; readonly value: unknown } | null>(null);
  const problem = useSignal('');

  const begin = async (): Promise<void> => {
    const setup: BattleSetup = {
      game: game.id,
      scenario: scenario.value,
      options: options.value,
      controllers: players.value,
      ...(data.value ? { data: data.value.value } : {}),
    };
    const made = isByFile(players.value)
      ? await askAuthority('invite', { setup, title: '' })
      : await askAuthority('create', { shelf: 'battles', setup, title: '' });
    if (made.kind === 'kept') go(linkTo.play(made.id));
    else if (made.kind === 'refused') problem.value = refusal(made.problem);
    else problem.value = create.notKept[made.reason];
  };

  const refusal = ({ code, path, message }: Problem): string =>
    code === 'no-seal' ? letterWords.value.noSeal : create.ownDataRefused(path, message);

  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <fieldset class="battle-choice" data-part="battle">
        <legend>{create.battle}</legend>
        {battleIds.map((id) => (
          <label key={id} class="radio">
            <input type="radio" name="battle" checked={id === game.id} onChange={() => choose(id)} />
            {battleNames[id][language.value]}
          </label>
        ))}
      </fieldset>
      <ScenarioChoice introduced={introduced} chosen={scenario.value} choose={(id) => (scenario.value = id)} />
      <div class="new-rest">
        <SidesChoice
          introduced={introduced}
          scenario={scenario.value}
          players={players.value}
          choose={(side, player) => (players.value = seat(players.value, side, player))}
        />
        <OnlineHint game={game.id} />
        <OptionsChoice
          kit={kit}
          chosen={options.value}
          choose={(id, value) => (options.value = { ...options.value, [id]: value })}
        />
        <OwnData
          check={(value) => kit.checkData(value)}
          used={data.value?.name ?? null}
          use={(value) => (data.value = value)}
        />
      </div>
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        <button type="submit" class="button primary">
          {create.begin}
        </button>
        <span class="new-gist">{game.scenarios.find(({ id }) => id === scenario.value)?.name[language.value]}</span>
      </p>
    </form>
  );
}
