/** Of all tabs that have a battle open one plays it: the one that holds its lock. */

/** Another tab that is just being closed gives its lock back within this time, in milliseconds. */
const patience = 700;

const nameOf = (battle: string): string => `battle-${battle}`;

export interface TabLock {
  release(): void;
}

const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

/** Where there are no locks every tab plays; what it stores is still checked against other tabs. */
const unlocked: TabLock = { release: () => undefined };

/** Null when another tab plays this battle. `lost` is called when it is taken over later. */
export async function hold(battle: string, lost: () => void): Promise<TabLock | null> {
  const manager = locks();
  if (!manager) return unlocked;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  const lock = await request(manager, battle, { signal: giveUp.signal }, lost);
  clearTimeout(timer);
  return lock;
}

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
