import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DeskProvider } from '../../desk/desk.js';
import { RemoteHost } from '../../hosts/remote/remote-host.js';
import { messages } from '../../i18n/index.js';
import { go, linkTo } from '../../web/links.js';
import { ClaimLine } from '../../online/claim-line.js';
import { ConnectionLine } from '../../online/connection-line.js';
import { followSeat } from '../../online/follow-seat.js';
import { HindsightLine } from '../../online/hindsight-line.js';
import { MatchPanel } from '../../online/match-panel.js';
import { NextMatch } from '../../online/next-match.js';
import { noteLinks } from '../../online/note-links.js';
import { type OpenedMatch, openMatch } from '../../play/open-match.js';
import { ProposalLine } from '../../online/proposal-line.js';
import { ReplacedLine } from '../../online/replaced-line.js';
import { takeOwnSeat } from '../../online/take-seat.js';
import { VacationLine } from '../../online/vacation.js';
import { onlineWords } from '../../online/words.js';
import { playPanels } from '../../panels/sheets.js';
import { VersionNotice } from '../../panels/lazy.js';
import { Table, Unreadable } from '../../play/index.js';
import type { Problem } from '@impulse/engine';
import type { PageRoute } from '../../web/router.js';
import { type HeldSeat, heldSeatAt } from '../../storage/held-seats.js';
import { Invited } from './invited.js';
import { WaitingRoom } from './waiting-room.js';

const { view, ...others } = playPanels;
/** With who plays and what they say. */
const matchPanels = { ...others, match: MatchPanel, ...(view ? { view } : {}) };

const leave = (): void => go(linkTo.online());

/** A match on the server: an invitation to it, the wait for the other player, the table. */
export function MatchPage({ at: { match, invitation } }: { readonly at: Extract<PageRoute, { page: 'match' }> }) {
  const watching = useSignal(false);
  const held = heldSeatAt(match);
  const isLooking = useSignal(held === null);
  useEffect(() => {
    if (held === null) void takeOwnSeat(match).finally(() => (isLooking.value = false));
  }, []);
  if (held || watching.value) return <AtMatch key={held?.key ?? ''} match={match} held={held} />;
  if (isLooking.value) {
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  }
  return <Invited match={match} invitation={invitation} watch={() => (watching.value = true)} />;
}

interface AtMatchProps {
  readonly match: string;
  /** Null for those who only watch. */
  readonly held: HeldSeat | null;
}

function AtMatch({ match, held }: AtMatchProps) {
  const host = useSignal<RemoteHost | null>(null);
  const chain = useSignal<ReturnType<typeof noteLinks> | null>(null);
  useEffect(() => {
    // Only whoever has offered the match tells a part to the server now; the guest's was told with the acceptance.
    const part = held?.invitation === undefined ? null : (held.part ?? null);
    const remote = new RemoteHost({ match, key: held?.key ?? null, part });
    host.value = remote;
    const stop = followSeat(remote);
    const links = noteLinks(remote);
    chain.value = links;
    return () => {
      stop();
      links.stop();
      remote.close();
    };
  }, []);
  const remote = host.value;
  const card = remote?.card.value;
  if (remote?.refused.value) {
    const problem = { ...remote.refused.value, message: onlineWords.value.invitation.unknown };
    return <Unreadable problem={problem} leave={leave} />;
  }
  if (!remote || !card) {
    return (
      <p class="page-wait" role="status">
        {remote?.state.value === 'lost' ? onlineWords.value.line.lost : messages.value.shell.loading}
      </p>
    );
  }
  if (!remote.begun.value) return <WaitingRoom card={card} held={held} />;
  return <Playing remote={remote} held={held} contradicted={chain.value?.contradicted.value === true} />;
}

interface PlayingProps {
  readonly remote: RemoteHost;
  readonly held: HeldSeat | null;
  /** The server has told this browser two things of the same moment. */
  readonly contradicted: boolean;
}

function Playing({ remote, held, contradicted }: PlayingProps) {
  const opened = useSignal<OpenedMatch | { readonly problem: Problem } | null>(null);
  useEffect(() => {
    let left = false;
    let stop = (): void => undefined;
    const card = remote.card.peek();
    if (!card) return undefined;
    openMatch(remote, card, leave).then(
      (match) => {
        if (left) return;
        opened.value = match.ok ? match.value : { problem: match.error };
        if (match.ok) stop = match.value.start();
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
  if (!opened.value) {
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  }
  if ('problem' in opened.value) return <Unreadable problem={opened.value.problem} leave={leave} />;
  const { desk } = opened.value;
  const unread = remote.unread.value;
  return (
    <DeskProvider value={desk}>
      <Table
        desk={desk}
        panels={matchPanels}
        tabNames={unread === 0 ? {} : { match: onlineWords.value.panel.unread(unread) }}
        lines={() => (
          <>
            <ConnectionLine remote={remote} held={held} />
            {contradicted ? (
              <div class="notice notice-storage" role="alert" data-part="contradicted">
                <span>{onlineWords.value.line.contradicted}</span>
              </div>
            ) : null}
            <VersionNotice change={remote.card.value?.versionChange ?? null} kind="carried" />
            <ProposalLine remote={remote} />
            <ClaimLine remote={remote} />
            <HindsightLine remote={remote} />
            <ReplacedLine remote={remote} held={held} />
            <VacationLine remote={remote} />
            <NextMatch match={remote.match} />
          </>
        )}
      />
    </DeskProvider>
  );
}
