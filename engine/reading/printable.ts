/** Texts from outside, made fit to be printed: nothing in them may steer a terminal or turn what is read around. */

// oxlint-disable-next-line no-control-regex -- these are what must not reach a terminal
const steering = /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;

/** In one line, with blanks in place of what steers. */
export const withoutControls = (text: string): string => text.replaceAll(steering, ' ');

/** JSON lets some of them pass; within its texts they can be spelt otherwise. */
export const escapeControls = (json: string): string =>
  json.replaceAll(steering, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Nothing but what can be read: no controls, no half characters, none of private use. */
export const isPrintable = (text: string): boolean => !/[\p{Cs}\p{Co}]/u.test(text) && text.search(steering) < 0;
