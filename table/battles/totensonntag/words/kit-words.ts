import { computed } from '@preact/signals';
import type { Track, UnitCard } from '@impulse/engine';
import { entryOf } from '@impulse/engine/text/wording.js';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import type { KitWords } from '../../../kit/kit-words.js';
import { say } from '../battle.js';
import type { Codes } from '../codes.js';
import { ownWords } from './own-words.js';

/** What the table asks the battle to put into words, in the language of the moment. */
export const kitWords = computed<KitWords<Codes>>(() => {
  const own = ownWords.value;
  const phrases = say.value;
  const group = (id: string | null, short: boolean): string =>
    id === null ? own.corps : short ? phrases.divisionShort(id) : phrases.division(id);
  return {
    ends: own.ends,
    nobodyActs: own.nobodyActs,
    jumpKeys: own.jumpKeys,
    overlay: (id) => own.overlays[id],
    mark: () => undefined,
    choice: (kind) => entryOf(own.forecast.choices, kind) ?? kind,
    when: whenOf,
    group,
    formation: ({ id }) => phrases.formation(id) ?? '',
    unitMark: (code) => phrases.flag(code),
    draft: (type) => phrases.action(type),
    commit: ({ draft }) => phrases.action(draft.type),
    field: (_, name) => phrases.draftField(name),
    fieldValue: (_, value) => value,
    row: (id) => id,
    pool: (id) => id,
    points: String,
    entry: (id) => phrases.edge(id),
    feature: (code) => (code === 'point' ? phrases.point : ''),
    effect: (code) => (code === 'stops' ? own.stops : code),
    unitLines,
    figures,
    keywords: (unit) => [
      ...unitLines(unit),
      unit.group === null ? '' : phrases.division(unit.group),
      printed(unit.id)?.name ?? '',
    ],
    jump: (id) => own.jump[id],
  };

  function whenOf(tracks: readonly Track[]): string {
    const valueOf = (wanted: string): Track['value'] => tracks.find(({ code }) => code === wanted)?.value ?? null;
    const [turn, part] = [Number(valueOf('turn')), valueOf('part-of-day')];
    if (part === 'before') return phrases.step('setup');
    return part === 'day' ? phrases.when(turn, Number(valueOf('couplet'))) : own.nightOf(turn);
  }

  /** Nationality, type and model; then brigade and division. */
  function unitLines({ id, type, group: division }: UnitCard): string[] {
    const data = printed(id);
    const kind = [data ? phrases.nationality(data.nationality) : '', phrases.unitType(type)];
    if (data?.model !== undefined) kind.push(phrases.model(data.model));
    const above = [phrases.formation(id) ?? '', division === null ? '' : phrases.divisionShort(division)];
    const written = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
    return [written(kind), written(above)];
  }

  function figures({ strength, figures: all }: UnitCard): string {
    const figure = (code: string): number => all.find((one) => one.code === code)?.value ?? 0;
    const { left, full } = strength ?? { left: 0, full: 0 };
    return own.figures(left, full, figure('protection'), figure('initiative'));
  }
});

/** Names and nationalities are the same in every data file. */
const units = new Map(builtInData.units.map((unit) => [unit.id, unit]));
const printed = (id: string) => units.get(id);
