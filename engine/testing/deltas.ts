import type { Game, PublicAction, Seat } from '../game.js';
import type { ViewDelta } from '../position/delta.js';
import type { UnitsPosition } from '../position/position.js';
import { isSame } from '../position/same.js';
import type { SeatView } from '../position/view.js';
import type { Cells } from '../state/state.js';

/** Deltas under examination. */

/** What is wrong with the delta between two states, if anything: it must make the later view, and name nothing in vain. */
export function deltaProblem<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  before: S,
  after: S,
  seat: Seat,
): string | null {
  const view = game.view(before, seat) as SeatView<unknown>;
  const text = JSON.stringify(game.viewDeltas(before, after, [seat])[0]);
  const made = JSON.stringify(game.applyDelta(after, view, JSON.parse(text)));
  const whole = JSON.stringify(game.view(after, seat));
  if (made !== whole) return `${seat}: ${text} makes ${made} and not ${whole}`;
  const idle = namedInVain(view, JSON.parse(text) as ViewDelta);
  return idle === undefined ? null : `${seat}: ${idle} reads as before in ${text}`;
}

function namedInVain(view: SeatView<unknown>, delta: ViewDelta): string | undefined {
  const position = view.position as UnitsPosition<unknown> & Readonly<Record<string, unknown>>;
  const { account = [], legal } = delta;
  const places = account.map(([place]) => place);
  const change = legal && !('units' in legal) ? legal : {};
  return (
    same(position, delta.position) ??
    same({ ...nothing(position.lost), ...position.units }, delta.units) ??
    same(position.stacks, delta.stacks) ??
    same({ turn: view.turn }, delta.turn && { turn: delta.turn }) ??
    same(Object.fromEntries(view.account.entries()), Object.fromEntries(account)) ??
    same({ legal: view.legal }, legal === undefined ? undefined : { legal }) ??
    same({ general: view.legal?.general }, change) ??
    change.added?.find((id) => view.legal?.units.includes(id)) ??
    change.removed?.find((id) => !view.legal?.units.includes(id)) ??
    (new Set(places).size < places.length ? 'a line of the account' : undefined)
  );
}

const nothing = (ids: readonly string[]): Record<string, null> => Object.fromEntries(ids.map((id) => [id, null]));

/** The first of these fields that had the same value before. */
function same(before: Readonly<Record<string, unknown>>, changes: object | undefined): string | undefined {
  return Object.entries(changes ?? {}).find(([name, value]) => isSame(before[name] ?? null, value))?.[0];
}
