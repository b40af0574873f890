import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useDesk } from '../desk.js';
import { words } from '../words.js';

/** Panels nobody sees at first: each is fetched when it is first opened. */

function lazy(load: () => Promise<FunctionComponent>): FunctionComponent {
  const loaded = signal<{ readonly panel: FunctionComponent } | null>(null);
  let asked = false;
  const fetch = async (): Promise<void> => {
    asked = true;
    try {
      loaded.value = { panel: await load() };
    } catch {
      // The next one who looks asks again.
      asked = false;
    }
  };
  return () => {
    if (!asked) void fetch();
    const Panel = loaded.value?.panel;
    return Panel ? (
      <Panel />
    ) : (
      <p class="hint" role="status">
        {words.value.rules.loading}
      </p>
    );
  };
}

export const ForcesPanel = lazy(() => import('./forces.js').then((module) => module.ForcesPanel));
export const ArrivalsPanel = lazy(() => import('./arrivals.js').then((module) => module.ArrivalsPanel));
export const DicePanel = lazy(() => import('./dice.js').then((module) => module.DicePanel));
export const ViewPanel = lazy(() => import('./view.js').then((module) => module.ViewPanel));

const OpenRule = lazy(() => import('./rule-sheet.js').then((module) => module.RuleSheet));
const OpenHelp = lazy(() => import('./help.js').then((module) => module.TableHelp));
const OpenResigning = lazy(() => import('./resigning.js').then((module) => module.Resigning));

export const RuleSheet = () => (useDesk().sight.rule.value === null ? null : <OpenRule />);
export const Help = () => (useDesk().sight.help.value ? <OpenHelp /> : null);
export const Resigning = () => (useDesk().sight.askResigning.value ? <OpenResigning /> : null);
