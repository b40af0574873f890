import type { ComponentChildren } from 'preact';
import type { UnitCard } from '@impulse/engine';
import { CounterFace } from '../parts/counter-face.js';
import { UnitLink } from '../parts/references.js';
import { RuleLink } from '../parts/rule-link.js';

/** Decisions about single units in a list. */

interface ListCardProps {
  readonly title: string;
  readonly rule: string;
  readonly part: string;
  readonly children: ComponentChildren;
}

export const ListCard = ({ title, rule, part, children }: ListCardProps) => (
  <section class="card unit-list" aria-label={title} data-part={part}>
    <h2 class="card-title">
      {title} <RuleLink rule={rule} />
    </h2>
    {children}
  </section>
);

interface UnitRowProps {
  readonly unit: UnitCard;
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}

export const UnitRow = ({ unit, note, children }: UnitRowProps) => (
  <li class="unit-row" data-unit={unit.id}>
    <CounterFace unit={unit} size="medium" />
    <span class="unit-row-name">
      <UnitLink id={unit.id} />
      {note === undefined ? null : <small>{note}</small>}
    </span>
    <span class="unit-row-buttons">{children}</span>
  </li>
);
