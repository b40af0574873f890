import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import '../style/play.css';
import '../style/replay.css';
import { ResultCard } from '../play/cards/result.js';
import { type Desk, DeskProvider, useDesk } from '../play/desk.js';
import { isPhone } from '../play/media.js';
import { DicePanel } from '../play/panels/dice.js';
import { ForcesPanel } from '../play/panels/forces.js';
import { Inspector } from '../play/panels/inspector.js';
import { RuleSheet } from '../play/panels/rule-sheet.js';
import { Tracker } from '../play/panels/tracker.js';
import { VictoryPanel } from '../play/panels/victory.js';
import { words } from '../play/words.js';
import { messages } from '../i18n/index.js';
import { LanguageChoice } from '../pages/frame.js';
import type { BattleStore, SavedBattle } from '../storage/types.js';
import { Controls, Speed, ViewpointChoice } from './controls.js';
import type { Viewpoint } from './film.js';
import { listenToReelKeys } from './keys.js';
import { ReplayLog } from './log.js';
import { ReplayMap } from './map.js';
import { PlayOn } from './play-on.js';
import type { Projector } from './projector.js';
import type { ReplaySession } from './replay-session.js';
import { replayWords } from './words.js';

/** Everything one replay is made of. */
export interface Cinema {
  readonly desk: Desk;
  readonly session: ReplaySession;
  readonly projector: Projector;
  readonly viewpoints: readonly Viewpoint[];
  readonly saved: SavedBattle;
  readonly store: BattleStore;
}

export function Screen({ cinema }: { readonly cinema: Cinema }) {
  const { desk, session, projector } = cinema;
  useEffect(() => {
    const stop = listenToReelKeys(projector);
    return () => {
      stop();
      projector.stop();
    };
  }, [projector]);
  return (
    <DeskProvider value={desk}>
      <div class={`play replay${isPhone.value ? ' is-phone' : ''}`}>
        <Bar cinema={cinema} />
        <main class="play-map">
          <ReplayMap desk={desk} projector={projector} />
          <Controls session={session} projector={projector} />
        </main>
        <aside class="play-side replay-side" aria-label={words.value.side}>
          {isPhone.value ? null : (
            <>
              <Tracker />
              <div class="replay-upper">
                <FrameResult />
                <Inspector />
              </div>
            </>
          )}
          <Tabs session={session} projector={projector} />
        </aside>
        <RuleSheet />
      </div>
    </DeskProvider>
  );
}

function Bar({ cinema: { desk, session, projector, viewpoints, saved, store } }: { readonly cinema: Cinema }) {
  const text = replayWords.value;
  const asking = useSignal(false);
  const over = session.turn.value.over;
  return (
    <header class="play-bar replay-bar">
      <button
        type="button"
        class="icon-button bar-leave"
        onClick={desk.leave}
        title={words.value.bar.leave}
        aria-label={words.value.bar.leave}
      >
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12 4 6 10l6 6" />
        </svg>
      </button>
      <h1 class="replay-title" title={text.keys}>
        {messages.value.shell.titles.replay}
      </h1>
      {isPhone.value ? <Speed /> : null}
      <ViewpointChoice session={session} viewpoints={viewpoints} />
      <div class="replay-buttons">
        <button
          type="button"
          class="button primary"
          data-action="play-on"
          disabled={over}
          title={over ? text.playOn.over : undefined}
          onClick={() => {
            projector.stop();
            asking.value = true;
          }}
        >
          {text.playOn.open}
        </button>
        <button type="button" class="button" data-action="download" onClick={desk.download}>
          {text.download}
        </button>
        <LanguageChoice />
      </div>
      {asking.value ? (
        <PlayOn saved={saved} store={store} frame={session.frame.value} close={() => (asking.value = false)} />
      ) : null}
    </header>
  );
}

type Tab = 'log' | 'victory' | 'forces' | 'dice';

interface PanelProps {
  readonly session: ReplaySession;
  readonly projector: Projector;
}

const panels: Readonly<Record<Tab, FunctionComponent<PanelProps>>> = {
  log: (props) => (
    <>
      {isPhone.value ? <Inspector /> : null}
      <ReplayLog {...props} />
    </>
  ),
  victory: () => (
    <>
      {isPhone.value ? <Tracker /> : null}
      <VictoryPanel />
    </>
  ),
  forces: () => <ForcesPanel />,
  dice: () => <DicePanel />,
};
const tabs = Object.keys(panels) as Tab[];

function Tabs({ session, projector }: PanelProps) {
  const names = words.value.tabs;
  const current = useSignal<Tab>('log');
  const Panel = panels[current.value];
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current.value) + by + tabs.length) % tabs.length]!;
    current.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="tabs is-open" aria-label={names.title}>
      <div class="tab-list" role="tablist" aria-label={names.title} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={tab === current.value}
            aria-controls="tab-body"
            tabIndex={tab === current.value ? 0 : -1}
            onClick={() => (current.value = tab)}
          >
            <span>{names[tab]}</span>
          </button>
        ))}
      </div>
      <div class="tab-body" id="tab-body" role="tabpanel" aria-labelledby={`tab-${current.value}`} tabIndex={0}>
        <h2 class="visually-hidden">{names[current.value]}</h2>
        <Panel session={session} projector={projector} />
      </div>
    </section>
  );
}

/** Dice of the frame with their arithmetic. */
function FrameResult() {
  const result = useDesk().stage.result.value;
  return result ? <ResultCard result={result} /> : null;
}
