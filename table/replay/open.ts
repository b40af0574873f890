import { signal } from '@preact/signals';
import { bad, good, type Result } from '@impulse/engine';
import { hasStaff, isBattleId } from '@impulse/library/battles.js';
import { loadKit } from '../battles/index.js';
import { askAuthority } from '../hosts/authority-line.js';
import { FilmHost } from '../hosts/film.js';
import { textsReady } from '../i18n/index.js';
import { layDesk, speed } from '../play/lay-desk.js';
import { downloadBattle } from '../storage/download.js';
import { Review } from './analysis/review.js';
import { Playback } from './playback.js';
import type { Cinema } from './screen.js';

/** Opens a kept battle for watching it again; null: there is no such battle. */
export async function openReplay(id: string, leave: () => void, host = new FilmHost()): Promise<Result<Cinema> | null> {
  const opened = await lay(host, id, leave);
  if (opened?.ok !== true) host.close();
  return opened;
}

async function lay(host: FilmHost, id: string, leave: () => void): Promise<Result<Cinema> | null> {
  const film = await host.open(id);
  if (film === null) return null;
  if ('problem' in film) return { ok: false, error: film.problem };
  const { setup, finished, viewpoints, pledge, versionChange } = film;
  const kit = await loadKit(setup.game);
  if (!kit) return bad('unknown-game', 'game', `This table does not know the battle ${setup.game}.`);
  await textsReady();
  const [seat] = viewpoints;
  const save = async (): Promise<void> => {
    const exported = await askAuthority('export', { id });
    const said = exported && downloadBattle(`${setup.game}-${id}`, exported);
    if (said !== null && desk.ok) desk.value.chair.notice.value = { kind: said };
  };
  const desk = await layDesk({
    id,
    kit,
    host,
    setup,
    people: [],
    seat,
    mayPlay: signal(false),
    resign: null,
    stepComputer: null,
    missed: null,
    advised: false,
    storeFailure: signal(null),
    post: signal(null),
    remote: null,
    leave,
    download: () => void save(),
    pledge,
  });
  if (!desk.ok) return desk;
  const playback = new Playback(host, desk.value, await host.frames(seat), speed);
  const canReview = finished && versionChange === null && isBattleId(setup.game) && hasStaff[setup.game];
  const review = canReview ? new Review(id) : null;
  return good({ desk: desk.value, host, playback, viewpoints, finished, setup, versionChange, review });
}
