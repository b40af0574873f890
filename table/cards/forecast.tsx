import type { PendingAction } from '../chair/plans.js';
import { useDesk } from '../desk/desk.js';
import { RuleLink } from '../parts/rule-link.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { Alternatives } from './alternatives.js';
import { lazy } from '../web/lazy.js';

const Series = lazy(() => import('./series.js').then((module) => module.Series), true);

/** What is about to be done, with its exact odds and the arithmetic behind them. */
export function ProposalCard({ proposal }: { readonly proposal: PendingAction }) {
  const desk = useDesk();
  const { Odds } = desk.kit;
  const battle = desk.chair.now();
  const { forecast, action, also } = proposal;
  const { title } = words.value.forecast;
  const meaning = desk.kit.meaning(battle, [action, ...also]);
  const rule = forecast?.rule ?? meaning?.rule;
  return (
    <section class="card forecast" aria-label={title} data-part="forecast">
      <h2 class="card-title">
        {title} {rule === undefined ? null : <RuleLink rule={rule} />}
      </h2>
      {forecast ? <Odds forecast={forecast} /> : <p class="forecast-order">{phrasesOf(desk).order(action)}</p>}
      {meaning === null ? null : (
        <p class={desk.kit.costly(battle, action) ? 'warning' : 'hint'}>
          {meaning.text} {forecast ? <RuleLink rule={meaning.rule} /> : null}
        </p>
      )}
      {proposal.series.length > 1 ? <Series attacks={proposal.series} /> : null}
      <Alternatives proposal={proposal} />
    </section>
  );
}
