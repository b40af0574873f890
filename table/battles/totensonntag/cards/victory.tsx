import { type AccountLine, textIn } from '@impulse/engine';
import { useDesk } from '../../../desk/desk.js';
import { HexLink } from '../../../parts/references.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { say } from '../battle.js';
import { ownWords } from '../words/own-words.js';

/** The victory account as it stands. */
export function VictoryPanel() {
  const { victory } = ownWords.value;
  const account = useDesk().chair.account.value;
  const points = account.reduce((sum, line) => sum + line.points, 0);
  return (
    <div class="victory" data-part="victory">
      <p class={`victory-sum side-${points >= 1 ? 'cw' : 'dak'}`}>
        <strong>{say.value.points(points)}</strong>
        <span>{points >= 1 ? victory.leads(say.value.side('cw')) : victory.leads(say.value.side('dak'))}</span>
      </p>
      <Account account={account} />
    </div>
  );
}

const items = ['objective', 'division', 'relief'] as const;

export function Account({ account }: { readonly account: readonly AccountLine[] }) {
  return (
    <>
      {items.map((item) => {
        const lines = account.filter((line) => line.item === item);
        // A battle that was given up has no account.
        if (lines.length === 0) return null;
        return (
          <section key={item} class="account-part">
            <h3>
              {say.value.accountItem(item)} <RuleLink rule={lines[0].rule} />
            </h3>
            <ul class="account-lines">
              {lines.map((line) => (
                <Line key={textIn(line.detail, 'hex') || textIn(line.detail, 'division')} line={line} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Line({ line }: { readonly line: AccountLine }) {
  const { detail, points, item } = line;
  const scale = scaleOf(line);
  return (
    <li class={points === 0 ? '' : 'has-points'}>
      <span class="account-text">
        {item === 'objective' ? <Objective line={line} /> : say.value.accountText(line)}
        {scale ? <Meter {...scale} /> : null}
      </span>
      <span class={`account-points${points > 0 ? ' of-side side-cw' : points < 0 ? ' of-side side-dak' : ''}`}>
        {say.value.points(points)}
      </span>
      {item === 'objective' && typeof detail['holder'] === 'string' ? (
        <span class={`account-flag side-${detail['holder']}`} aria-hidden="true" />
      ) : null}
    </li>
  );
}

function Objective({ line: { detail } }: { readonly line: AccountLine }) {
  return (
    <>
      <HexLink hex={textIn(detail, 'hex')} /> <span class="quiet">{say.value.side(textIn(detail, 'holder'))}</span>
    </>
  );
}

function scaleOf({ item, detail }: AccountLine): { value: number; most: number } | null {
  if (item === 'division') return { value: Number(detail['lost']), most: Number(detail['shatteredAt']) };
  if (item === 'relief') return { value: Number(detail['strength']), most: Number(detail['needed']) };
  return null;
}

/** Said in words beside it already. */
function Meter({ value, most }: { readonly value: number; readonly most: number }) {
  return (
    <span class="meter" aria-hidden="true">
      {Array.from({ length: most }, (_, index) => (
        <i key={index} class={index < value ? 'is-full' : ''} />
      ))}
    </span>
  );
}
