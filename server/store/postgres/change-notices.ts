import pg from 'pg';

/** The name under which processes tell each other what they have changed. */
export const channel = 'impulse_match';

/** In milliseconds. */
const tryAgainAfter = 1_000;

/** Hears what other processes have changed; comes back when the connection was lost. */
export class ChangeNotices {
  readonly #url: string;
  readonly #report: (error: unknown) => void;
  #client: pg.Client | null = null;
  #waiting: NodeJS.Timeout | null = null;
  #isEnded = false;

  constructor(url: string, report: (error: unknown) => void) {
    this.#url = url;
    this.#report = report;
  }

  /** `hear` is called with null whenever something may have been missed, and when it begins: others may have been quicker. */
  listen(hear: (notice: string | null) => void): void {
    this.#connect(hear).catch(this.#report);
  }

  async #connect(hear: (notice: string | null) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    this.#client = client;
    client.on('notification', ({ payload }) => hear(payload ?? null));
    client.on('error', this.#report);
    client.once('end', () => this.#comeBack(hear));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      hear(null);
    } catch (error) {
      this.#report(error);
      this.#comeBack(hear);
    }
  }

  #comeBack(hear: (notice: string | null) => void): void {
    if (this.#isEnded || this.#waiting) return;
    this.#waiting = setTimeout(() => {
      this.#waiting = null;
      this.#connect(hear).catch(this.#report);
    }, tryAgainAfter);
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    if (this.#waiting) clearTimeout(this.#waiting);
    await this.#client?.end();
  }
}
