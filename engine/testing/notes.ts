/** How many notes there are on each subject. */
const counted = (subjects: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const subject of subjects) counts[subject] = (counts[subject] ?? 0) + 1;
  return counts;
};

export const notesBySubject = (notes: readonly { readonly subject: string }[]): Record<string, number> =>
  counted(notes.map(({ subject }) => subject));

export const translatedBySubject = (notes: Readonly<Record<string, readonly string[]>>): Record<string, number> =>
  counted(Object.entries(notes).flatMap(([subject, texts]) => texts.map(() => subject)));
