import { good, type Result } from '@impulse/engine';
import { totensonntagArt } from '../battles/totensonntag/art.js';
import type { Desk } from '../play/desk.js';
import { Keeper } from '../play/keeper.js';
import { wantsStillness } from '../play/media.js';
import { Sight } from '../play/sight.js';
import { Stage } from '../play/stage.js';
import { download } from '../storage/download.js';
import { settings } from '../storage/settings.js';
import type { BattleStore, SavedBattle } from '../storage/types.js';
import { Film } from './film.js';
import { Projector } from './projector.js';
import { ReplaySession } from './replay-session.js';
import type { Cinema } from './screen.js';

/** Develops a kept battle and sets up everything to show it. */
export function openReplay(saved: SavedBattle, store: BattleStore, leave: () => void): Result<Cinema> {
  const film = Film.develop(saved.record);
  if (!film.ok) return film;
  const speed = (): number => (wantsStillness.value || document.hidden ? 0 : settings.value.speed);
  const session = new ReplaySession(saved.id, saved.setup, film.value);
  const stage = new Stage(speed);
  const viewpoints = film.value.viewpoints(saved.setup);
  session.look(viewpoints[0]);
  // Dice that are still to fall stay sealed.
  const record = film.value.finished ? saved.record : { ...saved.record, secret: null };
  const desk: Desk = {
    session,
    stage,
    keeper: new Keeper(store),
    sight: new Sight(),
    art: totensonntagArt(film.value.match.state.context.data),
    leave,
    download: () => download(`totensonntag-${saved.id}.json`, JSON.stringify(record)),
  };
  return good({ desk, session, projector: new Projector(session, stage, speed), viewpoints, saved, store });
}
