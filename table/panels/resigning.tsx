import { useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { Sheet } from './help.js';

/** Asks before the battle is given up. */
export function Resigning() {
  const desk = useDesk();
  const { chair, resigning, display } = desk;
  const { resigning: text, bar } = words.value;
  const close = (): void => {
    display.askResigning.value = false;
  };
  const resign = (): void => {
    close();
    void resigning?.resign();
  };
  return (
    <Sheet title={text.title(phrasesOf(desk).sideTitle(chair.seat.value))} close={close}>
      <p>{text.sure}</p>
      <p class="buttons">
        <button type="button" class="button" data-action="keep-playing" onClick={close}>
          {bar.cancel}
        </button>
        <button type="button" class="button primary" data-action="resign" onClick={resign}>
          {text.yes}
        </button>
      </p>
    </Sheet>
  );
}
