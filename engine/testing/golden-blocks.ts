import { sha256Hex } from '../dice/sha256.js';

/** Play-throughs as text, cut into blocks of events with two short hashes each, so that few lines keep many events. */

const eventsInBlock = 20;

/** `12 ["side",{action}] of 34 dice 5 6 position 0123abcd`; how many actions there were is not always told. */
const eventPattern = /^(?<move>\d+ (?<json>\[.*\]))(?<count> of \d+)?(?<led>(?: dice [1-6 ]+)? position [0-9a-f]{8})$/;

export interface Block {
  /** `40-59`, or `end`. */
  readonly events: string;
  /** Of what was done and rolled, and of the positions that came of it. */
  readonly course: string;
  /** Of the log, and of how many actions there were. */
  readonly said: string;
}

interface Told {
  readonly move: readonly [side: string, action: unknown];
  readonly course: string;
  readonly said: string[];
}

/** The events of a text whose first line is a heading, and what it says at the end. */
function readText(lines: readonly string[]): { readonly events: readonly Told[]; readonly end: readonly string[] } {
  const events: Told[] = [];
  const end: string[] = [];
  for (const line of lines.slice(1)) {
    const found = eventPattern.exec(line)?.groups;
    if (found) {
      const move = JSON.parse(found['json']) as [string, unknown];
      events.push({ move, course: `${found['move']}${found['led']}`, said: [found['count'] ?? ''] });
    } else if (line.startsWith('  ') && end.length === 0) {
      events.at(-1)?.said.push(line);
    } else {
      end.push(line);
    }
  }
  return { events, end };
}

export const movesOf = (lines: readonly string[]): Told['move'][] => readText(lines).events.map(({ move }) => move);

const digest = (lines: readonly string[]): string => sha256Hex(lines.join('\n')).slice(0, 8);

export function blocksOf(lines: readonly string[]): Block[] {
  const { events, end } = readText(lines);
  const blocks: Block[] = [];
  for (let from = 0; from < events.length; from += eventsInBlock) {
    const some = events.slice(from, from + eventsInBlock);
    blocks.push({
      events: `${from}-${from + eventsInBlock - 1}`,
      course: digest(some.map(({ course }) => course)),
      said: digest(some.flatMap(({ said }) => said)),
    });
  }
  return [...blocks, { events: 'end', course: '-', said: digest(end) }];
}

/** The blocks of several play-throughs in one text, each under its name; and back. */
export const writeBlocks = (plays: Readonly<Record<string, readonly Block[]>>): string[] =>
  Object.entries(plays).flatMap(([name, blocks]) => [
    name,
    ...blocks.map(({ events, course, said }) => `  ${events} ${course} ${said}`),
  ]);

export function readBlocks(lines: readonly string[]): Record<string, Block[]> {
  const plays: Record<string, Block[]> = {};
  let blocks: Block[] = [];
  for (const line of lines) {
    const [events = '', course = '', said = ''] = line.trim().split(' ');
    if (line.startsWith('  ')) blocks.push({ events, course, said });
    else plays[line] = blocks = [];
  }
  return plays;
}

/** The first block that differs in what was done, and the first that differs in what was said. */
export function differences(before: readonly Block[], now: readonly Block[]): { course?: string; said?: string } {
  const first = (part: 'course' | 'said'): string | undefined => {
    const longer = before.length > now.length ? before : now;
    return longer.find((_, i) => before[i]?.[part] !== now[i]?.[part])?.events;
  };
  const [course, said] = [first('course'), first('said')];
  return { ...(course !== undefined && { course }), ...(said !== undefined && { said }) };
}
