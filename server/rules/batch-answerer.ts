import type { BattleRoom } from './battle-room.js';
import type { Answered, Asked } from './messages.js';

/** Answers batches in their order, one ask after the other. */
export class BatchAnswerer {
  readonly #room: BattleRoom;
  readonly #tell: (batch: readonly Answered[]) => void;
  #busy: Promise<void> = Promise.resolve();

  constructor(room: BattleRoom, tell: (batch: readonly Answered[]) => void) {
    this.#room = room;
    this.#tell = tell;
  }

  take(batch: readonly Asked[]): void {
    this.#busy = this.#busy.then(() => this.#answer(batch));
  }

  async #answer(batch: readonly Asked[]): Promise<void> {
    const answered: Answered[] = [];
    for (const { ticket, ask } of batch) answered.push({ ticket, ...(await this.#room.answer(ask)) });
    this.#tell(answered);
  }
}
