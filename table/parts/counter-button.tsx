import { type Desk, useDesk } from '../desk/desk.js';
import type { UnitCard } from '@impulse/engine';
import { phrasesOf } from '../kit/phrases.js';
import { messages } from '../i18n/index.js';
import { CounterFace } from './counter-face.js';

/** A counter in a tray: selected by a click, put on the map by a click there or by dragging it. */

interface CounterButtonProps {
  readonly unit: UnitCard;
  readonly size?: 'small' | 'medium';
  /** Whether it can be dragged onto the map. */
  readonly draggable?: boolean;
  readonly note?: string;
}

export function CounterButton({ unit, size = 'medium', draggable = false, note }: CounterButtonProps) {
  const desk = useDesk();
  const { chair, selection } = desk;
  const chosen = selection.units.value.includes(unit.id);
  const ready = chair.ready.value.includes(unit.id);
  const name = phrasesOf(desk).unit(unit.id);
  return (
    <button
      type="button"
      class={`counter-button${chosen ? ' is-chosen' : ''}${ready ? ' is-ready' : ''}`}
      aria-pressed={chosen}
      aria-label={note === undefined ? name : messages.value.shell.joint.said(name, note)}
      title={note === undefined ? name : `${name} · ${note}`}
      data-unit={unit.id}
      onMouseEnter={() => (selection.pointed.value = unit.hex === null ? [] : [unit.hex])}
      onMouseLeave={() => (selection.pointed.value = [])}
      onPointerDown={draggable ? (event) => carry(event, desk, unit.id) : undefined}
      onClick={() => selection.select(chosen ? [] : [unit.id])}
    >
      <CounterFace unit={unit} size={size} />
    </button>
  );
}

/** How far the pointer must go before a press becomes a drag. */
const threshold = 6;

/**
 * Carries a counter over the map. The board goes on reporting the hex under the pointer, so letting go there puts the
 * counter down in it.
 */
function carry(press: PointerEvent, { selection, hand }: Pick<Desk, 'selection' | 'hand'>, unit: string): void {
  if (press.pointerType !== 'mouse' || press.button !== 0) return;
  const source = press.currentTarget as HTMLElement;
  let ghost: HTMLElement | null = null;
  const move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > threshold;
    if (!ghost && far) {
      ghost = copyOf(source);
      selection.select([unit]);
    }
    ghost?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
  };
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    if (selection.hovered.value !== null) void hand.drop(unit, selection.hovered.value);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function copyOf(source: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'counter-ghost';
  const face = source.querySelector('canvas');
  const copy = document.createElement('canvas');
  if (face) {
    copy.width = face.width;
    copy.height = face.height;
    copy.className = face.className;
    copy.getContext('2d')?.drawImage(face, 0, 0);
  }
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}
