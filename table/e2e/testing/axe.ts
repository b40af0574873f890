import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Most of a page with a map on it; once it has been looked at, what stands beside it can be looked at alone. */
export const board = '.board';

/** A page without what is like the rest of it, or only what has changed since the last look at it. */
export type Part = { readonly except: string } | { readonly within: string };

/** Serious and critical findings, each with where it is. */
export async function findings(page: Page, part?: Part): Promise<string[]> {
  // To tell what is well, too, takes longer than to look for what is not.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (part && 'except' in part) axe.exclude(part.except);
  if (part && 'within' in part) axe.include(part.within);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `${id} (${help}): ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`,
        ),
    );
}
