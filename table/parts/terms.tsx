import type { Detail, Term } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { textsOf } from '../kit/phrases.js';
import { RuleLink } from './rule-link.js';

/** An arithmetic, term by term, each with its rule. */
export function Terms({ terms }: { readonly terms: readonly Term[] }) {
  const tell = textsOf(useDesk());
  return (
    <ul class="terms">
      {terms.map((term) => (
        <li key={term.what}>
          <span>{tell.term(term)}</span>
          <RuleLink rule={term.rule} />
        </li>
      ))}
    </ul>
  );
}

/** Terms as an event carries them. */
export function termsOf(detail: Detail): Term[] {
  const terms = detail['terms'];
  return Array.isArray(terms) ? (terms as Term[]) : [];
}
