import { randomBytes } from 'node:crypto';
import { observer } from '@impulse/engine';
import { type LoadedBattle, loadBattles } from '@impulse/library';
import {
  answering,
  CurrentBattle,
  type CutLine,
  LineCutter,
  longestLine,
  playOthers,
  ProtocolSession,
} from '@impulse/protocol';
import { type Arguments, text } from './arguments.js';
import { command } from './command.js';
import { type Console, DONE, fail, MISUSED, write } from './console.js';
import { doWork } from './work.js';

/** `impulse engine`: the protocol on standard input and output. */

export const randomSecret = (): string => randomBytes(32).toString('hex');

const options = {
  seat: text(
    'SEAT',
    'for a player: answer with what this seat (a side, or observer) may know, and act for nobody else',
  ),
  against: text('LEVEL', 'with --seat: the computer opponent that decides for everybody else'),
};

type Given = Arguments<typeof options>['options'];

/** What is wrong with the options, or null. */
function misuse({ seat, against }: Given, battles: readonly LoadedBattle[]): string | null {
  const seats = [...battles.flatMap(({ game }) => game.sides), observer];
  if (seat !== undefined && !seats.includes(seat)) return `--seat takes one of: ${seats.join(', ')}; not "${seat}".`;
  if (against === undefined) return null;
  if (seat === undefined) return '--against needs a --seat.';
  const levels = new Set(battles.flatMap(({ opponents }) => opponents.levels));
  return levels.has(against) ? null : `--against takes one of: ${[...levels].join(', ')}; not "${against}".`;
}

async function converse({ options: given }: Arguments<typeof options>, console: Console): Promise<number> {
  const { stdin, stdout } = console;
  const { seat, against } = given;
  const battles = await loadBattles();
  const wrong = misuse(given, battles);
  if (wrong !== null) return fail(console, `engine: ${wrong}`, MISUSED);
  const current = new CurrentBattle();
  const session = new ProtocolSession({
    battles,
    chance: randomSecret,
    current,
    ...(seat === undefined ? {} : { seat }),
  });
  const reply = async (lines: readonly CutLine[]): Promise<void> => {
    for (const line of lines) {
      await write(stdout, `${await doWork(answering(session, line), console)}\n`);
      if (seat !== undefined && against !== undefined) await doWork(playOthers(current, seat, against), console);
    }
  };
  const cutter = new LineCutter(longestLine);
  for await (const chunk of stdin) {
    await reply(cutter.take(chunk as Buffer));
    if (stdout.destroyed) return DONE;
  }
  await reply(cutter.end());
  return DONE;
}

export const engineCommand = command({
  name: 'engine',
  summary: 'play by JSON lines on standard input and output',
  about: [
    'Reads one request per line and writes one answer per line, in order, until the input ends. The requests are described in docs/protocol.md; {"do":"games"} is a good first one.',
  ],
  options,
  examples: [`echo '{"do":"games"}' | impulse engine`, 'impulse engine --seat german --against script'],
  run: converse,
});
