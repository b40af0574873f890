import { batch, computed, signal } from '@preact/signals';
import { observer } from '@impulse/engine';
import { makePosition } from '@impulse/totensonntag/position/position.js';
import { makeView } from '@impulse/totensonntag/position/view.js';
import type { Surroundings } from '../play/battle.js';
import { Session } from '../play/session.js';
import type { BattleSetup } from '../storage/types.js';
import { type Film, truth, type Viewpoint } from './film.js';

/** A session in which nobody decides anything: it shows one frame of a film to the panels of the table. */
export class ReplaySession extends Session {
  readonly film: Film;
  readonly frame = signal(0);
  readonly viewpoint = signal<Viewpoint>(observer);

  override readonly view = computed(() => {
    void this.version.value;
    const { state } = this.match;
    const viewpoint = this.viewpoint.value;
    if (viewpoint !== truth) return { ...makeView(state, viewpoint), legal: null };
    return { ...makeView(state, observer), position: makePosition(state) };
  });

  override readonly log = computed(() => this.film.log(this.frame.value, this.viewpoint.value));

  constructor(id: string, setup: BattleSetup, film: Film) {
    super(id, { ...setup, controllers: nobody }, film.match, deaf);
    this.film = film;
  }

  show(frame: number): void {
    batch(() => {
      this.match.state.cells.set(this.film.frames[frame].cells);
      this.frame.value = frame;
      this.version.value++;
    });
  }

  look(viewpoint: Viewpoint): void {
    batch(() => {
      this.viewpoint.value = viewpoint;
      this.seat.value = viewpoint === truth ? observer : viewpoint;
      this.select([]);
    });
  }
}

const nobody = { dak: 'script', cw: 'script' } as const;

const deaf: Surroundings = {
  present: () => Promise.resolve(),
  think: () => Promise.reject(new Error('Nobody thinks in a replay')),
  keep: () => undefined,
  random: () => '',
};
