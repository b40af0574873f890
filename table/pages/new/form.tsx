import { useSignal } from '@preact/signals';
import type { Problem } from '@impulse/engine';
import { askAuthority } from '../../hosts/authority-line.js';
import { messages } from '../../i18n/index.js';
import { letterWords } from '../../letters/words.js';
import { go, linkTo } from '../../web/links.js';
import type { BattleSetup, ControllerId } from '../../storage/types.js';
import { firstPlayers, isByFile, seat } from '../by-file/seating.js';
import type { BattleFormProps } from './battle-page.js';
import { OnlineHint } from './online-hint.js';
import { OptionsChoice } from './options-choice.js';
import { OwnData } from './own-data.js';
import { SetupForm, useSetup } from './setup-form.js';
import { SidesChoice } from './sides-choice.js';

export function NewForm({ introduced, choose }: BattleFormProps) {
  const { kit } = introduced;
  const { game } = kit;
  const { create } = messages.value.shell;
  const players = useSignal<Readonly<Record<string, ControllerId>>>(firstPlayers(game.sides, kit.players));
  const setup = useSetup(introduced);
  const { scenario, options, problem } = setup;
  const data = useSignal<{ readonly name: string; readonly value: unknown } | null>(null);

  const begin = async (): Promise<void> => {
    const wanted: BattleSetup = {
      game: game.id,
      scenario: scenario.value,
      options: options.value,
      controllers: players.value,
      ...(data.value ? { data: data.value.value } : {}),
    };
    const made = isByFile(players.value)
      ? await askAuthority('invite', { setup: wanted, title: '' })
      : await askAuthority('create', { store: 'battles', setup: wanted, title: '' });
    if (made.kind === 'kept') go(linkTo.play(made.id));
    else if (made.kind === 'refused') problem.value = refusal(made.problem);
    else problem.value = create.notKept[made.failure];
  };

  const refusal = ({ code, path, message }: Problem): string =>
    code === 'no-seal' ? letterWords.value.noSeal : create.ownDataRefused(path, message);

  return (
    <SetupForm introduced={introduced} choose={choose} setup={setup} submit={create.begin} action="begin" begin={begin}>
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
    </SetupForm>
  );
}
