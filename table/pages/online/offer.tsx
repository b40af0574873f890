import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { battleIds, type BattleId, battleNames } from '@impulse/library/battles.js';
import { language, messages } from '../../i18n/index.js';
import { go, linkTo } from '../../links.js';
import { offer } from '../../online/sit-down.js';
import { onlineWords } from '../../online/words.js';
import type { Route } from '../../router.js';
import { clockFor, type Pace, paces } from '../../online/paces.js';
import { ownName } from '../../storage/held-seats.js';
import '../../style/new.css';
import { phrasesOf } from '../../words.js';
import { Frame } from '../frame.js';
import { Choice } from '../new/choice.js';
import { OptionsChoice } from '../new/options-choice.js';
import { ScenarioChoice } from '../new/scenario-choice.js';
import { type Introduced, useKit } from '../use-kit.js';
import { NameField } from './name-field.js';
import './online.css';

/** A match to be offered on this server: which battle and scenario, which side, to whom. */
export function OfferPage({ at }: { readonly at: Extract<Route, { page: 'offer' }> }) {
  const chosen = useSignal<BattleId>(at.game);
  useEffect(() => {
    chosen.value = at.game;
  }, [at.game]);
  const introduced = useKit(chosen.value);
  if (!introduced) {
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  }
  return (
    <Frame title={onlineWords.value.form.title}>
      <OfferForm key={chosen.value} introduced={introduced} choose={(id) => (chosen.value = id)} />
    </Frame>
  );
}

interface OfferFormProps {
  readonly introduced: Introduced;
  /** Takes another battle. */
  readonly choose: (id: BattleId) => void;
}

function OfferForm({ introduced, choose }: OfferFormProps) {
  const { kit, introduction } = introduced;
  const { game } = kit;
  const { create } = messages.value.shell;
  const { form, clock, noServer } = onlineWords.value;
  const scenario = useSignal<string>(introduction.first);
  const options = useSignal<Readonly<Record<string, string>>>(
    Object.fromEntries(game.options.map((spec) => [spec.id, spec.standard])),
  );
  const side = useSignal<string>(game.sides[0]);
  const isPublic = useSignal(false);
  const isWatched = useSignal(false);
  const pace = useSignal<Pace>('none');
  const problem = useSignal('');

  const begin = async (): Promise<void> => {
    const name = ownName.value.trim();
    if (name === '') {
      problem.value = form.noName;
      return;
    }
    const offered = await offer({
      game: game.id,
      scenario: scenario.value,
      options: options.value,
      side: side.value,
      name,
      isPublic: isPublic.value,
      spectators: isWatched.value ? 'public' : 'none',
      ...clockFor(pace.value),
    });
    if (offered.ok) go(linkTo.match(offered.value.match));
    else problem.value = offered.error.code === 'no-server' ? noServer : offered.error.message;
  };

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
        <fieldset data-part="you">
          <legend>{form.you}</legend>
          <NameField />
          <div role="radiogroup" aria-label={form.side} class="offer-sides">
            {game.sides.map((one) => (
              <label key={one} class={`offer-side of-side side-${one}`}>
                <input
                  type="radio"
                  name="side"
                  value={one}
                  checked={side.value === one}
                  onChange={() => (side.value = one)}
                />
                <span>
                  <strong>{phrasesOf({ kit }).sideTitle(one)}</strong>
                  <span class="hint">{introduction.words.value.side(scenario.value, one)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset data-part="to-whom">
          <legend>{form.who}</legend>
          <label class="radio">
            <input type="radio" name="public" checked={!isPublic.value} onChange={() => (isPublic.value = false)} />
            {form.private}
          </label>
          <label class="radio">
            <input
              type="radio"
              name="public"
              value="public"
              checked={isPublic.value}
              onChange={() => (isPublic.value = true)}
            />
            {form.public}
          </label>
          <p class="hint">{isPublic.value ? form.publicHint : form.privateHint}</p>
          <Choice
            label={clock.title}
            value={pace.value}
            choices={paces.map((one) => [one, clock.choices[one]])}
            choose={(value) => (pace.value = value as Pace)}
          />
          <label class="radio">
            <input type="checkbox" checked={isWatched.value} onChange={() => (isWatched.value = !isWatched.value)} />
            {form.spectators}
          </label>
        </fieldset>
        <OptionsChoice
          kit={kit}
          chosen={options.value}
          choose={(id, value) => (options.value = { ...options.value, [id]: value })}
        />
      </div>
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        <button type="submit" class="button primary" data-action="offer">
          {form.submit}
        </button>
        <span class="new-gist">{game.scenarios.find(({ id }) => id === scenario.value)?.name[language.value]}</span>
      </p>
    </form>
  );
}
