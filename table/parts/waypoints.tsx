import { useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** A way of the player's own: the hexes that are to be passed. With a mouse Shift chooses them, without one this button. */
export function Waypoints() {
  const desk = useDesk();
  const { hand, selection } = desk;
  const { sheet } = words.value;
  if (!selection.canPass.value) return null;
  const passed = selection.waypoints.value;
  const last = passed.at(-1);
  const say = phrasesOf(desk);
  return (
    <div class="waypoints" data-part="waypoints">
      <button
        type="button"
        class="button small"
        data-action="pass-by"
        aria-pressed={selection.passing.value}
        title={sheet.passHint}
        onClick={() => (selection.passing.value = !selection.passing.value)}
      >
        {sheet.pass}
      </button>
      {passed.map((hex) => (
        <span key={hex} class="waypoint">
          {say.hex(hex)}
        </span>
      ))}
      {last === undefined ? null : (
        <>
          <button
            type="button"
            class="icon-button"
            data-action="unpass"
            aria-label={sheet.unpass}
            title={sheet.unpass}
            onClick={() => selection.unpass()}
          >
            ×
          </button>
          <button
            type="button"
            class="button small"
            data-action="go-there"
            onClick={() => {
              selection.passing.value = false;
              void hand.click(last, null);
            }}
          >
            {sheet.goThere(say.hex(last))}
          </button>
        </>
      )}
    </div>
  );
}
