import type { ReadonlySignal } from '@preact/signals';
import { type Cells, good, type HostAnswer, type Result, type Seat } from '@impulse/engine';
import type { AnyHost } from '../chair/any.js';
import { Chair } from '../chair/chair.js';
import type { Follower } from '../chair/follower.js';
import { Computers } from '../chair/computers.js';
import { Hand } from '../chair/hand.js';
import { Holds } from '../chair/holds.js';
import { Plans } from '../chair/plans.js';
import { type Resign, Resigning } from '../chair/resigning.js';
import { Selection } from '../chair/selection.js';
import type { Desk } from '../desk/desk.js';
import type { AnyKit } from '../kit/kit.js';
import { breath } from '../web/breath.js';
import { wantsStillness } from '../web/media.js';
import { keepBookmarks, readBookmarks } from '../storage/bookmarks.js';
import { keepHolds, readHolds } from '../storage/holds.js';
import { settings } from '../storage/settings.js';
import type { BattleSetup } from '../storage/types.js';
import { Bookmarks } from '../desk/bookmarks.js';
import { Overview } from '../desk/overview.js';
import { type Missed, Recap } from '../desk/recap.js';
import { Adviser } from '../staff/adviser.js';
import { Results } from '../desk/results.js';
import { Display } from '../desk/display.js';
import { Presenter } from '../desk/presenter.js';

/** How fast things are acted out: not at all while nobody looks. */
export const speed = (): number => (wantsStillness.value || document.hidden ? 0 : settings.value.speed);

interface Wanted extends Pick<Desk, 'id' | 'storeFailure' | 'post' | 'remote' | 'leave' | 'download' | 'pledge'> {
  readonly kit: AnyKit;
  readonly host: AnyHost;
  readonly setup: BattleSetup;
  readonly people: readonly string[];
  readonly seat: Seat;
  readonly mayPlay: ReadonlySignal<boolean>;
  /** Null where nobody can give up: in a lesson and in a replay. */
  readonly resign: Resign | null;
  /** Lets the computer that owes a decision play once; null where nothing is played. */
  readonly stepComputer: (() => Promise<HostAnswer>) | null;
  /** How far a computer has thought about it, from 0 to 1. */
  readonly thought?: ReadonlySignal<number>;
  /** Is whoever plays here advised by the staff? */
  readonly advised: boolean;
  /** Null where nothing is missed: in a replay. */
  readonly missed: Missed | null;
}

/** What one side was shown is put away before the other sits down, while anything is hidden. */
function hidingResults(presenter: Presenter, results: Results, chair: Chair, { game }: AnyKit): Follower {
  return {
    clear: () => undefined,
    settle: () => undefined,
    forget() {
      if (!game.hasSecrets(chair.now().state)) return;
      presenter.clear();
      results.forget();
    },
  };
}

/** A state that lends data and options. */
export function stateLike({ game }: AnyKit, { scenario, options, data }: BattleSetup): Result<Cells> {
  return game.start(data === undefined ? { scenario, options } : { scenario, options, data });
}

/** Sits down at a host's table, with everything the panels need. */
export async function layDesk(wanted: Wanted): Promise<Result<Desk>> {
  const { id, kit, setup, storeFailure, post, remote, leave, download, pledge } = wanted;
  const like = stateLike(kit, setup);
  if (!like.ok) return like;
  // Without them the cards look plain, and can still be played with.
  const styled = kit.style().catch((error: unknown) => console.error(error));
  const art = kit.art(like.value);
  const presenter = presenterOf(art);
  const results = new Results(presenter);
  const opened = await openChair(wanted, like.value, presenter, results);
  if (!opened.ok) return opened;
  await styled;
  await breath();
  const chair = opened.value;
  const hands = handsAt(chair, wanted);
  chair.follow(hidingResults(presenter, results, chair, kit));
  const views = viewsOf(chair, presenter, wanted);
  const players = playersAt(chair, views.display, wanted);
  await breath();
  return good({
    id,
    kit,
    art,
    chair,
    presenter,
    results,
    ...hands,
    ...views,
    ...players,
    storeFailure,
    post,
    remote,
    leave,
    download,
    pledge,
  });
}

const presenterOf = (art: Desk['art']): Presenter =>
  new Presenter({
    grid: art.board.grid,
    faceOf: (unit) => art.face(unit),
    speed,
    wantsSound: () => settings.value.sound,
  });

function openChair(
  { host, kit, people, mayPlay, seat }: Wanted,
  like: Cells,
  presenter: Presenter,
  results: Results,
): Promise<Result<Chair>> {
  return Chair.open(
    {
      host,
      kit,
      like,
      people,
      mayPlay,
      present(played) {
        results.add(played.told);
        return presenter.present(played, !people.includes(played.by));
      },
      hurry: () => presenter.skip(),
      skipAll: (all) => presenter.skipAll(all),
    },
    seat,
  );
}

/** What a person does at the table. */
function handsAt(chair: Chair, { id, kit }: Wanted): Pick<Desk, 'holds' | 'selection' | 'plans' | 'hand'> {
  const holds = new Holds(chair, {
    read: (side) => readHolds(id, side),
    keep: (side, held) => keepHolds(id, side, held),
  });
  const selection = new Selection(chair, kit.steps, holds);
  const plans = new Plans(chair, kit, holds);
  for (const follower of [holds, plans, selection]) chair.follow(follower);
  return { holds, selection, plans, hand: new Hand(chair, selection, plans) };
}

/** What is looked at, and what there was to see. */
function viewsOf(
  chair: Chair,
  presenter: Presenter,
  { id, missed }: Wanted,
): Pick<Desk, 'recap' | 'display' | 'overview' | 'bookmarks'> {
  const recap = new Recap(chair, presenter, missed);
  chair.follow(recap);
  const bookmarks = new Bookmarks(presenter, {
    places: readBookmarks(id),
    keep: (places) => keepBookmarks(id, places),
  });
  return { recap, display: new Display(), overview: new Overview(presenter), bookmarks };
}

/** Who else has a part in it: computers, the staff, and who gives the battle up. */
function playersAt(
  chair: Chair,
  display: Display,
  { setup, people, mayPlay, resign, stepComputer, thought, advised }: Wanted,
): Pick<Desk, 'computers' | 'resigning' | 'adviser'> {
  const adviser = advised && people.length > 0 ? new Adviser(chair, display.plan, setup) : null;
  if (adviser) chair.follow(adviser);
  return {
    computers: stepComputer ? new Computers(chair, mayPlay, stepComputer, thought) : null,
    resigning: resign ? new Resigning(chair, mayPlay, resign) : null,
    adviser,
  };
}
