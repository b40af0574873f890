/** Pieces of a page. Everything that is put into one is escaped, so that no name or note can become markup. */

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]);

/** An element with its content, which is markup already. */
export const element = (name: string, attributes: Readonly<Record<string, string | number>>, content = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
};

export const list = (items: readonly string[]): string =>
  element('ul', {}, items.map((item) => element('li', {}, item)).join(''));
