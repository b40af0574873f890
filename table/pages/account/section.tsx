import type { ComponentChildren } from 'preact';

interface SectionProps {
  readonly part: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** One part of the account. */
export const Section = ({ part, title, children }: SectionProps) => (
  <section class="account-section" data-part={part} aria-labelledby={`account-${part}`}>
    <h2 id={`account-${part}`}>{title}</h2>
    {children}
  </section>
);
