/** One section of the rules reference: from its anchor to the next heading of the same rank. */
export function sectionOf(source: string, anchor: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim() === `<a id="${anchor}"></a>`);
  if (start < 0) return '';
  const heading = lines.findIndex((line, index) => index > start && /^#+ /.test(line));
  if (heading < 0) return '';
  const rank = lines[heading].match(/^#+/)![0].length;
  const after = lines.findIndex((line, index) => {
    const hashes = /^(#+) /.exec(line)?.[1]?.length ?? Infinity;
    return index > heading && hashes <= rank;
  });
  const section = lines.slice(heading, after < 0 ? lines.length : after);
  // The anchor of the next section stands before its heading.
  while (section.length > 0 && /^(<a id=.*)?$/.test(section.at(-1)!.trim())) section.pop();
  return section.join('\n');
}
