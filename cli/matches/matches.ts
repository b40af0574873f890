import fs from 'node:fs';
import {
  exportMatch,
  importMatch,
  type KeptMatch,
  repairMatch,
  type RepairReport,
  statusOf,
  verifyMatch,
} from '@impulse/server';
import { type Operand, whole } from '../arguments.js';
import { command, commandGroup } from '../command.js';
import { DONE, fail, print } from '../console.js';
import { forOwnerOnly, warnOfReaders } from '../private-files.js';
import { dataOption } from '../serve/matches-file.js';
import { withStore } from './with-store.js';

/** `impulse matches ...`: what whoever runs a server does to the matches between people. */

const options = { data: dataOption };
const match: Operand = { name: 'MATCH', help: 'the name of a match: 32 digits' };

const listCommand = command({
  name: 'matches list',
  summary: 'the newest matches, a line each',
  about: ['Lists matches between people, the newest first: name, battle, scenario, stage and players.'],
  options: { ...options, most: whole('N', 'so many at most (default 100)', [1, 10_000], 100) },
  examples: ['impulse matches list --most 20'],
  run: ({ options: { data, most } }, console) =>
    withStore(data, console, async (store) => {
      const found = await store.list(most);
      await print(console.stdout, found.map((one) => `${lineOf(one)}\n`).join(''));
      return DONE;
    }),
});

const showCommand = command({
  name: 'matches show',
  summary: 'how one match stands',
  about: ['Tells how a match stands, without its secrets.'],
  operands: [match],
  options,
  run: ({ operands: [id], options: { data } }, console) =>
    withStore(data, console, async (store) => {
      const found = await store.find(id);
      if (!found) return fail(console, `There is no match ${id}.`);
      const { entries, snapshot } = await store.journal(id);
      const last = entries.at(-1);
      const lines = [
        lineOf(found),
        `offered     ${new Date(found.created).toISOString()}`,
        `rules       version ${found.record.rules}, data ${found.record.dataHash}`,
        `journal     ${entries.length} entries${last ? `, the last at ${new Date(last.at).toISOString()}` : ''}`,
        `state kept  ${snapshot ? `at revision ${snapshot.revision}` : 'none'}`,
        '',
      ];
      await print(console.stdout, lines.join('\n'));
      return DONE;
    }),
});

const exportCommand = command({
  name: 'matches export',
  summary: 'write one match to a file',
  about: ['Writes a match with its journal AND ITS SECRETS to a new file that only you may read.'],
  operands: [match, { name: 'FILE', help: 'must not be there yet' }],
  options,
  run: ({ operands: [id, file], options: { data } }, console) =>
    withStore(data, console, async (store) => {
      const text = await exportMatch(store, id);
      if (text === null) return fail(console, `There is no match ${id}.`);
      try {
        fs.writeFileSync(file, text, { flag: 'wx', mode: forOwnerOnly });
      } catch (error) {
        return fail(console, `${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
      }
      return DONE;
    }),
});

const importCommand = command({
  name: 'matches import',
  summary: 'read a match from a file',
  about: ['Takes in a match that was exported elsewhere, and verifies it.'],
  operands: [{ name: 'FILE', help: 'as "impulse matches export" has written it' }],
  options,
  run: ({ operands: [file], options: { data } }, console) =>
    withStore(data, console, async (store) => {
      warnOfReaders(file, console);
      let text: string;
      try {
        text = fs.readFileSync(file, 'utf8');
      } catch (error) {
        return fail(console, `${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
      }
      const taken = await importMatch(store, text);
      if (!taken.ok) return fail(console, taken.error.message);
      const verified = await verifyMatch(store, taken.value);
      if (!verified.ok) return fail(console, `Taken in, but it does not fit: ${verified.error.message}`);
      await print(console.stdout, `${taken.value} is here, ${verified.value} entries.\n`);
      return DONE;
    }),
});

const verifyCommand = command({
  name: 'matches verify',
  summary: 'recompute every die and every action of one match',
  about: [
    'Plays the journal of a match again with the secret of its dice, and names the first entry that does not fit.',
  ],
  operands: [match],
  options,
  run: ({ operands: [id], options: { data } }, console) =>
    withStore(data, console, async (store) => {
      const verified = await verifyMatch(store, id);
      if (!verified.ok) return fail(console, `${verified.error.path}: ${verified.error.message}`);
      await print(console.stdout, `${verified.value} entries, every one fits.\n`);
      return DONE;
    }),
});

const repairCommand = command({
  name: 'matches repair',
  summary: 'replay one match after a correction of the rules',
  about: [
    'Replays the journal of a match under the present rules and keeps the result. If an entry is no longer possible, nothing is changed and the entry is named. End a server that holds the match in one file first.',
  ],
  operands: [match],
  options,
  run: ({ operands: [id], options: { data } }, console) =>
    withStore(data, console, async (store) => {
      const repaired = await repairMatch(store, id);
      if (!repaired.ok) return fail(console, `${repaired.error.path}: ${repaired.error.message} Nothing was changed.`);
      await print(console.stdout, reportOf(repaired.value));
      return DONE;
    }),
});

function reportOf({ entries, changed, rulesBefore }: RepairReport): string {
  const lines = [
    `${entries} entries were played again.`,
    changed.length === 0 ? 'All led to what they had led to.' : `Other events come of entries ${changed.join(', ')}.`,
    ...(rulesBefore === null ? [] : [`The match was of rules version ${rulesBefore}.`]),
    '',
  ];
  return lines.join('\n');
}

const lineOf = (kept: KeptMatch): string => {
  const { game, scenario } = kept.record;
  const players = kept.seats.map(({ side, name }) => `${side}: ${name ?? '-'}`);
  return [kept.id, game, scenario, statusOf(kept), ...players].join('  ');
};

export const migrateCommand = command({
  name: 'migrate',
  summary: 'upgrade the store of matches to this version',
  about: ['Makes the tables, or brings them to the version of this program. A server does the same when it starts.'],
  options,
  examples: ['DATABASE_URL=postgres://... impulse migrate'],
  run: ({ options: { data } }, console) =>
    withStore(data, console, async (store) => {
      await store.list(1);
      await print(console.stdout, 'The store is of the present version.\n');
      return DONE;
    }),
});

export const matchesCommand = commandGroup('matches', 'look after the matches between people', [
  listCommand,
  showCommand,
  exportCommand,
  importCommand,
  verifyCommand,
  repairCommand,
]);
