import { type AccountLine, grouped, textIn } from '@impulse/engine';
import { useDesk } from '../../../desk/desk.js';
import { HexLink } from '../../../parts/references.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { say, trackIn, useTracks } from '../battle.js';

/** The net score as it stands. */
export function VictoryPanel() {
  const account = useDesk().chair.account.value;
  const score = Number(trackIn(useTracks(), 'score')?.value ?? 0);
  const level = account.find(({ item }) => item === 'level');
  return (
    <div class="victory" data-part="victory">
      <p class={`victory-sum side-${textIn(level?.detail ?? {}, 'winner') || 'soviet'}`}>
        <strong>{say.value.points(score)}</strong>
        <span>{level ? say.value.accountText(level) : say.value.track('score')}</span>
      </p>
      <Account account={account} />
    </div>
  );
}

export function Account({ account }: { readonly account: readonly AccountLine[] }) {
  const items = grouped(
    account.filter(({ item }) => item !== 'level'),
    ({ item }) => item,
  );
  return (
    <>
      {[...items].map(([item, lines]) => (
        <section key={item} class="account-part">
          <h3>
            {say.value.accountItem(item)} <RuleLink rule={lines[0].rule} />
          </h3>
          <ul class="account-lines">
            {lines.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Line({ line }: { readonly line: AccountLine }) {
  const { detail, points } = line;
  const holder = textIn(detail, 'holder');
  const hex = textIn(detail, 'hex');
  const side = points > 0 ? ' of-side side-soviet' : points < 0 ? ' of-side side-german' : '';
  return (
    <li class={points === 0 ? '' : 'has-points'}>
      <span class="account-text">
        {hex === '' ? (
          say.value.accountText(line)
        ) : (
          <>
            <HexLink hex={hex} /> <span class="quiet">{holder === '' ? '' : say.value.side(holder)}</span>
          </>
        )}
      </span>
      <span class={`account-points${side}`}>{say.value.points(points)}</span>
      {holder === '' ? null : <span class={`account-flag side-${holder}`} aria-hidden="true" />}
    </li>
  );
}
