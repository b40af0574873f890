import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const mark = 'table-bench';
const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline', '__metadata'];

/**
 * Milliseconds of processor time that each task of the page took meanwhile. On a busy machine a task by the clock is as
 * long as others make it wait.
 */
export async function tasksDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const traceConfig = { recordMode: 'recordAsMuchAsPossible' as const, includedCategories: categories };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  await page.evaluate((name) => performance.mark(name), mark);
  const events = await traced(session);
  await session.detach();
  const pid = events.find(({ name }) => name === mark)?.pid;
  const main = events.find(
    ({ ph, name, args, pid: of }) =>
      ph === 'M' && name === 'thread_name' && args.name === 'CrRendererMain' && of === pid,
  );
  return events.flatMap(({ name, tid, pid: of, tdur }) =>
    name === 'RunTask' && of === pid && tid === main?.tid && tdur !== undefined ? [tdur / 1000] : [],
  );
}

async function traced(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}
