import type { Prospect } from '@impulse/engine';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { useDesk } from '../../../desk/desk.js';
import { ConfirmHere } from '../../../parts/confirm.js';
import { Die } from '../../../parts/die.js';
import { ProposeButton } from '../../../parts/propose-button.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { useBattle, useView } from '../battle.js';
import { messages } from '../../../i18n/index.js';
import { ownWords } from '../words/own-words.js';

/** 2.1, 2.2: choosing or adjusting the activation number, in secret. */

export const ChooseCard = () => (
  <NumbersCard>
    <Choose />
  </NumbersCard>
);

export const AdjustCard = () => (
  <NumbersCard>
    <Adjust />
  </NumbersCard>
);

function NumbersCard({ children }: { readonly children: preact.ComponentChildren }) {
  const { numbers } = ownWords.value;
  return (
    <section class="card numbers" aria-label={numbers.title} data-part="numbers">
      <h2 class="card-title">
        {numbers.title} <RuleLink rule="2.1" />
      </h2>
      {children}
      <ConfirmHere types={['choose-an', 'adjust-an', 'roll-an']} />
      <p class="hint">{numbers.whoFirst}</p>
    </section>
  );
}

const useProspects = (): readonly Prospect<Action>[] => {
  const { aids, state, seat } = useBattle();
  return aids.prospects(state, seat);
};

interface Facts {
  readonly activated: number;
  readonly all: number;
  readonly points: number;
  /** The chance of the first impulse, at worst and at best. */
  readonly first: readonly [number, number];
}

const factsOf = ({ facts }: Prospect<Action>): Facts => ({
  activated: Number(facts['activated']),
  all: Number(facts['all']),
  points: Number(facts['points']),
  first: [Number(facts['first']), Number(facts['firstMost'])],
});

/** One chance, or the range that the other side leaves; a dash where it may take any number. */
function chanceText([least, most]: readonly [number, number]): string {
  if (least === 0 && most === 1) return '–';
  const rounded = [least, most].map((chance) => Math.round(chance * 100));
  return rounded[0] === rounded[1] ? `${rounded[0]}%` : `${rounded[0]}–${rounded[1]}%`;
}

/** A number with what it would bring, for the eye: its button says the same in a sentence. */
function ProspectFace({ prospect }: { readonly prospect: Prospect<Action> }) {
  const { numbers } = ownWords.value;
  const { activated, points, first } = factsOf(prospect);
  return (
    <>
      <Die value={prospect.value} side={useDesk().chair.seat.value} silent />
      <small aria-hidden="true">{numbers.units(activated)}</small>
      <small aria-hidden="true">{numbers.points(points)}</small>
      <small aria-hidden="true">{numbers.first(chanceText(first))}</small>
    </>
  );
}

function Choose() {
  const { numbers } = ownWords.value;
  return (
    <>
      <div class="number-choice" role="group" aria-label={numbers.title}>
        {useProspects().map((prospect) => {
          const { activated, all, points, first } = factsOf(prospect);
          const label = numbers.prospect(prospect.value, activated, all, points, chanceText(first));
          return prospect.action === null ? null : (
            <ProposeButton
              key={prospect.value}
              action={prospect.action}
              class="number-button"
              number={prospect.value}
              units={prospect.units}
              label={label}
              title={label}
            >
              <ProspectFace prospect={prospect} />
            </ProposeButton>
          );
        })}
      </div>
      <p>
        <ProposeButton action={{ type: 'roll-an' }} class="button wide" number="roll">
          {numbers.roll}
        </ProposeButton>
      </p>
    </>
  );
}

function Adjust() {
  const side = useDesk().chair.seat.value;
  const { numbers } = ownWords.value;
  const own = useView().position.numbers[side as 'dak' | 'cw'];
  const rolled = Number(own.an);
  return (
    <>
      <p>{numbers.youRolled(rolled)}</p>
      <div class="number-choice is-few" role="group" aria-label={numbers.title}>
        {useProspects().map((prospect) => {
          const { activated, all, points, first } = factsOf(prospect);
          const change = numbers.change(prospect.value - rolled);
          return prospect.action === null ? null : (
            <ProposeButton
              key={prospect.value}
              action={prospect.action}
              class="number-button"
              number={prospect.value}
              units={prospect.units}
              label={messages.value.shell.joint.said(
                change,
                numbers.prospect(prospect.value, activated, all, points, chanceText(first)),
              )}
            >
              <small aria-hidden="true">{change}</small>
              <ProspectFace prospect={prospect} />
            </ProposeButton>
          );
        })}
      </div>
    </>
  );
}
