/** Armoured vehicles from the side, facing left, within 0,0 to 200,110. */

const tracks = (from: number, to: number): string =>
  `M${from + 14},78 H${to - 14} a16,16 0 0 1 0,32 H${from + 14} a16,16 0 0 1 0,-32 Z`;

/** A hull with sloping ends on tracks; turret and gun by their measures. */
function tank(hull: number, turret: readonly [left: number, right: number, top: number], gun: number): string {
  const [left, right, top] = turret;
  return [
    tracks(18, 186),
    `M14,78 L30,${hull} H176 L190,78 Z`,
    `M${left},${hull} L${left + 10},${top} H${right - 6} L${right},${hull} Z`,
    `M${gun},${top + 12} H${left + 12} v9 H${gun} Z`,
  ].join(' ');
}

/** A gun in a superstructure, closed and low, or open and high. */
function assaultGun(top: number, front: number, gun: number): string {
  return [
    tracks(18, 186),
    `M12,78 L28,58 H188 V78 Z`,
    `M${front},58 L${front + 12},${top} H164 L172,58 Z`,
    `M${gun},${Math.min(50, top + 14)} H${front + 16} v9 H${gun} Z`,
  ].join(' ');
}

const outlines: Readonly<Record<string, string>> = {
  'T-34': tank(52, [66, 132, 22], 4),
  'T-70': tank(58, [84, 132, 32], 34),
  'T-60': tank(60, [88, 130, 36], 50),
  'KV 1': tank(46, [62, 140, 10], 6),
  'SU-76': assaultGun(28, 92, 20),
  'SU-122': assaultGun(30, 44, 8),
  'StuG III short': assaultGun(34, 62, 44),
  'StuG III long': assaultGun(34, 62, 0),
  'PzKw II': tank(56, [84, 134, 30], 46),
  'PzKw 38t': tank(54, [78, 130, 24], 34),
  'PzKw III short': tank(52, [72, 138, 24], 40),
  'PzKw III long': tank(52, [72, 138, 24], 8),
  'PzKw IV': tank(50, [68, 142, 20], 38),
  'Marder II': assaultGun(22, 84, 2),
};

const generic = tank(52, [70, 136, 24], 20);

export const silhouetteOf = (model: string): string => outlines[model] ?? generic;
