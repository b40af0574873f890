import type { BattleRecord } from '@impulse/engine';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import type { View } from '@impulse/totensonntag/position/view.js';
import type { Surroundings } from '../play/battle.js';
import { Session } from '../play/session.js';
import type { SavedBattle } from '../storage/types.js';
import type { Lesson } from './lessons.js';
import type { Pause } from './progress.js';
import { beginningOf } from './scene.js';

/** The other side holds still: it rolls when it has to and ends whatever it is asked. */
export const passive: Surroundings['think'] = (view) => {
  const general = (view as View).legal?.general ?? [];
  const action: Action = general.includes('roll-an') ? { type: 'roll-an' } : { type: 'done' };
  return Promise.resolve(action);
};

function lessonBattle(lesson: Lesson, record: BattleRecord): SavedBattle {
  const { scenario, options, match } = record;
  const setup = { game: 'totensonntag', scenario, options, controllers: { dak: 'script', cw: 'human' } } as const;
  const summary = { turn: 1, couplet: 1, events: 0, winner: null, points: 0 };
  return { id: match, title: lesson.id, setup, record, created: 0, updated: 0, summary };
}

/** A session of a lesson, from its beginning or where it was left, with the dice it has prepared. */
export function lessonSession(lesson: Lesson, pause: Pause | null, surroundings: Surroundings): Session {
  const fresh = (): BattleRecord =>
    beginningOf(lesson.scene, { match: `lesson-${lesson.id}`, secret: surroundings.random() });
  const record = pause?.record ?? fresh();
  const opened = Session.open(lessonBattle(lesson, record), surroundings);
  if (!opened.ok) throw new Error(`${opened.error.path}: ${opened.error.message}`);
  const fallen = record.events.reduce((sum, [, , dice = []]) => sum + dice.length, 0);
  opened.value.match.queueDice(lesson.dice.slice(fallen));
  return opened.value;
}
