/** Messages of the guided first game. A text, or a function of its parameters. */
export const learn = {
  title: 'First game',
  intro:
    'Ten short lessons at the real table, under the real rules. You command the Commonwealth; the enemy holds still, and the first dice of each lesson are set so that you see what is explained. Leave whenever you like: your place is kept.',
  begin: 'Begin',
  goOn: 'Go on',
  battle: 'Play a battle',
  count: (finished: number, all: number) => `${finished} of ${all} lessons done`,
  open: 'Open',
  resume: 'Resume',
  repeat: 'Again',
  openLesson: (title: string) => `Lesson: ${title}`,
  coach: {
    title: 'Lesson',
    count: (step: number, steps: number) => `${step} of ${steps}`,
    next: 'Next',
    again: 'Start over',
    leave: 'All lessons',
    undo: 'Undo',
    show: 'Show the lesson',
    hide: 'Hide the lesson',
    yourTurn: 'Your turn',
    lesson: (title: string) => `Next: ${title}`,
    astray: 'That was legal, but this lesson is about something else. Undo it if you can, or start over.',
  },
};
