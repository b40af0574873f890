import type { AccountLine } from '@impulse/engine';
import type { PlayerContext } from './player-context.js';

/** How things stand, as a seat may know it. */

/** The figures of the tracker: one line for those of nobody in particular, one for each side; in short those that say something. */
export function trackLines(
  { aids, here, words, speech, battle, language }: PlayerContext,
  { short = false } = {},
): string[] {
  const tracks = aids.tracks(...here).filter(({ value }) => !short || (value !== null && value !== 0));
  return [null, ...battle.game.sides].flatMap((side) => {
    const texts = tracks.flatMap((track) => {
      const { code, value, full } = track;
      const text = value === null ? speech.unknown : battle.trackValue(code, value, language);
      if (track.side !== side || text === '') return [];
      return [`${words.track(code)}${speech.colon}${text}${full === null || value === null ? '' : `/${full}`}`];
    });
    return texts.length > 0 ? [(side === null ? '' : words.side(side) + speech.colon) + texts.join(' · ')] : [];
  });
}

/** Everything: tracks, the account of victory line by line, and the options in force. */
export function fullStatus(context: PlayerContext): string[] {
  const { words, speech, texts, language, seated, battle } = context;
  const { scenario, options } = battle.game.setupOf(seated.state);
  // Every view has it.
  const { account } = seated.view as { readonly account: readonly AccountLine[] };
  const total = account.reduce((sum, { points }) => sum + points, 0);
  return [
    ...trackLines(context),
    speech.account,
    ...account.map((line) => `  ${words.accountLine(line)}`),
    `  ${speech.total(words.points(total))}`,
    speech.scenario +
      speech.colon +
      (battle.game.scenarios.find(({ id }) => id === scenario)?.name[language] ?? scenario),
    ...battle.game.options.map((spec) => {
      const { name, values } = texts.option(spec);
      return `  ${name}${speech.colon}${values[options[spec.id]]}`;
    }),
  ];
}

/** Reinforcements still to come and already here, by turn. */
export function arrivalLines(context: PlayerContext): string[] {
  const { aids, here, words, battle, language, seated, speech } = context;
  const all = aids.schedule(...here);
  if (all.length === 0) return [speech.noArrivals];
  return all.map(({ turn, side, entry, hexes, units }) => {
    const names = units.map((unit) => (seated.unit(unit)?.where === 'off' ? unit : `${unit} ✓`));
    const ends = hexes.length > 1 ? `${hexes[0]}-${hexes[hexes.length - 1]}` : hexes.join('');
    return `${words.date(turn)} · ${words.side(side)} · ${battle.entryName(entry, language)} (${ends})${speech.colon}${names.join(', ')}`;
  });
}
