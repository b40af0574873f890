import { computed, signal } from '@preact/signals';
import { bad, good, observer, type Result } from '@impulse/engine';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { loadKit } from '../battles/index.js';
import type { Desk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { textsReady } from '../i18n/index.js';
import type { AnyKit } from '../kit/kit.js';
import { attend } from './attention.js';
import { layDesk } from './lay-desk.js';
import { download } from '../storage/download.js';
import { followAttention } from '../online/follow-attention.js';
import { followNetwork } from '../online/follow-network.js';
import { isPlayer } from '../online/opponent.js';
import { fetchMatchParts } from '../online/table-parts.js';
import { onlineWords } from '../online/words.js';

/** A match on the server with its table laid. */
export interface OpenedMatch {
  readonly desk: Desk;
  /** Begins to play; answers how to leave. */
  readonly start: () => () => void;
}

/** A page may be older or newer than the server that it speaks with. */
function isOfThisVersion({ game }: AnyKit, { scenario, options, rules, dataHash }: MatchCard): boolean {
  const start = game.start({ scenario, options });
  return game.rulesVersion === rules && start.ok && game.setupOf(start.value).dataHash === dataHash;
}

export async function openMatch(remote: RemoteHost, card: MatchCard, leave: () => void): Promise<Result<OpenedMatch>> {
  const { match, game, scenario, options } = card;
  const [kit] = await Promise.all([loadKit(game), fetchMatchParts()]);
  if (!kit) return bad('unknown-game', 'game', `This table does not know the battle ${game}.`);
  await textsReady();
  if (!isOfThisVersion(kit, card)) return bad('other-rules', 'rules', onlineWords.value.invitation.otherVersion);
  const seat = remote.seat.value ?? observer;
  const plays = isPlayer(card, seat);
  const people = kit.game.sides.filter((side) => side === seat);
  const controllers = Object.fromEntries(
    kit.game.sides.map((side) => [side, side === seat ? ('human' as const) : ('away' as const)]),
  );
  const save = async (): Promise<void> => {
    const record = await remote.record();
    if (record) download(`${game}-${match}.json`, JSON.stringify(record));
    else if (desk.ok) desk.value.chair.notice.value = { kind: 'by-file' };
  };
  const desk = await layDesk({
    id: match,
    kit,
    host: remote,
    setup: { game, scenario, options, controllers },
    people,
    seat,
    mayPlay: computed(() => plays && remote.state.value === 'open'),
    resign: !plays ? null : (side, revision, command) => remote.resign(side, revision, command),
    stepComputer: null,
    // Against somebody else everybody thinks for himself.
    advised: false,
    missed: plays ? remote : null,
    storeFailure: signal(null),
    post: signal(null),
    remote,
    leave,
    download: () => void save().catch((error: unknown) => console.error(error)),
    pledge: null,
  });
  if (!desk.ok) return desk;
  const start = (): (() => void) => {
    const stops = [attend(desk.value), followNetwork(remote), followAttention(remote)];
    return () => stops.forEach((stop) => stop());
  };
  return good({ desk: desk.value, start });
}
