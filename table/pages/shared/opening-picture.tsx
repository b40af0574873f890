import { useMemo } from 'preact/hooks';
import { observer } from '@impulse/engine/game.js';
import type { BattleArt } from '../../art/battle-art.js';
import type { Area } from '../../board/types.js';
import { language } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { stillOf } from '../../map/counters.js';
import { MapPicture } from './map-picture.js';

interface OpeningPictureProps {
  readonly name: string;
  readonly kit: AnyKit | null;
  readonly scenario: string;
  readonly area: Area | null;
}

const arts = new WeakMap<AnyKit, BattleArt>();

/** The look of a battle with its built-in data, made once. */
export function artOf(kit: AnyKit): BattleArt | null {
  const known = arts.get(kit);
  if (known) return known;
  const started = kit.game.start({ scenario: kit.game.scenarios[0].id });
  if (!started.ok) return null;
  const made = kit.art(started.value);
  arts.set(kit, made);
  return made;
}

/** How a scenario begins, as both sides see it. */
export function OpeningPicture({ name, kit, scenario, area }: OpeningPictureProps) {
  const spoken = language.value;
  const art = useMemo(() => (kit ? artOf(kit) : null), [kit]);
  const still = useMemo(() => {
    const started = kit?.game.start({ scenario });
    if (!kit || !art || started?.ok !== true) return null;
    return stillOf({ art, aids: kit.aids, state: started.value, seat: observer }, spoken, false);
  }, [kit, art, scenario, spoken]);
  return <MapPicture name={name} art={art} still={still} area={area} />;
}
