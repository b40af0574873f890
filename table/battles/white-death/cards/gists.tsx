import { useDesk } from '../../../desk/desk.js';
import type { GistProps } from '../../../kit/kit.js';
import { Dice } from '../../../parts/die.js';
import { throwsIn } from '../../../parts/throws.js';
import { words } from '../../../i18n/words.js';
import { tell } from '../battle.js';

/** A result in a line, on a phone. */
export function ThrowGist({ event, rolling }: GistProps) {
  const { chair } = useDesk();
  const [thrown] = throwsIn(chair.battle.peek(), [event]);
  return (
    <>
      <Dice dice={thrown?.dice ?? []} side={thrown?.side} rolling={rolling} size="small" />
      <span class="toast-text">
        <small>{rolling ? words.value.result.rolling : tell.value.event(event)}</small>
      </span>
    </>
  );
}
