import { useEffect, useMemo } from 'preact/hooks';
import { effect } from '@preact/signals';
import type { Problem } from '@impulse/engine';
import { grid } from '@impulse/totensonntag/context.js';
import '../style/play.css';
import { totensonntagArt } from '../battles/totensonntag/art.js';
import { newSecret, summaryOf } from '../storage/create.js';
import { download } from '../storage/download.js';
import { settings } from '../storage/settings.js';
import type { BattleStore, SavedBattle } from '../storage/types.js';
import { type Desk, DeskProvider } from './desk.js';
import { listenToKeys } from './keyboard.js';
import { Keeper } from './keeper.js';
import { isPhone, wantsStillness } from './media.js';
import { Bar, Buttons } from './panels/bar.js';
import { Curtain } from './panels/curtain.js';
import { Help, RuleSheet } from './panels/lazy.js';
import { MapView } from './panels/map.js';
import { Notices } from './panels/notice.js';
import { OrdersPanel } from './panels/orders-panel.js';
import { Peek } from './panels/peek.js';
import { playPanels } from './panels/sheets.js';
import { StatusLine } from './panels/status.js';
import { Tabs } from './panels/tabs.js';
import { ResultToast } from './panels/toast.js';
import { Tracker } from './panels/tracker.js';
import { Session } from './session.js';
import { Sight } from './sight.js';
import { Stage } from './stage.js';
import { Thinker } from './thinker.js';
import { words } from './words.js';

interface PlayPageProps {
  readonly saved: SavedBattle;
  readonly store: BattleStore;
  readonly leave: () => void;
}

/** One battle being played. */
export function PlayPage({ saved, store, leave }: PlayPageProps) {
  const sat = useMemo(() => sitDown(saved, store, leave), [saved.id]);
  useEffect(() => ('desk' in sat ? sat.start() : undefined), [sat]);
  if ('problem' in sat) return <Unreadable problem={sat.problem} leave={leave} />;
  return (
    <DeskProvider value={sat.desk}>
      <Table desk={sat.desk} />
    </DeskProvider>
  );
}

type Sat = { readonly desk: Desk; readonly start: () => () => void } | { readonly problem: Problem };

function sitDown(saved: SavedBattle, store: BattleStore, leave: () => void): Sat {
  const keeper = new Keeper(store);
  const thinker = new Thinker();
  const stage = new Stage(() => (wantsStillness.value || document.hidden ? 0 : settings.value.speed));
  const opened = Session.open(saved, {
    present: (played) => stage.present(played, session.roster.peek(), !session.isHuman(played.side)),
    think: thinker.think,
    keep: (match) =>
      keeper.keep(() => ({ ...saved, record: match.record(true), updated: Date.now(), summary: summaryOf(match) })),
    random: newSecret,
  });
  if (!opened.ok) return { problem: opened.error };
  const session = opened.value;
  const desk: Desk = {
    session,
    stage,
    keeper,
    sight: new Sight(),
    art: totensonntagArt(session.match.state.context.data),
    leave,
    download: () =>
      download(`totensonntag-${saved.id}.json`, JSON.stringify(session.match.record(session.match.turn().over))),
  };
  const start = (): (() => void) => {
    void session.run();
    const stops = [listenToKeys(desk), followSelection(desk), putResultsAway(desk), drawSheetUp(desk)];
    return () => {
      stops.forEach((stop) => stop());
      session.close();
      thinker.close();
    };
  };
  return { desk, start };
}

/** A unit chosen from a list or by key is brought into view; of one off the map, where it can go. */
export function followSelection({ session, stage }: Desk): () => void {
  return effect(() => {
    const [unit] = session.selection.value;
    const chosen = unit === undefined ? undefined : session.roster.peek().get(unit);
    const [lit] = chosen && !chosen.onMap ? (session.orders.peek()[0]?.ways.keys() ?? []) : [];
    const hex = chosen ? grid.parse(lit ?? chosen.at) : -1;
    // After the panels have taken the room they need.
    if (hex >= 0) setTimeout(() => stage.board?.show(hex), 80);
  });
}

/** The last result stays in sight until the player takes up something else, or the table is handed over. */
export function putResultsAway({ session, stage }: Desk): () => void {
  return effect(() => {
    if (session.taken.value > 0 || session.curtain.value !== null) stage.clear();
  });
}

const askedInLists = new Set(['setup', 'choose-an', 'adjust-an', 'barrage-target', 'advance', 'excess', 'air-plan']);

/** On a phone the sheet comes up by itself when something is asked there, and goes down again with the answer. */
export function drawSheetUp({ session, sight, stage }: Desk): () => void {
  let drawnUp = false;
  return effect(() => {
    const turn = session.turn.value;
    const lists =
      !turn.over && session.mayAct.value && askedInLists.has(turn.step) && session.selection.value.length === 0;
    const result = stage.result.value;
    const answered = result !== null && !result.foreign;
    const asked = session.proposal.value !== null || session.ending.value !== null || lists || answered || turn.over;
    if (!isPhone.value) return;
    if (asked) {
      drawnUp ||= !sight.sheetOpen.peek();
      sight.open('orders');
    } else if (drawnUp && result === null) {
      drawnUp = false;
      sight.sheetOpen.value = false;
    }
  });
}

export function Table({ desk }: { readonly desk: Desk }) {
  const { curtain, seat } = desk.session;
  const covered = curtain.value !== null;
  const phone = isPhone.value;
  return (
    <div class={`play${phone ? ' is-phone' : ''} seat-${seat.value}`}>
      {covered ? null : <Bar buttons={!phone} />}
      <main class="play-map" inert={covered}>
        <MapView />
        {covered ? null : <Notices />}
        {covered ? null : <ResultToast />}
        {covered || phone ? null : <StatusLine />}
      </main>
      {covered ? null : (
        <aside class="play-side" aria-label={words.value.side}>
          {phone ? (
            <div class="phone-buttons">
              <Peek />
              <Buttons />
            </div>
          ) : (
            <div class="side-upper">
              <Tracker />
              <OrdersPanel />
            </div>
          )}
          <Tabs panels={playPanels} />
        </aside>
      )}
      {covered ? <Curtain side={curtain.value!} /> : null}
      {covered ? null : <Help />}
      {covered ? null : <RuleSheet />}
    </div>
  );
}

function Unreadable({ problem, leave }: { readonly problem: Problem; readonly leave: () => void }) {
  const { unreadable, bar } = words.value;
  return (
    <main class="unreadable">
      <div role="alert">
        <h1>{unreadable}</h1>
        <p>{problem.message}</p>
      </div>
      <button type="button" class="button primary" onClick={leave}>
        {bar.leave}
      </button>
    </main>
  );
}
