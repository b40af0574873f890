import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Problem } from '@impulse/engine';
import './style/play.css';
import { type Desk, DeskProvider } from '../desk/desk.js';
import { LocalHost } from '../hosts/local.js';
import { LetterLine } from '../letters/line.js';
import { isPhone } from '../web/media.js';
import { Bar, Buttons } from '../panels/bar.js';
import { Curtain } from '../panels/curtain.js';
import { HostLine } from '../panels/host-line.js';
import { fetchHandParts, Help, OverviewStrip, Resigning, ResultToast, RuleSheet, StackViewer } from '../panels/lazy.js';
import { MapView } from '../panels/map.js';
import { Notices } from '../panels/notice.js';
import { Tracker } from '../panels/of-kit.js';
import { OrdersPanel } from '../panels/orders-panel.js';
import { Peek } from '../panels/peek.js';
import { RecapStrip } from '../panels/recap.js';
import { playPanels } from '../panels/sheets.js';
import { panelSizes, PanelSplitter, TabSplitter } from '../panels/splitters.js';
import { StatusLine } from '../panels/status.js';
import { type Panels, Tabs } from '../panels/tabs.js';
import { Waiting } from '../parts/waiting.js';
import { words } from '../i18n/words.js';
import { type LaidTable, openBattle } from './open.js';
import type { Tab } from '../desk/display.js';

interface PlayPageProps {
  readonly id: string;
  readonly leave: () => void;
}

type Shown = LaidTable | { readonly problem: Problem };

/** One battle being played. */
export function PlayPage({ id, leave }: PlayPageProps) {
  const shown = useSignal<Shown | null>(null);
  const attempt = useSignal(0);
  const percent = useSignal(0);
  useEffect(() => {
    const host = new LocalHost();
    let left = false;
    let stop = (): void => host.end();
    shown.value = null;
    percent.value = 0;
    const unsubscribe = host.progress.subscribe((value) => (percent.value = value));
    void openBattle('battles', id, leave, host).then(
      (opened) => {
        if (!opened.ok) shown.value = { problem: opened.error };
        else if (left) opened.value.host.close();
        else {
          shown.value = opened.value;
          stop = opened.value.start();
        }
      },
      (error: unknown) => {
        if (!left) shown.value = { problem: { code: 'not-opened', path: '', message: String(error) } };
      },
    );
    return () => {
      left = true;
      unsubscribe();
      stop();
    };
  }, [id, attempt.value]);
  if (shown.value === null) {
    return <Waiting percent={percent.value} leave={leave} />;
  }
  if ('problem' in shown.value) return <Unreadable problem={shown.value.problem} leave={leave} />;
  const { desk, host } = shown.value;
  return (
    <DeskProvider value={desk}>
      <Table
        desk={desk}
        lines={() => (
          <>
            <HostLine host={host} reopen={() => attempt.value++} />
            <LetterLine host={host} />
          </>
        )}
      />
    </DeskProvider>
  );
}

/** From the first sign of a hand: a move of the pointer or a key. */
function fetchForHand({ kit }: Desk): () => void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
  const fetch = (): void => {
    stop();
    fetchHandParts(kit);
  };
  const stop = (): void => signs.forEach((sign) => removeEventListener(sign, fetch));
  signs.forEach((sign) => addEventListener(sign, fetch));
  return stop;
}

interface TableProps {
  readonly desk: Desk;
  readonly panels?: Panels;
  readonly tabNames?: Readonly<Partial<Record<Tab, string>>>;
  /**
   * Lines above the map about whoever feeds the battle. Made anew whenever they are shown: elements that a table kept would
   * keep everything that once stood around them, and behind the curtain that is what the former seat knew.
   */
  readonly lines: () => ComponentChildren;
}

export function Table({ desk, panels = playPanels, tabNames = {}, lines }: TableProps) {
  const { curtain, seat } = desk.chair;
  const side = curtain.value;
  const covered = side !== null;
  const phone = isPhone.value;
  useEffect(() => fetchForHand(desk), [desk]);
  return (
    <div
      class={`play${phone ? ' is-phone' : ''}${isVast(desk) ? ' is-vast' : ''} seat-${seat.value}`}
      style={phone ? {} : panelSizes(desk)}
    >
      {covered ? null : <Bar buttons={!phone} />}
      <main class="play-map" inert={covered}>
        <MapView />
        {covered ? null : <Notices>{lines()}</Notices>}
        {covered ? null : <StackViewer />}
        {covered ? null : <RecapStrip />}
        {covered ? null : <OverviewStrip />}
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
            <>
              <PanelSplitter />
              <div class="side-upper">
                <Tracker />
                <OrdersPanel />
              </div>
              <TabSplitter />
            </>
          )}
          <Tabs panels={panels} names={tabNames} />
        </aside>
      )}
      {covered ? <Curtain side={side} /> : null}
      {covered ? null : <Help />}
      {covered ? null : <RuleSheet />}
      {covered ? null : <Resigning />}
    </div>
  );
}

/** Hexes from top to bottom beyond which the whole map is too small to play on. */
const tall = 30;
const isVast = ({ art }: Desk): boolean => art.board.sheet.height > tall;

export function Unreadable({ problem, leave }: { readonly problem: Problem; readonly leave: () => void }) {
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
