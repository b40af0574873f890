import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical findings, each with where it is. */
export async function findings(page: Page): Promise<string[]> {
  // To tell what is well, too, takes longer than to look for what is not.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
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
