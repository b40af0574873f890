import { type Signal, useSignal } from '@preact/signals';
import { spectatorPolicies, type Spectators } from '@impulse/protocol/wire/match-card.js';
import { go, linkTo } from '../../web/links.js';
import { offer } from '../../online/sit-down.js';
import { account, playerName } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import type { PageRoute } from '../../web/router.js';
import { clockFor, type Pace, paces } from '../../online/paces.js';
import { phrasesOf } from '../../kit/phrases.js';
import { type BattleFormProps, BattlePage } from '../new/battle-page.js';
import { Choice } from '../new/choice.js';
import { HandicapHint } from '../new/handicap-hint.js';
import { OptionsChoice } from '../new/options-choice.js';
import { SetupForm, useSetup } from '../new/setup-form.js';
import type { Introduced } from '../shared/use-kit.js';
import { BidField } from './bid-field.js';
import { NameField } from './name-field.js';
import { refusalText } from './refusals.js';
import { offerTo, OpponentChoice, type OpponentWish } from './opponent-choice.js';
import '../../online/pages.css';

/** A match to be offered on this server: which battle and scenario, which side, to whom. */
export const OfferPage = ({ at }: { readonly at: Extract<PageRoute, { page: 'offer' }> }) => (
  <BattlePage game={at.game} title={onlineWords.value.form.title} Form={OfferForm} />
);

function OfferForm({ introduced, choose }: BattleFormProps) {
  const { kit } = introduced;
  const { game } = kit;
  const { form, clock, watching, rating, noServer } = onlineWords.value;
  const setup = useSetup(introduced);
  const { scenario, options, problem } = setup;
  const side = useSignal<string>(game.sides[0]);
  const wish = useSignal<OpponentWish>({ opponent: 'link', level: kit.usualLevel, name: '' });
  const spectators = useSignal<Spectators>('none');
  /** Null where the side is not bid for. */
  const points = useSignal<number | null>(null);
  const pace = useSignal<Pace>('none');
  const isRated = useSignal(false);

  const isSolitaire = wish.value.opponent === 'computer';
  const mayRate = account.value && !isSolitaire;

  const begin = async (): Promise<void> => {
    const name = playerName();
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
      ...offerTo(wish.value),
      ...(points.value === null || isSolitaire ? {} : { bid: points.value }),
      spectators: spectators.value,
      ...(mayRate && isRated.value ? { isRated: true } : {}),
      ...clockFor(pace.value),
    });
    if (offered.ok) go(linkTo.match(offered.value.match));
    else problem.value = offered.error.code === 'no-server' ? noServer : refusalText(offered.error);
  };

  return (
    <SetupForm introduced={introduced} choose={choose} setup={setup} submit={form.submit} action="offer" begin={begin}>
      <fieldset data-part="you">
        <legend>{form.you}</legend>
        <NameField />
        <SideChoice introduced={introduced} scenario={scenario.value} side={side} />
        <HandicapHint introduced={introduced} scenario={scenario.value} />
        {isSolitaire ? null : <BidChoice title={phrasesOf({ kit }).sideTitle(side.value)} points={points} />}
      </fieldset>
      <fieldset data-part="to-whom">
        <legend>{form.who}</legend>
        <OpponentChoice kit={kit} wish={wish.value} choose={(wanted) => (wish.value = wanted)} />
        {mayRate ? (
          <>
            <label class="radio">
              <input
                type="checkbox"
                name="rated"
                checked={isRated.value}
                onChange={() => (isRated.value = !isRated.value)}
              />
              {rating.offer}
            </label>
            <p class="hint">{rating.hint}</p>
          </>
        ) : null}
        <Choice
          label={clock.title}
          value={pace.value}
          choices={paces.map((one) => [one, clock.choices[one]])}
          choose={(value) => (pace.value = value as Pace)}
        />
        <Choice
          label={watching.who}
          value={spectators.value}
          choices={spectatorPolicies.map((one) => [one, watching.policies[one]])}
          choose={(value) => (spectators.value = value as Spectators)}
        />
      </fieldset>
      <OptionsChoice
        kit={kit}
        chosen={options.value}
        choose={(id, value) => (options.value = { ...options.value, [id]: value })}
      />
    </SetupForm>
  );
}

interface SideChoiceProps {
  readonly introduced: Introduced;
  readonly scenario: string;
  readonly side: Signal<string>;
}

function SideChoice({ introduced: { kit, introduction }, scenario, side }: SideChoiceProps) {
  return (
    <div role="radiogroup" aria-label={onlineWords.value.form.side} class="offer-sides">
      {kit.game.sides.map((one) => (
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
            <span class="hint">{introduction.words.value.side(scenario, one)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

interface BidChoiceProps {
  /** Of the side that is bid for. */
  readonly title: string;
  readonly points: Signal<number | null>;
}

/** Whether the side is bid for, and with how many points. */
function BidChoice({ title, points }: BidChoiceProps) {
  const { bid } = onlineWords.value;
  const given = points.value;
  return (
    <>
      <label class="radio">
        <input
          type="checkbox"
          name="bids"
          checked={given !== null}
          onChange={() => (points.value = given === null ? 0 : null)}
        />
        {bid.offer}
      </label>
      {given === null ? null : (
        <>
          <BidField label={bid.yours(title)} points={given} choose={(value) => (points.value = value)} />
          <p class="hint">{bid.hint}</p>
        </>
      )}
    </>
  );
}
