import type { ActionFields } from '@impulse/engine';

/** How actions are typed: one line for each way to type one, read from a template such as `move <unit> <path> [with <with>]`. */

/** How the value of a field is spelled. */
export type Spelling =
  | 'unit'
  | 'units'
  | 'hex'
  | 'path'
  | 'number'
  | 'numbers'
  | 'word'
  | 'yes-no'
  /** `unit=points`. */
  | 'shares'
  /** Nothing but its name. */
  | 'present';

/** A field in a line: by its place, or behind a word of its own. */
export interface LinePart {
  readonly field: string;
  readonly spelling: Spelling;
  readonly word: string | null;
  readonly optional: boolean;
}

export interface ActionLine {
  readonly type: string;
  readonly template: string;
  readonly verb: readonly string[];
  readonly parts: readonly LinePart[];
  /** Fields without which it is not this action; some may be left to follow from the rest. */
  readonly needed: readonly string[];
}

const manyValued: ReadonlySet<Spelling> = new Set(['units', 'path', 'numbers', 'shares']);

/** Does the field take all words up to the next word of the line? */
export const takesMany = ({ spelling }: LinePart): boolean => manyValued.has(spelling);

/** `<field>`, `word <field>`, `[word <field>]` or `[field]`. */
const partForm = /\[(?<flag>[\w-]+)\]|(?<open>\[)?(?:(?<word>[\w-]+) )?<(?<field>[\w-]+)>\]?/g;
const verbForm = /^[a-z]+(?: [a-z]+)*?(?= [<[]| [a-z]+ <|$)/;

/** How fields are spelled by their kind in the table of actions; any other kind is a word of its own. */
const spellings: Readonly<Record<string, Spelling>> = {
  unit: 'unit',
  units: 'units',
  order: 'units',
  hex: 'hex',
  path: 'path',
  number: 'number',
  split: 'numbers',
  boolean: 'yes-no',
  allocation: 'shares',
};

/** Lines of a battle, by type of action in the order in which they are preferred; the first of a type writes it. */
export function linesOf(
  fields: ActionFields<string>,
  templates: Readonly<Record<string, string | readonly string[]>>,
): ActionLine[] {
  return Object.entries(templates).flatMap(([type, texts]) =>
    [texts].flat().map((text) => {
      const verb = verbForm.exec(text)?.[0] ?? '';
      const parts = Array.from(text.slice(verb.length).matchAll(partForm), ({ groups = {} }): LinePart => {
        const { flag, open, word, field } = groups;
        if (flag !== undefined) return { field: flag, spelling: 'present', word: flag, optional: true };
        return {
          field,
          spelling: spellings[fields[type][field].kind] ?? 'word',
          word: word ?? null,
          optional: open !== undefined,
        };
      });
      const required = Object.keys(fields[type]).filter((field) => !fields[type][field].optional);
      const named = parts.filter(({ optional }) => !optional).map(({ field }) => field);
      return { type, template: text, verb: verb.split(' '), parts, needed: [...new Set([...required, ...named])] };
    }),
  );
}
