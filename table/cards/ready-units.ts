import type { UnitCard } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';

/** Units that can do something now. */
export function useReadyUnits(): UnitCard[] {
  const { chair } = useDesk();
  return chair.ready.value.flatMap((id) => chair.units.value.get(id) ?? []);
}
