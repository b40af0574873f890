import { useDesk } from '../desk/desk.js';
import { lazy } from '../web/lazy.js';

/** Panels nobody sees at first. */

export const ForcesPanel = lazy(() => import('./forces.js').then((module) => module.ForcesPanel));
export const ArrivalsPanel = lazy(() => import('./arrivals.js').then((module) => module.ArrivalsPanel));
export const DicePanel = lazy(() => import('./dice.js').then((module) => module.DicePanel));
export const ViewPanel = lazy(() => import('./view.js').then((module) => module.ViewPanel));

const OpenRule = lazy(() => import('./rule-sheet.js').then((module) => module.RuleSheet));
const OpenHelp = lazy(() => import('./help.js').then((module) => module.TableHelp));
const OpenResigning = lazy(() => import('./resigning.js').then((module) => module.Resigning));

export const RuleSheet = () => (useDesk().display.rule.value === null ? null : <OpenRule />);
export const Help = () => (useDesk().display.help.value ? <OpenHelp /> : null);
export const Resigning = () => (useDesk().display.askResigning.value ? <OpenResigning /> : null);
