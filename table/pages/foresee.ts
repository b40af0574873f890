import { foreseeKit } from '../battles/index.js';
import { startAuthorityEarly } from '../hosts/workers.js';
import { stores } from '../storage/battle-store.js';

/** Asks for all that a battle of this browser takes while the page that will show it is still on its way. */
export async function foreseeBattle(id: string): Promise<void> {
  const found = await stores.battles.load(id);
  if (!found) return;
  startAuthorityEarly(found.setup.game);
  await foreseeKit(found.setup.game);
}
