/** The thread's end of a `ThreadLine`: answers one batch after the other. */
export function answerBatches<Q, A>(
  answer: (questions: readonly Q[]) => readonly A[] | Promise<readonly A[]>,
  tell: (answers: readonly A[]) => void,
): (questions: readonly Q[]) => void {
  let busy: Promise<void> = Promise.resolve();
  return (questions) => {
    busy = busy.then(async () => tell(await answer(questions)));
  };
}
