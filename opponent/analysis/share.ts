/** Chances in millionths: whole numbers, so that what they are made of adds up to the last digit. */
export const certain = 1_000_000;

export const millionths = (chance: number): number => Math.round(chance * certain);
