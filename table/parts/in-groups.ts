/** Many digits in groups that can be compared by eye. */
export const inGroups = (digits: string): string => digits.replaceAll(/.{8}(?=.)/g, '$& ');
