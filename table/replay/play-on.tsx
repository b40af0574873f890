import { useSignal } from '@preact/signals';
import { levelText } from '@impulse/library/levels.js';
import { useDesk } from '../desk/desk.js';
import { askAuthority } from '../hosts/authority-line.js';
import { language, messages } from '../i18n/index.js';
import { Sheet } from '../panels/help.js';
import { go, linkTo } from '../web/links.js';
import type { BattleSetup, ControllerId } from '../storage/types.js';
import { phrasesOf } from '../kit/phrases.js';
import { replayWords } from './words.js';

interface PlayOnProps {
  readonly setup: BattleSetup;
  readonly frame: number;
  readonly close: () => void;
}

/** Nobody is away when a battle goes on here. */
const seated = (players: BattleSetup['controllers']): BattleSetup['controllers'] =>
  Object.fromEntries(Object.entries(players).map(([side, one]) => [side, one === 'away' ? 'human' : one]));

/** A new battle from the frame shown: who is to play it? */
export function PlayOn({ setup, frame, close }: PlayOnProps) {
  const desk = useDesk();
  const text = replayWords.value.playOn;
  const { create, home } = messages.value.shell;
  const players = useSignal(seated(setup.controllers));
  const problem = useSignal('');
  const begin = async (): Promise<void> => {
    const ask = { id: desk.id, events: frame, controllers: players.value, title: text.title2(frame) };
    const made = await askAuthority('branch', ask);
    if (made.kind === 'kept') go(linkTo.play(made.id));
    else if (made.kind === 'refused') problem.value = home.fileProblem(made.problem.message, made.problem.path);
    else problem.value = create.notKept[made.failure];
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
        {desk.kit.game.sides.map((side) => (
          <label key={side} class="choice">
            <span>{phrasesOf(desk).sideTitle(side)}</span>
            <select
              value={players.value[side]}
              onChange={(event) => {
                players.value = { ...players.value, [side]: event.currentTarget.value as ControllerId };
              }}
            >
              {(['human', ...desk.kit.levels] as const).map((one) => (
                <option key={one} value={one}>
                  {one === 'human' ? create.human : create.computer(levelText(one, language.value).name)}
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
