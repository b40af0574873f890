/** One stroke of a hachure: broad at the crest, a hair at the foot. */
export function hachure(path: Path2D, x: number, y: number, angle: number, length: number, half: number): void {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  path.moveTo(x - dy * half, y + dx * half);
  path.lineTo(x + dy * half, y - dx * half);
  path.lineTo(x + dx * length + dy * half * 0.3, y + dy * length - dx * half * 0.3);
  path.lineTo(x + dx * length - dy * half * 0.3, y + dy * length + dx * half * 0.3);
  path.closePath();
}
