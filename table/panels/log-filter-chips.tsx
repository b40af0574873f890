import type { Signal } from '@preact/signals';
import { useDesk } from '../desk/desk.js';
import type { LogFilter } from '../desk/log-filter.js';
import { words } from '../i18n/words.js';
import type { LogSubject } from '../kit/kit.js';
import { phrasesOf } from '../kit/phrases.js';

const subjects: readonly LogSubject[] = ['movement', 'combat'];

export interface LogFilterChipsProps {
  readonly filter: Signal<LogFilter>;
}

/** By subject, by side, by the units in hand. */
export function LogFilterChips({ filter }: LogFilterChipsProps) {
  const desk = useDesk();
  const { filter: text } = words.value.log;
  const { subject, side, units } = filter.value;
  const set = (change: Partial<LogFilter>): void => {
    filter.value = { ...filter.value, ...change };
  };
  const selected = desk.selection.units.value;
  return (
    <div class="log-filter-chips" role="group" aria-label={text.title}>
      {subjects.map((one) => (
        <Chip key={one} on={subject === one} press={() => set({ subject: subject === one ? null : one })}>
          {text[one]}
        </Chip>
      ))}
      {desk.kit.game.sides.map((one) => (
        <Chip key={one} on={side === one} press={() => set({ side: side === one ? null : one })}>
          {phrasesOf(desk).side(one)}
        </Chip>
      ))}
      {units !== null || selected.length > 0 ? (
        <Chip on={units !== null} press={() => set({ units: units === null ? selected : null })}>
          {units?.length === 1 || (units === null && selected.length === 1)
            ? phrasesOf(desk).unit((units ?? selected)[0])
            : text.selected((units ?? selected).length)}
        </Chip>
      ) : null}
    </div>
  );
}

interface ChipProps {
  readonly on: boolean;
  readonly press: () => void;
  readonly children: string;
}

const Chip = ({ on, press, children }: ChipProps) => (
  <button type="button" class="chip" aria-pressed={on} onClick={press}>
    {children}
  </button>
);
