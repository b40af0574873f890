import { useDesk } from '../desk/desk.js';
import type { AnyKit } from '../kit/kit.js';
import { lazy } from '../web/lazy.js';
import { isPhone } from '../web/media.js';
import type { LogFilterChipsProps } from './log-filter-chips.js';
import type { VersionNoticeProps } from './version-notice.js';

/** Panels nobody sees at first. */

export const ForcesPanel = lazy(() => import('./forces.js').then((module) => module.ForcesPanel));
export const ArrivalsPanel = lazy(() => import('./arrivals.js').then((module) => module.ArrivalsPanel));
export const DicePanel = lazy(() => import('./dice.js').then((module) => module.DicePanel));
export const ViewPanel = lazy(() => import('./view.js').then((module) => module.ViewPanel));

const OpenRule = lazy(() => import('./rule-sheet.js').then((module) => module.RuleSheet));
const OpenHelp = lazy(() => import('./help.js').then((module) => module.TableHelp));
const OpenResigning = lazy(() => import('./resigning.js').then((module) => module.Resigning));

export const LogFilterChips = lazy<LogFilterChipsProps>(
  () => import('./log-filter-chips.js').then((module) => module.LogFilterChips),
  true,
);
const OpenOverview = lazy(() => import('./overview.js').then((module) => module.OverviewStrip), true);
const OpenStack = lazy(() => import('./stack-viewer.js').then((module) => module.StackViewer), true);
const OpenToast = lazy(() => import('./toast.js').then((module) => module.ResultToast), true);
const ChangedVersion = lazy(() => import('./version-notice.js').then((module) => module.VersionNotice), true);
export const ProposalCard = lazy(() => import('../cards/forecast.js').then((module) => module.ProposalCard), true);
export const OverCard = lazy(() => import('../cards/over.js').then((module) => module.OverCard), true);

export const DraftCard = lazy(() => import('./hand-parts.js').then((parts) => parts.DraftCard), true);
export const EndingCard = lazy(() => import('./hand-parts.js').then((parts) => parts.EndingCard), true);
export const ResultCard = lazy(() => import('./hand-parts.js').then((parts) => parts.ResultCard), true);
const OpenInspector = lazy(() => import('./hand-parts.js').then((parts) => parts.Inspector), true);

/** Fetches what a hand on the map will want, so that nobody waits at the first click. */
export function fetchHandParts({ drafts }: AnyKit): void {
  for (const part of [DraftCard, EndingCard, ResultCard, OpenInspector]) void part.fetch();
  for (const draft of Object.values(drafts)) if (draft?.picks || draft?.aims) void draft.Form?.fetch();
}

export function Inspector() {
  const { selection } = useDesk();
  return selection.inspected.value === null && selection.units.value.length === 0 ? null : <OpenInspector />;
}

/** Nothing for a battle of the present version. */
export const VersionNotice = ({ change, kind }: VersionNoticeProps) =>
  change === null ? null : <ChangedVersion change={change} kind={kind} />;
export const OverviewStrip = () => (useDesk().overview.isOn.value ? <OpenOverview /> : null);
/** From the first time somebody points at the map. */
export function StackViewer() {
  const { selection, display } = useDesk();
  return selection.hovered.value === null && display.held.value === null ? null : <OpenStack />;
}
export const ResultToast = () => (isPhone.value ? <OpenToast /> : null);
export const RuleSheet = () => (useDesk().display.rule.value === null ? null : <OpenRule />);
export const Help = () => (useDesk().display.help.value ? <OpenHelp /> : null);
export const Resigning = () => (useDesk().display.askResigning.value ? <OpenResigning /> : null);
