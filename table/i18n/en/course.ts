/** Who played the battles that stand beside history, and how many figures are as they should be. */
export interface CourseFacts {
  readonly battles: number;
  readonly level: string;
  readonly version: number;
  readonly inside: number;
  readonly counted: number;
}

/** Battles beside history. */
export const course = {
  title: 'Our battles beside history',
  about: ({ battles, level, version, inside, counted }: CourseFacts) =>
    `${battles} battles of each scenario, played by two computers of the level “${level}” (version ${version}). Our values were fitted on other dice until battles went as the manual tells; these dice only judge them. ${inside} of the ${counted} figures that have bounds are within them. Stronger opponents have not been measured this way.`,
  columns: ['Measure', 'History', 'Here, with 95 % interval', 'Eight battles of ten', 'Within bounds'],
  verdicts: { inside: 'yes', outside: 'no' },
  repeat: (seed: string, rules: string, data: string) =>
    `Play the same battles again: impulse calibrate --battles 1000 --seed ${seed} (rules ${rules}, data ${data}). Points are strength points, and victory points in the net score. What was changed so that battles go as they did, and what is inside its bounds only just, is told in docs/calibration.md.`,
};
