import { type Signal, useSignal } from '@preact/signals';
import { mostEntrants, type TournamentFormat, tournamentFormats } from '@impulse/protocol/wire/tournaments.js';
import { holdTournament } from '../../hosts/remote/tournaments.js';
import { clockFor, type Pace, paces } from '../../online/paces.js';
import { account } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { go, linkTo } from '../../web/links.js';
import type { PageRoute } from '../../web/router.js';
import { type BattleFormProps, BattlePage } from '../new/battle-page.js';
import { Choice } from '../new/choice.js';
import { OptionsChoice } from '../new/options-choice.js';
import { SetupForm, useSetup } from '../new/setup-form.js';
import { NeedsAccounts } from '../shared/needs-accounts.js';
import { problemText, tournamentWords } from './words.js';
import '../../online/pages.css';
import './tournaments.css';

/** A new tournament: what is played, in which format, and who may enter. */
export const HoldPage = ({ at }: { readonly at: Extract<PageRoute, { page: 'hold' }> }) => (
  <NeedsAccounts title={tournamentWords.value.form.title}>
    <BattlePage game={at.game} title={tournamentWords.value.form.title} Form={HoldForm} />
  </NeedsAccounts>
);

function HoldForm({ introduced, choose }: BattleFormProps) {
  const { kit } = introduced;
  const { form, needsAccount, problems } = tournamentWords.value;
  const { clock, rating } = onlineWords.value;
  const setup = useSetup(introduced);
  const { scenario, options, problem } = setup;
  const title = useSignal('');
  const format = useSignal<TournamentFormat>('swiss');
  const isOpen = useSignal(true);
  const admitsBots = useSignal(false);
  const isRated = useSignal(true);
  const waitsForOrganiser = useSignal(false);
  const rounds = useSignal(0);
  const most = useSignal(0);
  const days = useSignal(0);
  const pace = useSignal<Pace>('none');
  const begin = async (): Promise<void> => {
    if (!account.peek()) {
      problem.value = problems['not-signed-in'];
      return;
    }
    const held = await holdTournament({
      title: title.value.trim(),
      format: format.value,
      game: kit.game.id,
      scenario: scenario.value,
      options: options.value,
      ...clockFor(pace.value),
      isRated: isRated.value,
      isOpen: isOpen.value,
      admitsBots: admitsBots.value,
      waitsForOrganiser: waitsForOrganiser.value,
      ...(format.value === 'swiss' && rounds.value > 0 ? { rounds: rounds.value } : {}),
      ...(most.value > 1 ? { mostEntrants: most.value } : {}),
      ...(days.value > 0 ? { daysARound: days.value } : {}),
    });
    if (held.ok) go(linkTo.tournament(held.value.card.tournament));
    else problem.value = problemText(held.error);
  };
  return (
    <SetupForm introduced={introduced} choose={choose} setup={setup} submit={form.submit} action="hold" begin={begin}>
      {account.value === null ? <p class="problem">{needsAccount}</p> : null}
      <fieldset data-part="about">
        <legend>{form.about}</legend>
        <label class="name-field">
          <span>{form.name}</span>
          <input
            type="text"
            name="title"
            required
            autocomplete="off"
            maxLength={60}
            value={title.value}
            onInput={(event) => (title.value = event.currentTarget.value)}
          />
        </label>
        <FormatChoice format={format} />
        {format.value === 'swiss' ? <Count name="rounds" label={form.rounds} most={30} value={rounds} /> : null}
      </fieldset>
      <fieldset data-part="who">
        <legend>{form.who}</legend>
        {[true, false].map((one) => (
          <label key={String(one)} class="radio">
            <input
              type="radio"
              name="is-open"
              value={String(one)}
              checked={isOpen.value === one}
              onChange={() => (isOpen.value = one)}
            />
            {one ? form.open : form.link}
          </label>
        ))}
        <Check name="bots" label={form.bots} value={admitsBots} />
        <Count name="most" label={form.most} most={mostEntrants[format.value]} value={most} />
      </fieldset>
      <fieldset data-part="how">
        <legend>{form.how}</legend>
        {[false, true].map((one) => (
          <label key={String(one)} class="radio">
            <input
              type="radio"
              name="begins"
              checked={waitsForOrganiser.value === one}
              onChange={() => (waitsForOrganiser.value = one)}
            />
            {one ? form.byOrganiser : form.automatic}
          </label>
        ))}
        <Count name="days" label={form.days} most={365} value={days} />
        <p class="hint">{form.daysHint}</p>
        <Choice
          label={clock.title}
          value={pace.value}
          choices={paces.map((one) => [one, clock.choices[one]])}
          choose={(value) => (pace.value = value as Pace)}
        />
        <Check name="rated" label={rating.offer} value={isRated} />
      </fieldset>
      <OptionsChoice
        kit={kit}
        chosen={options.value}
        choose={(id, value) => (options.value = { ...options.value, [id]: value })}
      />
    </SetupForm>
  );
}

function FormatChoice({ format }: { readonly format: Signal<TournamentFormat> }) {
  const { formats } = tournamentWords.value;
  return (
    <>
      {tournamentFormats.map((one) => (
        <label key={one} class="radio">
          <input
            type="radio"
            name="format"
            value={one}
            checked={format.value === one}
            onChange={() => (format.value = one)}
          />
          {formats[one].name}
        </label>
      ))}
      <p class="hint">{formats[format.value].hint}</p>
    </>
  );
}

interface CheckProps {
  readonly name: string;
  readonly label: string;
  readonly value: Signal<boolean>;
}

const Check = ({ name, label, value }: CheckProps) => (
  <label class="radio">
    <input type="checkbox" name={name} checked={value.value} onChange={() => (value.value = !value.value)} />
    {label}
  </label>
);

interface CountProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly value: Signal<number>;
}

const Count = ({ name, label, most, value }: CountProps) => (
  <label class="choice bid-field">
    <span>{label}</span>
    <input
      type="number"
      name={name}
      min={0}
      max={most}
      step={1}
      value={value.value}
      onInput={({ currentTarget: { valueAsNumber: given } }) =>
        (value.value = Number.isInteger(given) ? Math.min(most, Math.max(0, given)) : 0)
      }
    />
  </label>
);
