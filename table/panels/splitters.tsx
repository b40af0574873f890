import { type Desk, useDesk } from '../desk/desk.js';
import type { Tab } from '../desk/display.js';
import { isLow } from '../web/media.js';
import { Splitter } from '../parts/splitter.js';
import { change, settings } from '../storage/settings.js';
import { words } from '../i18n/words.js';

/** How the window is shared out between map, orders and tabs; kept in this browser. */

const narrowest = 280;
/** Less of the tabs than this folds them away. */
const least = 0.14;
const most = 0.8;

const sideOf = (): DOMRect | undefined => document.querySelector('.play-side')?.getBoundingClientRect();

/** From this width on the panels stand in two columns, for which there must be room. */
const twoColumns = 640;
const widest = (): number => (innerWidth < 1560 ? Math.min(twoColumns - 4, innerWidth * 0.6) : innerWidth * 0.6);

const widen = (width: number): void => change({ panels: Math.round(Math.min(Math.max(width, narrowest), widest())) });

export function PanelSplitter() {
  const width = settings.value.panels ?? sideOf()?.width ?? narrowest;
  return (
    <Splitter
      name={words.value.view.panelWidth}
      class="split-panels"
      direction="vertical"
      value={(width / innerWidth) * 100}
      drag={(x) => widen(innerWidth - x)}
      step={(by) => widen((sideOf()?.width ?? narrowest) + by * 24)}
      toggle={() => change({ panels: null })}
    />
  );
}

/** What goes on beside the decision, and is left open meanwhile. */
const beside: readonly Tab[] = ['log', 'match'];

/** In a low window the choice at hand needs the room, and so does whoever places an army; whoever opens a tab wants to read in it. */
function suggested({ kit, chair, display }: Desk): number {
  if (!beside.includes(display.tab.value)) return 0.5;
  const turn = chair.turn.value;
  if (!turn.over && chair.mayAct.value && kit.steps[turn.step].places) return 0.17;
  return isLow.value ? 0.27 : 0.37;
}

const share = (part: number): void => change({ tabs: part < least ? 0 : Math.min(part, most) });

export function TabSplitter() {
  const desk = useDesk();
  const { tabs } = settings.value;
  const part = tabs ?? suggested(desk);
  return (
    <Splitter
      name={words.value.view.tabHeight}
      class="split-tabs"
      direction="horizontal"
      value={part * 100}
      drag={(_, y) => {
        const side = sideOf();
        if (side) share((side.bottom - y) / side.height);
      }}
      step={(by) => share(part === 0 ? least : part + by * 0.05)}
      toggle={() => change({ tabs: part === 0 ? null : 0 })}
    />
  );
}

/** What the style sheets make of it. */
export function panelSizes(desk: Desk): Record<string, string> {
  const { panels, tabs } = settings.value;
  return {
    ...(panels === null ? {} : { '--panels': `${panels}px` }),
    '--tabs': tabs === 0 ? '48px' : `${((tabs ?? suggested(desk)) * 100).toFixed(1)}%`,
  };
}
