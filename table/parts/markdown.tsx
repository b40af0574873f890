import { messages } from '../i18n/index.js';
import type { ComponentChildren, JSX } from 'preact';

/**
 * Shows the rules reference. It reads the small part of Markdown that our own documents use: headings, paragraphs,
 * quotes, lists, tables, code blocks, anchors, links, bold and code. Nothing becomes markup that is not built here.
 */
export function Markdown({ source, to }: MarkdownProps) {
  return <>{blocks(source.split('\n'), to)}</>;
}

interface MarkdownProps {
  readonly source: string;
  /** Where an anchor of the text is found. */
  readonly to: Addressing;
}

type Addressing = (anchor: string) => string;

function blocks(lines: readonly string[], to: Addressing): JSX.Element[] {
  const shown: JSX.Element[] = [];
  let anchor: string | undefined;
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const run = (belongs: (text: string) => boolean): string[] => {
      const start = at;
      while (at < lines.length && belongs(lines[at])) at++;
      return lines.slice(start, at);
    };
    const named = /^<a id="([\w.-]+)"><\/a>$/.exec(line.trim());
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    const key = at;
    if (line.trim() === '') at++;
    else if (named) {
      anchor = named[1];
      at++;
    } else if (heading) {
      shown.push(headingOf(heading[1].length, heading[2], anchor, key, to));
      anchor = undefined;
      at++;
    } else if (line.startsWith('```')) {
      at++;
      const code = run((text) => !text.startsWith('```'));
      at++;
      shown.push(preformatted(code, key));
    } else if (line.startsWith('    ')) {
      const code = run((text) => text.startsWith('    ') || text === '').map((text) => text.slice(4));
      shown.push(preformatted(code, key));
    } else if (line.startsWith('>')) {
      const inner = run((text) => text.startsWith('>')).map((text) => text.replace(/^> ?/, ''));
      shown.push(<blockquote key={key}>{blocks(inner, to)}</blockquote>);
    } else if (line.startsWith('|'))
      shown.push(
        tableOf(
          run((text) => text.startsWith('|')),
          key,
          to,
        ),
      );
    else if (/^\s*(-|\d+\.) /.test(line))
      shown.push(
        listOf(
          run((text) => /^\s*(-|\d+\.) /.test(text)),
          key,
          to,
        ),
      );
    else {
      // The first line is taken whatever it is, so that odd text comes to an end.
      const text = run((one) => at === key || (one.trim() !== '' && !/^(#|\||>|<a id|```)/.test(one)));
      shown.push(<p key={key}>{inline(text.join(' '), to)}</p>);
    }
  }
  return shown;
}

/** Wider than a narrow screen at times: it scrolls, so it can have the focus. */
const preformatted = (lines: readonly string[], key: number): JSX.Element => (
  <pre key={key} tabIndex={0}>
    {lines.join('\n')}
  </pre>
);

function headingOf(level: number, text: string, id: string | undefined, key: number, to: Addressing): JSX.Element {
  const Tag = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return (
    <Tag key={key} id={id} tabIndex={id === undefined ? undefined : -1}>
      {inline(text, to)}
    </Tag>
  );
}

/** Nested lists are indented by two blanks; numbered ones keep their numbers. */
function listOf(lines: readonly string[], key: number, to: Addressing): JSX.Element {
  const numbered = /^\s*\d+\./.test(lines[0]);
  const depth = indent(lines[0]);
  const items: { text: string; inner: string[] }[] = [];
  for (const line of lines) {
    if (indent(line) > depth) items.at(-1)?.inner.push(line);
    else items.push({ text: line.replace(/^\s*(-|\d+\.) /, ''), inner: [] });
  }
  const rows = items.map(({ text, inner }, index) => (
    <li key={index}>
      {inline(text, to)}
      {inner.length > 0 ? listOf(inner, 0, to) : null}
    </li>
  ));
  return numbered ? <ol key={key}>{rows}</ol> : <ul key={key}>{rows}</ul>;
}

const indent = (line: string): number => line.length - line.trimStart().length;

function tableOf(lines: readonly string[], key: number, to: Addressing): JSX.Element {
  const [head, , ...body] = lines.map(cellsOf);
  return (
    <div key={key} class="scroll" tabIndex={0} role="region" aria-label={messages.value.shell.joint.list(head)}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {inline(cell, to)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{inline(cell, to)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const pieces = /<a id="([\w.-]+)"><\/a>|\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Inline marks; a link to an anchor stays on this page, any other target is shown as plain text. */
function inline(text: string, to: Addressing): ComponentChildren[] {
  const shown: ComponentChildren[] = [];
  let last = 0;
  for (const match of text.matchAll(pieces)) {
    shown.push(text.slice(last, match.index));
    last = match.index + match[0].length;
    const [, id, bold, code, words, target] = match;
    if (id !== undefined) shown.push(<span id={id} tabIndex={-1} />);
    else if (bold !== undefined) shown.push(<strong>{inline(bold, to)}</strong>);
    else if (code !== undefined) shown.push(<code>{code}</code>);
    else if (target?.startsWith('#')) shown.push(<a href={to(target.slice(1))}>{inline(words, to)}</a>);
    else shown.push(words);
  }
  shown.push(text.slice(last));
  return shown;
}
