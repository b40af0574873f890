import type { PublicAction } from './game.js';
import type { Host, News, Stop } from './host.js';
import type { SeatedBattle } from './seat.js';
import type { Cells } from './state/state.js';

/** Lets a battle hear everything that its seat is told; when something was missed, it asks anew. */
export function follow<S extends Cells, A extends PublicAction>(
  host: Pick<Host<A>, 'watch'>,
  battle: SeatedBattle<S, A>,
): Stop {
  let stop: Stop = () => undefined;
  const watch = (): void => void (stop = host.watch(battle.seat, hear));
  const hear = (news: News): void => {
    if (battle.misses(news)) {
      stop();
      watch();
      return;
    }
    const heard = battle.hear(news);
    if (!heard.ok) throw new Error(`${battle.seat} cannot be told: ${heard.error.message}`);
  };
  watch();
  return () => stop();
}
