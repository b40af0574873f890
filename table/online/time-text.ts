import { onlineWords } from './words.js';

const hour = 3600;
const day = 24 * hour;

/** A time of so many seconds: days and hours, or hours, minutes and seconds. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= day) return onlineWords.value.clock.days(Math.floor(whole / day), Math.floor((whole % day) / hour));
  const parts = [Math.floor((whole % hour) / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return whole >= hour ? [Math.floor(whole / hour), ...parts].join(':') : parts.join(':');
}
