import { useDesk } from '../desk/desk.js';

/** Panels that every battle fills in its own way. */

export function Tracker() {
  const { Tracker: Own } = useDesk().kit;
  return <Own />;
}

export function VictoryPanel() {
  const { Victory } = useDesk().kit;
  return <Victory />;
}
