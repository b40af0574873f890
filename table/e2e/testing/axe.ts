import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Most of a page with a map on it; once it has been looked at, what stands beside it can be looked at alone. */
export const board = '.board';

/** Serious and critical findings, each with where it is; nothing is looked for in `except`. */
export async function findings(page: Page, except: readonly string[] = []): Promise<string[]> {
  // To tell what is well, too, takes longer than to look for what is not.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  for (const part of except) axe.exclude(part);
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
