import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { LogEvent } from '@impulse/engine';
import '../style/play.css';
import '../style/replay.css';
import { ResultCard } from '../play/cards/result.js';
import { type Desk, DeskProvider, useDesk } from '../play/desk.js';
import { lookCommands } from '../play/keyboard.js';
import { isPhone } from '../play/media.js';
import { LeaveButton } from '../play/panels/bar.js';
import { Help } from '../play/panels/help.js';
import { Inspector } from '../play/panels/inspector.js';
import { DicePanel, ForcesPanel, RuleSheet, ViewPanel } from '../play/panels/lazy.js';
import { LogPanel } from '../play/panels/log.js';
import { MapView } from '../play/panels/map.js';
import { Peek } from '../play/panels/peek.js';
import { StatusLine } from '../play/panels/status.js';
import { type Panels, Tabs } from '../play/panels/tabs.js';
import { ResultToast } from '../play/panels/toast.js';
import { Tracker } from '../play/panels/tracker.js';
import { VictoryPanel } from '../play/panels/victory.js';
import { words } from '../play/words.js';
import { messages } from '../i18n/index.js';
import { LanguageChoice } from '../pages/frame.js';
import type { BattleStore, SavedBattle } from '../storage/types.js';
import { Controls, ViewpointChoice } from './controls.js';
import type { Film, Viewpoint } from './film.js';
import { listenToReelKeys } from './keys.js';
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
    const stop = listenToReelKeys(projector, desk);
    return () => {
      stop();
      projector.stop();
    };
  }, [projector]);
  const panels = useMemo(() => panelsOf(cinema), [cinema]);
  const phone = isPhone.value;
  return (
    <DeskProvider value={desk}>
      <div class={`play replay${phone ? ' is-phone' : ''}`}>
        <Bar cinema={cinema} />
        <main class="play-map">
          <MapView path={projector.path} />
          <ResultToast />
          {phone ? null : <StatusLine />}
          <Controls session={session} projector={projector} />
        </main>
        <aside class="play-side replay-side" aria-label={words.value.side}>
          {phone ? (
            <Peek />
          ) : (
            <div class="side-upper">
              <Tracker />
              <div class="orders">
                <FrameResult />
                <Inspector />
              </div>
            </div>
          )}
          <Tabs panels={panels} names={{ orders: replayWords.value.moment }} />
        </aside>
        <Help commands={lookCommands} more={replayWords.value.keys} />
        <RuleSheet />
      </div>
    </DeskProvider>
  );
}

/** What stands behind the tabs; the log leads from every entry to its frame. */
function panelsOf({ session, projector }: Cinema): Panels {
  const frames = framesByEvent(session.film);
  return {
    orders: () => (
      <>
        <FrameResult />
        <Inspector />
        <Tracker />
      </>
    ),
    log: () => (
      <LogPanel
        reel={{
          frame: session.frame.value,
          frameOf: (event) => frames.get(event)!,
          go: (frame) => projector.go(frame),
          goTo: replayWords.value.goTo,
        }}
      />
    ),
    forces: ForcesPanel,
    victory: VictoryPanel,
    dice: DicePanel,
    view: ViewPanel,
  };
}

const framesByEvent = (film: Film): ReadonlyMap<LogEvent, number> =>
  new Map(film.frames.flatMap(({ events }, frame) => events.map((event) => [event, frame] as const)));

function Bar({ cinema: { desk, session, projector, viewpoints, saved, store } }: { readonly cinema: Cinema }) {
  const text = replayWords.value;
  const asking = useSignal(false);
  const over = session.turn.value.over;
  const phone = isPhone.value;
  return (
    <header class="play-bar replay-bar">
      <LeaveButton />
      <h1 class="replay-title" title={text.keys}>
        {messages.value.shell.titles.replay}
      </h1>
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
          {phone ? text.playOn.short : text.playOn.open}
        </button>
        {phone ? null : (
          <>
            <button type="button" class="button" data-action="download" onClick={desk.download}>
              {text.download}
            </button>
            <LanguageChoice />
          </>
        )}
      </div>
      {asking.value ? (
        <PlayOn saved={saved} store={store} frame={session.frame.value} close={() => (asking.value = false)} />
      ) : null}
    </header>
  );
}

/** Dice of the frame with their arithmetic. */
function FrameResult() {
  const result = useDesk().stage.result.value;
  return result ? <ResultCard result={result} /> : null;
}
