import { ArrivalsPanel, DicePanel, ForcesPanel, ViewPanel } from './lazy.js';
import { LogPanel } from './log.js';
import { OrdersPanel } from './orders-panel.js';
import type { Panels } from './tabs.js';
import { Tracker, VictoryPanel } from './of-kit.js';

/** Everything behind the tabs of the table. On a phone the orders come with the tracker in one sheet. */
export const playPanels: Panels = {
  orders: () => (
    <>
      <OrdersPanel />
      <Tracker />
    </>
  ),
  log: () => <LogPanel />,
  forces: ForcesPanel,
  arrivals: ArrivalsPanel,
  victory: VictoryPanel,
  dice: DicePanel,
  view: ViewPanel,
};
