import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HeardClock } from '../hosts/remote/remote-host.js';

/** Seconds that a side has left at `now`, by this browser's own clock; null where nobody is pressed. */
function secondsLeft(clock: HeardClock | null, side: string, now: number): number | null {
  if (!clock || !Object.hasOwn(clock.left, side)) return null;
  const passed = clock.running === side ? Math.max(0, now - clock.heardAt - clock.pause) : 0;
  return (clock.left[side] - passed * clock.rate) / 1000;
}

/** The same, again every second. */
export function useSecondsLeft(clock: HeardClock | null, side: string): number | null {
  const now = useSignal(performance.now());
  useEffect(() => {
    if (!clock) return undefined;
    now.value = performance.now();
    const ticking = setInterval(() => (now.value = performance.now()), 1000);
    return () => clearInterval(ticking);
  }, [clock]);
  return secondsLeft(clock, side, now.value);
}
