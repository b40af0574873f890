/** Who played battles that stand beside history, and how many figures are as they should be. */
export interface CourseFacts {
  readonly battles: number;
  readonly version: number;
  readonly inside: number;
  readonly counted: number;
}

/** How to play the battles again. */
export interface CourseRun {
  readonly level: string;
  readonly battles: number;
  readonly seed: string;
}

/** Battles beside history. */
export const course = {
  title: 'Our battles beside history',
  about: ({ level, battles, version, inside, counted }: CourseFacts & { readonly level: string }) =>
    `${battles} battles of each scenario, played by two computers of the level “${level}” (version ${version}). Our values were fitted on other dice until battles went as the manual tells; these dice only judge them. ${inside} of the ${counted} figures that have bounds are within them.`,
  strong: ({ battles, version, inside, counted }: CourseFacts) =>
    `Beside them stand ${battles} battles of each scenario between two strong computers, which play by weights they have learnt (version ${version}) and are nearly as good as the Expert. Here ${inside} of the ${counted} figures are within bounds: strong players attack far more boldly than the values were fitted for, both armies lose more, and the Soviets win more often. With a handicap the chances are even; it is told where a scenario is chosen.`,
  columns: {
    measure: 'Measure',
    history: 'History',
    played: (level: string) => `Between two ${level}s`,
    strong: 'Between strong computers',
    within: 'Within bounds',
  },
  /** Where the value of endlessly many battles lies, 19 times of 20; and where eight battles of ten lie. */
  interval: (range: string) => `95 %: ${range}`,
  spread: (range: string) => `eight of ten: ${range}`,
  verdicts: { inside: 'yes', outside: 'no' },
  repeat: (runs: readonly CourseRun[], rules: string, data: string) =>
    `Play the same battles again: ${runs.map(({ level, battles, seed }) => `impulse calibrate --level ${level} --battles ${battles} --seed ${seed}`).join('; ')} (rules ${rules}, data ${data}). Points are strength points, and victory points in the net score. What was changed so that battles go as they did, and what is inside its bounds only just, is told in docs/calibration.md.`,
};
