/**
 * The time of the machine when the server started, and what has passed since by a clock that nobody sets. Whoever sets the
 * machine's clock, forwards or back, takes no time from a player.
 */
export function steadyClock(wall: () => number, elapsed: () => number): () => number {
  const begun = wall() - elapsed();
  return () => Math.floor(begun + elapsed());
}
