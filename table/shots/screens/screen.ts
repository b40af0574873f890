import type { Table } from '../../e2e/testing/fixtures.js';

/** How to come to each of them; the answer is the tab that is shown, which a phone opens anew. */
export type Screens = Readonly<Record<string, (table: Table) => Promise<string | void>>>;
