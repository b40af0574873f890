import { figures } from '../../art/fonts.js';
import type { Face, Paper } from '../../board/types.js';

/** Bridges, bunkers and garrisons: what stands in a hex and can be lost there. */

export type BridgeKind = 'bridge' | 'permanent-bridge' | 'destroyed-bridge';

/** A bridge over the river; `angle` is that of the way across, in radians. */
export const bridgeFace = (kind: BridgeKind, angle: number): Face => ({
  key: `${kind} ${angle.toFixed(2)}`,
  paint(paper, size) {
    paper.save();
    paper.translate(size / 2, size / 2);
    paper.scale(size, size);
    paper.rotate(angle);
    paintBridge(paper, kind);
    paper.restore();
  },
});

function paintBridge(paper: Paper, kind: BridgeKind): void {
  const destroyed = kind === 'destroyed-bridge';
  paper.lineCap = 'round';
  for (const [colour, width] of [
    ['#f7faf9', 0.15],
    ['#22292c', kind === 'permanent-bridge' ? 0.1 : 0.065],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width;
    paper.beginPath();
    for (const side of [-1, 1]) {
      paper.moveTo(-0.42, side * 0.32);
      paper.quadraticCurveTo(-0.3, side * 0.19, -0.22, side * 0.19);
      if (destroyed) paper.moveTo(0.22, side * 0.19);
      else paper.lineTo(0.22, side * 0.19);
      paper.quadraticCurveTo(0.3, side * 0.19, 0.42, side * 0.32);
    }
    paper.stroke();
  }
  if (!destroyed) return;
  for (const [colour, width] of [
    ['#f7faf9', 0.2],
    ['#b0101c', 0.09],
  ] as const) {
    paper.strokeStyle = colour;
    paper.lineWidth = width;
    paper.beginPath();
    paper.moveTo(-0.2, -0.2);
    paper.lineTo(0.2, 0.2);
    paper.moveTo(0.2, -0.2);
    paper.lineTo(-0.2, 0.2);
    paper.stroke();
  }
}

/** 19: a casemate with its strength, at the western corner of the hex where no counter hides it. */
export const bunkerFace = (strength: number): Face => ({
  key: `bunker ${strength}`,
  paint: (paper, size) => paintShield(paper, size, String(strength), '#3b3f38'),
});

/** 22: a garrison of its own. */
export const garrisonFace: Face = { key: 'garrison', paint: (paper, size) => paintShield(paper, size, 'G', '#55604e') };

function paintShield(paper: Paper, size: number, text: string, fill: string): void {
  const [x, y, half] = [size * 0.1, size * 0.5, size * 0.085];
  paper.beginPath();
  paper.moveTo(x - half, y - half * 0.9);
  paper.lineTo(x + half, y - half * 0.9);
  paper.lineTo(x + half, y + half * 0.3);
  paper.lineTo(x, y + half * 1.15);
  paper.lineTo(x - half, y + half * 0.3);
  paper.closePath();
  paper.fillStyle = fill;
  paper.fill();
  paper.strokeStyle = '#f3f6ee';
  paper.lineWidth = Math.max(1, size * 0.016);
  paper.lineJoin = 'round';
  paper.stroke();
  paper.fillStyle = '#f3f6ee';
  paper.font = `bold ${(size * 0.115).toFixed(1)}px ${figures}`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(text, x, y - half * 0.05, half * 1.8);
}
