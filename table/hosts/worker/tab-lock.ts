/** Of all tabs that have a battle open one plays it: the one that holds its lock. */

/** Another tab that is just being closed gives its lock back within this time, in milliseconds. */
const patience = 700;
/** On a machine that is busy it may take this long; nobody is kept waiting for it. */
const lastHope = 5000;

const nameOf = (battle: string): string => `battle-${battle}`;

export interface TabLock {
  release(): void;
}

const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

/** Where there are no locks every tab plays; what it stores is still checked against other tabs. */
const unlocked: TabLock = { release: () => undefined };

export interface Attempt {
  /** Null when another tab plays this battle. */
  readonly lock: TabLock | null;
  /** The lock of a tab that was just being left, when it has come after all; null when that tab goes on playing. */
  readonly later: Promise<TabLock | null>;
}

/** `lost` is called when the battle is taken over later. */
export async function hold(battle: string, lost: () => void): Promise<Attempt> {
  const manager = locks();
  if (!manager) return { lock: unlocked, later: Promise.resolve(null) };
  const giveUp = new AbortController();
  const ending = setTimeout(() => giveUp.abort(), lastHope);
  const granted = request(manager, battle, { signal: giveUp.signal }, lost).finally(() => clearTimeout(ending));
  const lock = await Promise.race([granted, nothingAfter(patience)]);
  return { lock, later: lock ? Promise.resolve(null) : granted };
}

const nothingAfter = (time: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, time, null));

/** Takes a battle over from the tab that plays it. */
export async function seize(battle: string, lost: () => void): Promise<TabLock | null> {
  const manager = locks();
  return manager ? await request(manager, battle, { steal: true }, lost) : unlocked;
}

function request(
  manager: LockManager,
  battle: string,
  options: LockOptions,
  lost: () => void,
): Promise<TabLock | null> {
  return new Promise((resolve) => {
    let held = false;
    const whileHeld = (): Promise<void> =>
      new Promise((release) => {
        held = true;
        resolve({ release });
      });
    // Rejected when waiting was given up, or when the lock was taken away.
    manager.request(nameOf(battle), options, whileHeld).catch(() => {
      if (held) lost();
      else resolve(null);
    });
  });
}
