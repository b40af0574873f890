import { computed, effect, untracked } from '@preact/signals';
import { bad, good, type Result } from '@impulse/engine';
import { hasStaff, isBattleId } from '@impulse/library/battles.js';
import { loadKit } from '../battles/index.js';
import { firstSeat } from '../chair/handover.js';
import type { Desk } from '../desk/desk.js';
import { LocalHost } from '../hosts/local.js';
import { textsReady } from '../i18n/index.js';
import { fetchLetterParts } from '../letters/table-parts.js';
import { downloadBattle } from '../storage/download.js';
import type { StoreId } from '../storage/battle-store.js';
import type { BattleSetup } from '../storage/types.js';
import { breath, inBreaths } from '../web/breath.js';
import { attend } from './attention.js';
import { layDesk, stateLike } from './lay-desk.js';

/** A battle of this browser with its table laid. */
export interface LaidTable {
  readonly desk: Desk;
  readonly host: LocalHost;
  readonly setup: BattleSetup;
  /** Begins to play; answers how to leave. */
  readonly start: () => () => void;
}

/** Fetches a battle's kit and works out its map while a worker opens the record; whether it came is told when the table is laid. */
export async function foresee(setup: BattleSetup): Promise<void> {
  const kit = await loadKit(setup.game);
  if (!kit) return;
  const like = stateLike(kit, setup);
  if (!like.ok) return;
  await breath();
  const { board } = kit.art(like.value);
  await breath();
  await inBreaths(board.preparing(null));
}

export async function openBattle(
  store: StoreId,
  id: string,
  leave: () => void,
  host = new LocalHost(),
): Promise<Result<LaidTable>> {
  const opened = await lay(host, store, id, leave);
  if (!opened.ok) host.close();
  return opened;
}

async function lay(host: LocalHost, store: StoreId, id: string, leave: () => void): Promise<Result<LaidTable>> {
  const opened = await host.open(store, id);
  if (opened.kind === 'refused') return { ok: false, error: opened.problem };
  const { setup, pledge } = opened;
  const kit = await loadKit(setup.game);
  if (!kit) return bad('unknown-game', 'game', `This table does not know the battle ${setup.game}.`);
  if (opened.post) await fetchLetterParts();
  await textsReady();
  const people = kit.game.sides.filter((side) => setup.controllers[side] === 'human');
  const save = async (): Promise<void> => {
    const said = downloadBattle(`${setup.game}-${id}`, await host.file());
    if (said !== null && desk.ok) desk.value.chair.notice.value = { kind: said };
  };
  const desk = await layDesk({
    id,
    kit,
    host,
    setup,
    people,
    seat: firstSeat(people),
    mayPlay: computed(() => host.role.value === 'plays' && !host.dead.value && host.post.value?.mayPlay !== false),
    // A lesson is left, not lost.
    resign: store === 'lessons' ? null : (side, revision, command) => host.resign(side, revision, command),
    stepComputer: () => host.stepComputer(),
    thought: host.thought,
    advised: store !== 'lessons' && isBattleId(setup.game) && hasStaff[setup.game],
    missed: store === 'lessons' ? null : host,
    storeFailure: host.storeFailure,
    post: host.post,
    remote: null,
    leave,
    download: () => void save(),
    // The first dice of a lesson are set; those of a battle by file are made by both players on the way.
    pledge: store === 'lessons' || opened.post ? null : pledge,
  });
  if (!desk.ok) return desk;
  const start = (): (() => void) => {
    const stops = [attend(desk.value), followRole(desk.value, host)];
    return () => {
      stops.forEach((stop) => stop());
      desk.value.adviser?.close();
      host.close();
    };
  };
  return good({ desk: desk.value, host, setup, start });
}

/** Whoever takes a battle over sits down anew, and whoever loses it gets up from its seat at a shared table. */
function followRole({ chair, computers }: Desk, host: LocalHost): () => void {
  let before = host.role.peek();
  return effect(() => {
    const role = host.role.value;
    if (role === before) return;
    before = role;
    untracked(() => {
      chair.sitDown().then(
        () => computers?.settle(),
        (error: unknown) => console.error(error),
      );
    });
  });
}
