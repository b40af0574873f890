/** Messages of the learn. A text, or a function of its parameters. */
export const learn = {};
