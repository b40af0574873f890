import { useSignal } from '@preact/signals';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { messages } from '../i18n/index.js';
import { Sheet } from '../play/panels/help.js';
import { say } from '../play/words.js';
import { go, linkTo } from '../router.js';
import { continueRecord } from '../storage/create.js';
import type { BattleStore, ControllerId, SavedBattle } from '../storage/types.js';
import { replayWords } from './words.js';

const controllers: readonly ControllerId[] = ['human', 'random', 'greedy', 'script'];

interface PlayOnProps {
  readonly saved: SavedBattle;
  readonly store: BattleStore;
  readonly frame: number;
  readonly close: () => void;
}

/** A new battle from the frame shown: who is to play it? */
export function PlayOn({ saved, store, frame, close }: PlayOnProps) {
  const text = replayWords.value.playOn;
  const { create, home } = messages.value.shell;
  const players = useSignal<Readonly<Record<string, ControllerId>>>(saved.setup.controllers);
  const problem = useSignal('');
  const begin = async (): Promise<void> => {
    const battle = continueRecord(saved.record, players.value, text.title2(frame), Date.now(), frame);
    if (!battle.ok) {
      problem.value = home.fileProblem(battle.error.message, battle.error.path);
      return;
    }
    const kept = await store.save(battle.value);
    if (kept.ok) go(linkTo.play(battle.value.id));
    else problem.value = create.notKept[kept.reason];
  };
  return (
    <Sheet title={text.title} close={close}>
      <form
        class="play-on"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p>{text.text(frame)}</p>
        {sideIds.map((side) => (
          <label key={side} class="choice">
            <span>{say.value.sideTitle(side)}</span>
            <select
              value={players.value[side]}
              onChange={(event) => {
                players.value = { ...players.value, [side]: event.currentTarget.value as ControllerId };
              }}
            >
              {controllers.map((one) => (
                <option key={one} value={one}>
                  {one === 'human' ? create.human : create.levels[one]}
                </option>
              ))}
            </select>
          </label>
        ))}
        {problem.value === '' ? null : (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <p class="buttons">
          <button type="submit" class="button primary" data-action="play-on-begin">
            {text.begin}
          </button>
          <button type="button" class="button" onClick={close}>
            {text.cancel}
          </button>
        </p>
      </form>
    </Sheet>
  );
}
