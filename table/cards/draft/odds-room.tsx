import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Forecast } from '@impulse/engine';
import type { FormProps } from './props.js';

interface OddsRoomProps extends FormProps {
  readonly children: (forecast: Forecast) => ComponentChildren;
}

/** What would come of a draft. While it is refused the room of the last odds is kept: the refusal stands there, no row moves. */
export function OddsRoom({ judged: { draft, forecast }, children }: OddsRoomProps) {
  const about = `${draft.type} ${draft.hex}`;
  const last = useRef({ about: '', forecast });
  if (forecast) last.current = { about, forecast };
  const shown = last.current.about === about ? last.current.forecast : null;
  return shown ? <div class={`odds-room${forecast ? '' : ' is-refused'}`}>{children(shown)}</div> : null;
}
