import { useSignal } from '@preact/signals';
import { levelText } from '@impulse/library/levels.js';
import { askAuthority } from '../../hosts/authority-line.js';
import { language, messages } from '../../i18n/index.js';
import { timeText } from '../../i18n/times.js';
import { linkTo } from '../../web/links.js';
import { downloadBattle } from '../../storage/download.js';
import { stores } from '../../storage/battle-store.js';
import type { BattleEntry, BattleSetup, ControllerId } from '../../storage/types.js';
import { phrasesOf } from '../../kit/phrases.js';
import { useKit } from '../shared/use-kit.js';
import { Rename } from './rename.js';
import { Thumbnail } from './thumbnail.js';
import { sideName } from '../../battles/banners.js';
import { battleName, standOf, titleOf } from '../shared/titles.js';

interface SavedRowProps {
  readonly battle: BattleEntry;
  readonly changed: () => Promise<void>;
  readonly remove: () => void;
}

/** One battle kept here: what it looks like, where it stands, and what can be done with it. */
export function SavedRow({ battle, changed, remove }: SavedRowProps) {
  const { home, files, pledge } = messages.value.shell;
  const said = useSignal<ReturnType<typeof downloadBattle>>(null);
  const renaming = useSignal(false);
  const { summary, setup } = battle;
  const introduced = useKit(setup.game);
  const title = titleOf(battle);
  const save = async (): Promise<void> => {
    const exported = await askAuthority('export', { id: battle.id });
    said.value = exported && downloadBattle(`impulse-${battle.id}`, exported);
  };
  const rename = async (name: string): Promise<void> => {
    renaming.value = false;
    await stores.battles.rename(battle.id, name);
    await changed();
  };
  const scenario = introduced?.kit.game.scenarios.find(({ id }) => id === setup.scenario)?.name[language.value];
  return (
    <li class="saved-row" data-id={battle.id}>
      <Thumbnail kit={introduced?.kit ?? null} stand={summary.stand} />
      <div class="saved-text">
        {renaming.value ? (
          <Rename title={title} done={(name) => void rename(name)} cancel={() => (renaming.value = false)} />
        ) : (
          <h3>{title}</h3>
        )}
        <span>
          {[battle.title === '' ? null : battleName(setup.game), scenario, standOf(battle, introduced?.kit ?? null)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {introduced && summary.asked ? (
          <span>
            {messages.value.shell.joint.said(
              sideName(setup.game, summary.asked.side),
              phrasesOf(introduced).step(summary.asked.step),
            )}
          </span>
        ) : null}
        <span class="quiet">
          {playersOf(setup)} · {home.played(timeText(battle.updated))}
        </span>
        {setup.data === undefined ? null : <span class="quiet">{pledge.ownData}</span>}
        {said.value === null ? null : <span role="status">{files[said.value]}</span>}
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
        <button type="button" class="button" data-action="rename" onClick={() => (renaming.value = true)}>
          {home.rename}
        </button>
        <button type="button" class="button" data-action="remove" onClick={remove}>
          {home.remove}
        </button>
      </div>
    </li>
  );
}

function playersOf({ game, controllers }: BattleSetup): string {
  const { joint, create } = messages.value.shell;
  const nameOf = (one: ControllerId): string => {
    if (one === 'away') return create.away;
    return one === 'human' || one === 'still' ? create.human : levelText(one, language.value).name;
  };
  return Object.entries(controllers)
    .map(([side, controller]) => joint.said(sideName(game, side), nameOf(controller)))
    .join(' · ');
}
