/** Messages of the board. A text, or a function of its parameters. */
export const board = {
  minimap: 'Small map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  controls: 'View of the map',
  marks: 'Marked hexes',
  help: 'Arrow keys or Q W E A S D move from hex to hex. Enter chooses, Space looks into the stack, Page Up and Page Down pick a unit in it. Home says who is nearby. Plus and minus zoom, zero shows the whole map with what can be attacked.',
  mark: (hex: string, kind: string, label: string) => (label === '' ? `${hex}: ${kind}` : `${hex}: ${kind} (${label})`),
  marksOf: {
    reach: 'can move here',
    'reach-stop': 'can move here and must stop',
    target: 'can be attacked',
    'target-overrun': 'can be overrun',
    'target-barrage': 'can be barraged',
    entry: 'can enter here',
    zone: 'can be set up here',
    advance: 'can advance here',
    exit: 'can leave the map here',
    excess: 'too many units',
    warning: 'take care',
  },
};
