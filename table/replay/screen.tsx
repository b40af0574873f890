import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat, VersionChange } from '@impulse/engine';
import '../play/style/play.css';
import './replay.css';
import { ResultCard } from '../cards/result.js';
import { type Desk, DeskProvider, useDesk } from '../desk/desk.js';
import type { FilmHost } from '../hosts/film.js';
import { messages } from '../i18n/index.js';
import { linkTo } from '../web/links.js';
import { isPhone } from '../web/media.js';
import { LanguageChoice } from '../parts/language-choice.js';
import { LeaveButton } from '../panels/bar.js';
import { Help } from '../panels/help.js';
import { Inspector } from '../panels/inspector.js';
import { DicePanel, ForcesPanel, ResultToast, RuleSheet, VersionNotice, ViewPanel } from '../panels/lazy.js';
import { LogPanel } from '../panels/log.js';
import { MapView } from '../panels/map.js';
import { Tracker, VictoryPanel } from '../panels/of-kit.js';
import { Peek } from '../panels/peek.js';
import { StatusLine } from '../panels/status.js';
import { type Panels, Tabs } from '../panels/tabs.js';
import { lookCommands } from '../play/keyboard.js';
import type { BattleSetup } from '../storage/types.js';
import { words } from '../i18n/words.js';
import { AnalysisPanel } from './analysis/panel.js';
import type { Review } from './analysis/review.js';
import { CopyLink } from './copy-link.js';
import { Controls, ViewpointChoice } from './controls.js';
import { listenToPlaybackKeys } from './keys.js';
import { noteStep } from './note-step.js';
import { PlayOn } from './play-on.js';
import type { Playback } from './playback.js';
import { replayWords } from './words.js';

/** Everything one replay is made of. */
export interface Cinema {
  readonly desk: Desk;
  readonly host: FilmHost;
  readonly playback: Playback;
  readonly viewpoints: readonly Seat[];
  readonly finished: boolean;
  readonly setup: BattleSetup;
  /** Only where the battle was played in another version. */
  readonly versionChange: VersionChange | null;
  /** Null while the battle goes on, and where it is of another version: it cannot be looked back on. */
  readonly review: Review | null;
}

interface ScreenProps {
  readonly cinema: Cinema;
  /** Of the battle that is shown. */
  readonly id: string;
  /** The step that the address names. */
  readonly from: number;
}

export function Screen({ cinema, id, from }: ScreenProps) {
  const { desk, host, playback } = cinema;
  useEffect(() => {
    const stop = listenToPlaybackKeys(playback, desk);
    return () => {
      stop();
      playback.stop();
      cinema.review?.close();
      host.close();
    };
  }, [playback]);
  useEffect(() => {
    if (from !== playback.frame.peek()) playback.go(Math.min(from, playback.last));
  }, [playback, from]);
  useEffect(() => noteStep(playback, id), [playback, id]);
  const panels = useMemo(() => panelsOf(cinema), [cinema]);
  const phone = isPhone.value;
  return (
    <DeskProvider value={desk}>
      <div class={`play replay${phone ? ' is-phone' : ''}`}>
        <Bar cinema={cinema} id={id} />
        <main class="play-map">
          <MapView path={playback.path} />
          <div class="notices">
            <VersionNotice change={cinema.versionChange} kind="shown" />
          </div>
          <ResultToast />
          {phone ? null : <StatusLine />}
          <Controls playback={playback} />
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
        <Help commands={lookCommands} more={replayWords.value.keys(desk.kit.words.value.jumpKeys)} />
        <RuleSheet />
      </div>
    </DeskProvider>
  );
}

/** What stands behind the tabs; the log leads from every entry to its frame. */
function panelsOf({ playback, review }: Cinema): Panels {
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
        playback={{
          frame: playback.frame.value,
          frameOf: (event) => playback.frameOf(event),
          go: (frame) => playback.go(frame),
          goTo: replayWords.value.goTo,
        }}
      />
    ),
    forces: ForcesPanel,
    victory: VictoryPanel,
    dice: DicePanel,
    ...(review ? { analysis: () => <AnalysisPanel review={review} playback={playback} /> } : {}),
    view: ViewPanel,
  };
}

function Bar({ cinema: { desk, playback, viewpoints, finished, setup }, id }: Omit<ScreenProps, 'from'>) {
  const text = replayWords.value;
  const asking = useSignal(false);
  const over = desk.chair.turn.value.over;
  const phone = isPhone.value;
  return (
    <header class="play-bar replay-bar">
      <LeaveButton />
      <h1 class="replay-title" title={text.keys(desk.kit.words.value.jumpKeys)}>
        {messages.value.shell.titles.replay}
      </h1>
      <ViewpointChoice playback={playback} viewpoints={viewpoints} finished={finished} />
      <div class="replay-buttons">
        <button
          type="button"
          class="button primary"
          data-action="play-on"
          disabled={over}
          title={over ? text.playOn.over : undefined}
          onClick={() => {
            playback.stop();
            asking.value = true;
          }}
        >
          {phone ? text.playOn.short : text.playOn.open}
        </button>
        {phone ? null : (
          <>
            <CopyLink link={() => linkTo.replay(id, playback.frame.peek())} />
            <button type="button" class="button" data-action="download" onClick={desk.download}>
              {text.download}
            </button>
            <a class="button" data-action="verify" href={linkTo.verifyBattle(id)}>
              {text.verify}
            </a>
            <LanguageChoice />
          </>
        )}
      </div>
      {asking.value ? <PlayOn setup={setup} frame={playback.frame.value} close={() => (asking.value = false)} /> : null}
    </header>
  );
}

/** Dice of the frame with their arithmetic. */
function FrameResult() {
  const result = useDesk().presenter.result.value;
  return result ? <ResultCard result={result} isAside={false} /> : null;
}
