/** Does something again and again, never twice at once; answers how to stop it, and when it has stopped. */
export function everySoOften(
  milliseconds: number,
  work: () => Promise<void>,
  report: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(report)
      .finally(() => (underWay = null));
  }, milliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
