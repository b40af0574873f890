import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.js';
import { lazy } from '../../web/lazy.js';
import { linkTo } from '../../web/links.js';
import { dropAnalysis } from '../../storage/analyses.js';
import { dropExtras } from '../../storage/extras.js';
import { stores } from '../../storage/battle-store.js';
import type { SavedBattle } from '../../storage/types.js';
import { OnlineLink } from '../shared/online-link.js';
import { OpenRecord } from '../shared/open-record.js';
import { titleOf } from '../shared/titles.js';

/** With the map of each battle, which nobody needs who has none. */
const SavedRow = lazy(() => import('./saved-row.js').then((module) => module.SavedRow), true);

/** Battles kept in this browser. One that is deleted can be had back until the page is left. */
export function SavedBattles() {
  const { home } = messages.value.shell;
  const battles = useSignal<readonly SavedBattle[] | null>(null);
  const removed = useSignal<SavedBattle | null>(null);
  const refresh = async (): Promise<void> => {
    battles.value = await stores.battles.list();
  };
  const remove = async (battle: SavedBattle): Promise<void> => {
    await stores.battles.remove(battle.id);
    dropExtras(battle.id);
    await dropAnalysis(battle.id);
    removed.value = battle;
    await refresh();
  };
  const bringBack = async (battle: SavedBattle): Promise<void> => {
    await stores.battles.save(battle);
    removed.value = null;
    await refresh();
  };
  useEffect(() => void refresh(), []);
  const gone = removed.value;
  return (
    <section class="saved">
      <div class="saved-head">
        <h2>{home.saved}</h2>
        <p class="buttons">
          <OpenRecord opened={refresh} />
          <OnlineLink class="button" />
          <a class="button" href={linkTo.byFile()}>
            {messages.value.shell.titles['by-file']}
          </a>
        </p>
      </div>
      <p class="saved-gone" role="status">
        {gone === null ? null : (
          <>
            {home.removed(titleOf(gone))}{' '}
            <button type="button" class="button" data-action="bring-back" onClick={() => void bringBack(gone)}>
              {home.bringBack}
            </button>
          </>
        )}
      </p>
      {battles.value?.length === 0 ? <p class="quiet">{home.none}</p> : null}
      <ul class="saved-list">
        {battles.value?.map((battle) => (
          <SavedRow key={battle.id} battle={battle} changed={refresh} remove={() => void remove(battle)} />
        ))}
      </ul>
    </section>
  );
}
