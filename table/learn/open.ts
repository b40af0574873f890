import { effect } from '@preact/signals';
import { totensonntagArt } from '../battles/totensonntag/art.js';
import type { Surroundings } from '../play/battle.js';
import type { Desk } from '../play/desk.js';
import { drawSheetUp, followSelection, putResultsAway } from '../play/index.js';
import { Keeper } from '../play/keeper.js';
import { listenToKeys } from '../play/keyboard.js';
import { wantsStillness } from '../play/media.js';
import type { Session } from '../play/session.js';
import { Sight } from '../play/sight.js';
import { Stage } from '../play/stage.js';
import { newSecret } from '../storage/create.js';
import { download } from '../storage/download.js';
import { settings } from '../storage/settings.js';
import type { BattleStore } from '../storage/types.js';
import { Coach } from './coach.js';
import type { Lesson } from './lessons.js';
import { finish, type Pause, pauseAt } from './progress.js';
import { lessonSession, passive } from './session.js';

/** A lesson at the real table: its session, and the coach who watches. */
export interface Classroom {
  readonly desk: Desk;
  readonly coach: Coach;
  readonly start: () => () => void;
}

const unkept: BattleStore = {
  list: () => Promise.resolve([]),
  load: () => Promise.resolve(null),
  save: () => Promise.resolve({ ok: true }),
  remove: () => Promise.resolve({ ok: true }),
};

export function openLesson(lesson: Lesson, pause: Pause | null, leave: () => void): Classroom {
  const stage = new Stage(() => (wantsStillness.value || document.hidden ? 0 : settings.value.speed));
  const coach = new Coach(lesson, pause?.step);
  const surroundings: Surroundings = {
    present: (played) => stage.present(played, session.roster.peek(), !session.isHuman(played.side)),
    think: passive,
    keep: () => undefined,
    random: newSecret,
  };
  const session: Session = openOrAnew(lesson, pause, surroundings, coach);
  const desk: Desk = {
    session,
    stage,
    keeper: new Keeper(unkept),
    sight: new Sight(),
    art: totensonntagArt(session.match.state.context.data),
    leave,
    download: () => download(`impulse-${lesson.id}.json`, JSON.stringify(session.match.record(true))),
  };
  const start = (): (() => void) => {
    void session.run();
    const stops = [
      listenToKeys(desk),
      followSelection(desk),
      putResultsAway(desk),
      drawSheetUp(desk),
      coach.watch(desk),
      keepPlace(coach, desk),
    ];
    return () => {
      stops.forEach((stop) => stop());
      session.close();
    };
  };
  return { desk, coach, start };
}

/** A lesson kept by an older version may not open any more: then it begins again. */
function openOrAnew(lesson: Lesson, pause: Pause | null, surroundings: Surroundings, coach: Coach): Session {
  try {
    return lessonSession(lesson, pause, surroundings);
  } catch {
    coach.at.value = 0;
    return lessonSession(lesson, null, surroundings);
  }
}

/** After every action and every step it is known where to go on, and when a lesson has been finished. */
function keepPlace(coach: Coach, { session }: Desk): () => void {
  return effect(() => {
    void session.version.value;
    const step = coach.at.value;
    if (coach.finished) finish(coach.lesson.id);
    else if (step > 0) pauseAt({ lesson: coach.lesson.id, step, record: session.match.record(true) });
  });
}
