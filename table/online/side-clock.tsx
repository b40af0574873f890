import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { useSecondsLeft } from './seconds-left.js';
import { timeText } from './time-text.js';
import { onlineWords } from './words.js';

/** In seconds: what is left is hardly enough to decide. */
const shortTime = 60;

interface SideClockProps {
  readonly remote: RemoteHost;
  readonly side: string;
}

/** How much time a side has left, where there is a clock. */
export function SideClock({ remote, side }: SideClockProps) {
  const { clock: text } = onlineWords.value;
  const clock = remote.clock.value;
  const left = useSecondsLeft(clock, side);
  if (left === null) return null;
  const isShort = left <= shortTime && clock?.running === side;
  return (
    <span
      class={`match-clock${clock?.running === side ? ' is-running' : ''}${isShort ? ' is-short' : ''}`}
      data-part="clock"
    >
      {left > 0 ? text.left(timeText(left)) : text.over}
    </span>
  );
}
