import type { BoardTexts } from '../types.js';

/** Buttons for those who neither pinch nor roll. */
export interface Controls {
  readonly element: HTMLElement;
  readonly buttons: readonly (readonly [Action, HTMLButtonElement])[];
}

type Action = 'minimap' | 'zoomIn' | 'zoomOut' | 'fit';

const pictures: Readonly<Record<Action, string>> = {
  minimap: 'M3 4h14v12H3zM9 9h5v4H9z',
  zoomIn: 'M10 4v12M4 10h12',
  zoomOut: 'M4 10h12',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
};

export function makeControls(actions: Readonly<Record<Action, () => void>>): Controls {
  const element = document.createElement('div');
  element.className = 'board-controls';
  element.setAttribute('role', 'group');
  const buttons = (Object.keys(pictures) as Action[]).map((action) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['board'] = action;
    button.append(icon(pictures[action]));
    button.addEventListener('click', actions[action]);
    element.append(button);
    return [action, button] as const;
  });
  return { element, buttons };
}

function icon(outline: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
}

export function renameControls({ element, buttons }: Controls, texts: BoardTexts): void {
  element.setAttribute('aria-label', texts.controls);
  for (const [action, button] of buttons) {
    button.setAttribute('aria-label', texts[action]);
    button.title = texts[action];
  }
}

/** The button of the small map stays pressed while it is open. */
export function pressMinimap({ buttons }: Controls, open: boolean): void {
  for (const [action, button] of buttons) if (action === 'minimap') button.setAttribute('aria-pressed', String(open));
}
