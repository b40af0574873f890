import { unknown } from '@impulse/engine';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { useDesk } from '../../../desk/desk.js';
import { Die } from '../../../parts/die.js';
import { words } from '../../../i18n/words.js';
import { say, useBattle, useView } from '../battle.js';
import { ownWords } from '../words/own-words.js';

/** Day, couplet, activation numbers and who goes first. */
export function Tracker() {
  const { tracker } = ownWords.value;
  const { position } = useView();
  const account = useDesk().chair.account.value;
  const { turns } = useBattle().state.context.data;
  const points = account.reduce((sum, line) => sum + line.points, 0);
  return (
    <section class="panel tracker" aria-label={tracker.title} data-part="tracker">
      <div class="tracker-day">
        <strong>{tracker.turn(position.turn, turns)}</strong>
        <span>{tracker.date(say.value.date(position.turn))}</span>
        <span class="tracker-points" title={tracker.pointsHint}>
          <i class="account-flag side-cw" aria-hidden="true" />
          <span class="visually-hidden">{say.value.side('cw')}</span> {say.value.points(points)}
        </span>
      </div>
      <Couplets />
      <div class="tracker-numbers">
        {sideIds.map((side) => (
          <ActivationNumber key={side} side={side} />
        ))}
      </div>
    </section>
  );
}

function Couplets() {
  const { tracker } = ownWords.value;
  const { couplet, step } = useView().position;
  const { coupletsPerTurn } = useBattle().state.context.data;
  const night = step === 'night' || step === 'over';
  const before = step === 'setup';
  const places = Array.from({ length: coupletsPerTurn }, (_, index) => index + 1);
  return (
    <ol class="tracker-parts" aria-label={tracker.couplets}>
      {places.map((number) => {
        const now = !night && !before && number === couplet;
        const past = night || (!before && number < couplet);
        return (
          <li key={number} class={now ? 'is-now' : past ? 'is-past' : ''} aria-current={now ? 'step' : undefined}>
            {tracker.couplet(number)}
          </li>
        );
      })}
      <li class={night ? 'is-now' : ''} aria-current={night ? 'step' : undefined}>
        {tracker.night}
      </li>
    </ol>
  );
}

function ActivationNumber({ side }: { readonly side: 'dak' | 'cw' }) {
  const { tracker } = ownWords.value;
  const { numbers, active, first, step, impulse } = useView().position;
  const { an, rolled, settled, previous } = numbers[side];
  const known = an !== unknown && an > 0;
  const acting = active === side;
  const decided = active !== null || step === 'air-plan' || step === 'air-strike';
  const order = first === side ? tracker.first : tracker.second;
  const how = [
    acting ? tracker.acting(impulse + 1) : decided ? order : an === unknown ? tracker.secret : '',
    known && settled === 'chose' ? say.value.settled('chose') : '',
    known && settled === 'adjusted' && rolled !== an ? tracker.rolled(Number(rolled)) : '',
  ];
  return (
    <div class={`tracker-number side-${side}${acting ? ' is-acting' : ''}`}>
      <Die value={known ? an : an === unknown ? null : 0} side={side} size="medium" />
      <div class="tracker-what">
        <span class="tracker-side">{say.value.side(side)}</span>
        <span class="tracker-how">{how.filter((part) => part !== '').join(' · ')}</span>
        <span class="tracker-last">{lastLine(previous, known ? an : 0)}</span>
      </div>
    </div>
  );
}

/** 2.1: a five lets a player adjust his next roll, a six lets him choose. */
function lastLine(previous: number, now: number): string {
  const { tracker } = ownWords.value;
  const last = previous > 0 ? tracker.last(previous) : tracker.noLast;
  const next = now === 5 ? tracker.willAdjust : now === 6 ? tracker.willChoose : '';
  const right = now > 0 ? next : previous === 5 ? tracker.mayAdjust : previous === 6 ? tracker.mayChoose : '';
  return right === '' ? last : `${last}${words.value.spoken.joint}${right}`;
}
