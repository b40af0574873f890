import { batch, computed, signal } from '@preact/signals';
import type { Problem, PublicAction } from '@impulse/engine';
import { type Explanation, type Note, type ToldStretch, withNote, withoutNote } from '@impulse/library';
import { askAuthority } from '../../hosts/authority-line.js';
import { language } from '../../i18n/index.js';
import { StaffLine } from '../../staff/line.js';
import type { Report } from '../../staff/messages.js';
import { type KeptAnalysis, keepAnalysis, loadAnalysis } from '../../storage/analyses.js';
import { handOver } from '../../storage/download.js';

/** How far looking back on a battle has come. */
export type ReviewStatus = 'closed' | 'opening' | 'open' | 'working' | 'done' | 'failed';

/** A battle that is over, looked back on: what each step was for, what decided it, and what people write about it. */
export class Review {
  readonly #id: string;
  readonly #line = new StaffLine();
  #kept: KeptAnalysis | null = null;
  #storing: Promise<unknown> = Promise.resolve();

  readonly status = signal<ReviewStatus>('closed');
  readonly problem = signal<Problem | null>(null);
  readonly report = signal<Report | null>(null);
  readonly notes = signal<readonly Note[]>([]);
  readonly told = computed(() => this.report.value?.told[language.value] ?? null);
  /** The decision whose better plan is shown on the map. */
  readonly shown = signal<ToldStretch<PublicAction> | null>(null);

  constructor(id: string) {
    this.#id = id;
    this.#line.listen((told) => {
      if (told.told !== 'found') return;
      this.#kept = { id, notes: this.notes.peek(), analysis: told.analysis };
      this.#store({ analysis: told.analysis });
    });
  }

  get percent() {
    return this.#line.percent;
  }

  /** Takes the battle in hand; what was begun some time is gone on with. */
  async open(): Promise<void> {
    if (this.status.peek() !== 'closed') return;
    this.status.value = 'opening';
    try {
      const [kept, problem] = [await loadAnalysis(this.#id), await this.#hand()];
      this.#kept = kept;
      batch(() => {
        this.notes.value = kept.notes;
        this.problem.value = problem;
        this.status.value = problem ? 'failed' : 'open';
      });
      if (!problem && kept.analysis) await this.analyse();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Hands the record to the staff. */
  async #hand(): Promise<Problem | null> {
    const exported = await askAuthority('export', { id: this.#id });
    if (exported?.kind !== 'open') return { code: 'not-over', path: '', message: '' };
    return await this.#line.call('open', { text: exported.text });
  }

  async analyse(): Promise<void> {
    this.status.value = 'working';
    try {
      const answer = await this.#line.call('analyse', { begun: this.#kept?.analysis ?? null });
      batch(() => {
        if ('problem' in answer) this.problem.value = answer.problem;
        else this.report.value = answer;
        this.status.value = 'problem' in answer ? 'failed' : 'done';
      });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What has been found is kept; it goes on from there another time. */
  async pause(): Promise<void> {
    this.#line.stop();
    this.status.value = 'opening';
    await this.#hand();
    this.status.value = 'open';
  }

  explain(frame: number): Promise<Explanation<PublicAction> | null> {
    return this.#line.call('explain', { frame });
  }

  write(frame: number, text: string): void {
    this.#note(withNote(this.notes.peek(), { frame, text }));
  }

  erase(frame: number): void {
    this.#note(withoutNote(this.notes.peek(), frame));
  }

  #note(notes: readonly Note[]): void {
    this.notes.value = notes;
    this.#store({ notes });
  }

  /** One after the other, so that the last word is the last one kept. */
  #store(change: Partial<Omit<KeptAnalysis, 'id'>>): void {
    this.#storing = this.#storing.then(() => keepAnalysis(this.#id, change));
  }

  /** Hands the analysis over as a page. */
  async download(): Promise<void> {
    const text = await this.#line.call('page', { notes: this.notes.peek(), language: language.peek() });
    handOver(`analysis-${this.#id}.html`, new Blob([text], { type: 'text/html' }));
  }

  #fail(error: unknown): void {
    // Whoever was sent away has not failed.
    if (this.status.peek() !== 'working' && this.status.peek() !== 'opening') return;
    console.warn(error);
    this.status.value = 'failed';
  }

  close(): void {
    this.status.value = 'closed';
    this.#line.stop();
  }
}
