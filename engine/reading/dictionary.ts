/**
 * An empty object for names as they come. Without a prototype it is a table from the beginning; V8 makes one of any
 * other object only after it has followed its shape through many names, which takes five times as long for the units
 * of White Death.
 */
export const dictionary = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
