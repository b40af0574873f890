/** Small things kept beside a battle on this device: nothing of them belongs to its record. */

const keyOf = (battle: string, kind: string, name: string): string => `impulse-${kind}/${battle}/${name}`;

export function readExtra(battle: string, kind: string, name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(battle, kind, name)) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Forbidden or damaged storage: nothing was kept.
    return {};
  }
}

export function keepExtra(battle: string, kind: string, name: string, values: ReadonlyMap<string, unknown>): void {
  try {
    if (values.size === 0) localStorage.removeItem(keyOf(battle, kind, name));
    else localStorage.setItem(keyOf(battle, kind, name), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // It is known until the page is left.
  }
}

/** The battle is gone. */
export function dropExtras(battle: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('impulse-') && key.split('/')[1] === battle) localStorage.removeItem(key);
    }
  } catch {
    // What cannot be read was not kept either.
  }
}
