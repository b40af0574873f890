/** Hours between reminders. */
export const cadences = [0, 6, 24, 72] as const;
