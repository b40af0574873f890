import type { ComponentChildren } from 'preact';
import { RuleLink } from './rule-link.js';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly children?: ComponentChildren;
}

/** One figure of a unit, explained. */
export const Figure = ({ name, value, rule, children }: FigureProps) => (
  <div class="figure">
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong> {children ? <small>{children}</small> : null} <RuleLink rule={rule} />
    </dd>
  </div>
);
