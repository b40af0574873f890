import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { language, messages } from '../i18n/index.js';
import { linkTo } from '../links.js';
import { askAuthority } from '../hosts/authority-line.js';
import { shelves } from '../storage/shelf.js';
import { downloadBattle } from '../storage/download.js';
import type { BattleEntry, BattleSummary, ControllerId } from '../storage/types.js';
import { Frame } from './frame.js';
import { OpenRecord } from './open-record.js';

export function HomePage() {
  const { home } = messages.value.shell;
  const battles = useSignal<readonly BattleEntry[] | null>(null);
  const refresh = async (): Promise<void> => {
    battles.value = await shelves.battles.list();
  };
  useEffect(() => void refresh(), []);
  return (
    <Frame>
      <section class="hero">
        <picture class="hero-picture">
          <img src="./sidi-rezegh.jpg" alt={home.pictureOf} width="1200" height="675" />
        </picture>
        <div class="hero-text">
          <h1>{battleNames.totensonntag[language.value]}</h1>
          <p class="hero-line">{home.battleLine}</p>
          <p>{home.battleAbout}</p>
          <p class="buttons">
            <a class="button primary" href={linkTo.new()}>
              {home.start}
            </a>
            <a class="button" href={linkTo.learn()}>
              {home.learn}
            </a>
            <a class="button" href={linkTo.rules('totensonntag')}>
              {home.rules}
            </a>
            <OpenRecord opened={refresh} />
            <a class="button" href={linkTo.byFile()}>
              {messages.value.shell.titles['by-file']}
            </a>
          </p>
        </div>
      </section>
      <section class="second-battle">
        <h2>{battleNames['white-death'][language.value]}</h2>
        <p class="hero-line">{home.whiteLine}</p>
        <p>{home.whiteAbout}</p>
        <p class="buttons">
          <a class="button primary" href={linkTo.new('white-death')}>
            {home.start}
          </a>
          <a class="button" href={linkTo.rules('white-death')}>
            {home.rules}
          </a>
        </p>
      </section>
      <section class="saved">
        <h2>{home.saved}</h2>
        {battles.value?.length === 0 ? <p class="quiet">{home.none}</p> : null}
        <ul class="saved-list">
          {battles.value?.map((battle) => (
            <SavedRow key={battle.id} battle={battle} changed={refresh} />
          ))}
        </ul>
      </section>
    </Frame>
  );
}

const sideName = (side: string): string => {
  const { sides } = messages.value.shell.home;
  return sides[side as keyof typeof sides] ?? side;
};

function playerName(controller: ControllerId): string {
  const { create } = messages.value.shell;
  if (controller === 'away') return create.away;
  return controller === 'human' || controller === 'still' ? create.human : create.levels[controller];
}

/** Where a battle is, or who has won it. */
function standOf({ winner, turn, couplet, points, ended }: BattleSummary): string {
  const { home } = messages.value.shell;
  if (winner === null) return home.stands(turn, couplet ?? null);
  return ended === undefined ? home.won(sideName(winner), points) : home.ended(sideName(winner));
}

function SavedRow({ battle, changed }: { readonly battle: BattleEntry; readonly changed: () => Promise<void> }) {
  const { home } = messages.value.shell;
  const asking = useSignal(false);
  const said = useSignal<ReturnType<typeof downloadBattle>>(null);
  const { summary, setup } = battle;
  const name = isBattleId(setup.game) ? battleNames[setup.game][language.value] : setup.game;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    battle.updated,
  );
  const who = Object.entries(setup.controllers).map(
    ([side, controller]) => `${sideName(side)}: ${playerName(controller)}`,
  );
  const save = async (): Promise<void> => {
    const exported = await askAuthority('export', { id: battle.id });
    said.value = exported && downloadBattle(`impulse-${battle.id}`, exported);
  };
  const remove = async (): Promise<void> => {
    await shelves.battles.remove(battle.id);
    await changed();
  };
  return (
    <li class="saved-row">
      <div>
        <strong>
          {name} · {standOf(summary)}
        </strong>
        <span class="quiet">
          {who.join(' · ')} · {home.played(when)}
        </span>
        {setup.data === undefined ? null : <span class="quiet">{messages.value.shell.pledge.ownData}</span>}
        {said.value === null ? null : <span role="status">{messages.value.shell.files[said.value]}</span>}
      </div>
      <div class="buttons">
        {summary.winner === null ? (
          <a class="button primary" href={linkTo.play(battle.id)}>
            {home.continue}
          </a>
        ) : null}
        <a class="button" href={linkTo.replay(battle.id)}>
          {home.replay}
        </a>
        <button type="button" class="button" onClick={() => void save()}>
          {home.download}
        </button>
        {asking.value ? (
          <>
            <button type="button" class="button danger" onClick={() => void remove()}>
              {home.removeSure}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {home.keep}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => (asking.value = true)}>
            {home.remove}
          </button>
        )}
      </div>
    </li>
  );
}
