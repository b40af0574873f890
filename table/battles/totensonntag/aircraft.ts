/** Aircraft from above, nose up, one unit from the middle to nose or tail. */

const paths: Readonly<Record<string, string>> = {
  // Cranked wings of the Ju 87: straight inner panels, tapered outer ones, a long cockpit and a broad tail.
  'aircraft-ju-87':
    'M0,-0.95 C0.1,-0.93 0.13,-0.75 0.13,-0.5 L0.42,-0.42 L1.22,-0.2 Q1.3,-0.08 1.2,0.02 L0.42,0.16 L0.13,0.1 L0.09,0.6 L0.45,0.66 Q0.5,0.78 0.44,0.86 L0.05,0.85 L0,0.95 L-0.05,0.85 L-0.44,0.86 Q-0.5,0.78 -0.45,0.66 L-0.09,0.6 L-0.13,0.1 L-0.42,0.16 L-1.2,0.02 Q-1.3,-0.08 -1.22,-0.2 L-0.42,-0.42 L-0.13,-0.5 C-0.13,-0.75 -0.1,-0.93 0,-0.95 Z',
  // Short square-shouldered wings and small rounded tips of the Me 109 F.
  'aircraft-me-109':
    'M0,-1 C0.09,-0.97 0.12,-0.75 0.12,-0.45 L1.02,-0.26 Q1.12,-0.16 1.02,-0.06 L0.12,0.06 L0.07,0.62 L0.36,0.7 Q0.42,0.78 0.36,0.85 L0.05,0.84 L0,0.95 L-0.05,0.84 L-0.36,0.85 Q-0.42,0.78 -0.36,0.7 L-0.07,0.62 L-0.12,0.06 L-1.02,-0.06 Q-1.12,-0.16 -1.02,-0.26 L-0.12,-0.45 C-0.12,-0.75 -0.09,-0.97 0,-1 Z',
  // Thick straight-edged wings with round tips of the Hurricane.
  'aircraft-hurricane':
    'M0,-0.95 C0.11,-0.92 0.14,-0.7 0.14,-0.45 L0.95,-0.36 C1.2,-0.32 1.22,-0.1 1,-0.02 L0.14,0.14 L0.09,0.6 L0.4,0.66 Q0.48,0.76 0.4,0.85 L0.06,0.84 L0,0.95 L-0.06,0.84 L-0.4,0.85 Q-0.48,0.76 -0.4,0.66 L-0.09,0.6 L-0.14,0.14 L-1,-0.02 C-1.22,-0.1 -1.2,-0.32 -0.95,-0.36 L-0.14,-0.45 C-0.14,-0.7 -0.11,-0.92 0,-0.95 Z',
  // The ellipse of the Spitfire.
  'aircraft-spitfire':
    'M0,-1 C0.1,-0.97 0.12,-0.75 0.12,-0.42 C0.6,-0.44 1.12,-0.36 1.2,-0.2 C1.14,0.02 0.6,0.16 0.12,0.18 L0.08,0.62 C0.3,0.62 0.46,0.68 0.46,0.75 C0.44,0.84 0.25,0.86 0.05,0.85 L0,0.96 L-0.05,0.85 C-0.25,0.86 -0.44,0.84 -0.46,0.75 C-0.46,0.68 -0.3,0.62 -0.08,0.62 L-0.12,0.18 C-0.6,0.16 -1.14,0.02 -1.2,-0.2 C-1.12,-0.36 -0.6,-0.44 -0.12,-0.42 C-0.12,-0.75 -0.1,-0.97 0,-1 Z',
};

const made = new Map<string, Path2D>();

export function silhouette(type: string): Path2D {
  let path = made.get(type);
  if (!path) made.set(type, (path = new Path2D(paths[type] ?? paths['aircraft-me-109'])));
  return path;
}
