/** Work that the page does for later, so that no piece of it keeps a frame or a hand waiting. */

/** Milliseconds of work between two breaths. */
const stretch = 10;

/** Lets everything else have its turn. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Goes through pieces of work, with a breath whenever some time has been spent. */
export async function inBreaths(pieces: Iterable<unknown>): Promise<void> {
  let end = performance.now() + stretch;
  for (const piece of pieces) {
    void piece;
    if (performance.now() < end) continue;
    await breath();
    end = performance.now() + stretch;
  }
}
