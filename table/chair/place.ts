import type { Cells, News, Result, Seat, Stop } from '@impulse/engine';
import { good, SeatedBattle } from '@impulse/engine';
import type { AnyKit } from '../kit/kit.js';
import type { AnyBattle, AnyHost } from './any.js';

/** A seat that is being watched: its battle, fed until it is left. */
export interface Place {
  readonly battle: AnyBattle;
  readonly leave: Stop;
  /** Something was missed: the host is asked to tell everything anew. */
  readonly askAnew: () => void;
}

/**
 * Takes a seat: resolves as soon as the host has told how the battle stands. Later news are handed to `hear`, which
 * lets the battle hear them when they have been shown.
 */
export function takePlace(
  host: AnyHost,
  { game, aids }: Pick<AnyKit, 'game' | 'aids'>,
  seat: Seat,
  like: Cells,
  hear: (place: Place, news: News) => void,
): Promise<Result<Place>> {
  const battle = new SeatedBattle(game, aids, seat, like);
  return new Promise((resolve) => {
    let place: Place | null = null;
    // A host at hand tells the first news before `watch` has returned.
    let leave: Stop = () => undefined;
    const watch = (): void => {
      leave = host.watch(seat, (news) => {
        if (place) hear(place, news);
        else {
          place = { battle, leave: () => leave(), askAnew };
          const heard = battle.hear(news);
          resolve(heard.ok ? good(place) : heard);
        }
      });
    };
    const askAnew = (): void => {
      leave();
      watch();
    };
    watch();
  });
}
