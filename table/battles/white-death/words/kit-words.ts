import { computed } from '@preact/signals';
import {
  type Detail,
  type JudgedDraft,
  numberIn,
  partsIn,
  type PublicAction,
  type Track,
  type UnitCard,
} from '@impulse/engine';
import { entryOf } from '@impulse/engine/text/wording.js';
import type { TrackCode } from '@impulse/white-death/aids/codes.js';
import { unitData } from '@impulse/white-death/text/names.js';
import { shortPoints } from './short-points.js';
import type { KitWords } from '../../../kit/kit-words.js';
import { say } from '../battle.js';
import type { Codes } from '../codes.js';
import { factorsOf } from '../print.js';
import { winterWords } from './winter-words.js';

/** What the table asks the battle to put into words, in the language of the moment. */
export const kitWords = computed<KitWords<Codes>>(() => {
  const own = winterWords.value;
  const phrases = say.value;
  return {
    ends: own.ends,
    nobodyActs: own.nobodyActs,
    jumpKeys: own.jumpKeys,
    overlay: (id) => own.overlays[id],
    mark: (look) => entryOf(own.marks, look),
    choice: (kind) => phrases.action(kind),
    when: whenOf,
    group: (id, short) => (id === null ? '' : short ? phrases.formationShort(id) : phrases.formation(id)),
    formation: ({ formation }) => phrases.formation(formation),
    unitMark: (code) => phrases.unitMark(code),
    draft: (type) => entryOf(own.together, type) ?? phrases.action(type),
    commit,
    field: (type, name) => (name === 'units' ? entryOf(own.takesPart, type) : undefined) ?? phrases.draftField(name),
    fieldValue,
    row: (id, place) => (id === 'garrison' ? own.fire.garrison : own.fire.attack(place)),
    pool: (id) => entryOf(own.pools, id) ?? id,
    points: shortPoints,
    entry: (id) => phrases.area(id),
    feature,
    effect: (code) => phrases.effect(code),
    unitLines,
    figures,
    keywords: (unit) => [...unitLines(unit), phrases.formationShort(unit.formation)],
    jump: (id) => own.jump[id],
  };

  /** Who goes first, what is done, and what it takes of the supply. */
  function commit({ draft: { type }, actions, forecast }: JudgedDraft<PublicAction>): string {
    const moves = actions.filter((action) => type === 'assault' && action.type === 'move').length;
    const done = entryOf(own.commits, type) ?? phrases.action(type);
    const paid = forecast
      ? partsIn(forecast.detail, 'price').reduce((sum, one) => sum + numberIn(one, 'points'), 0)
      : 0;
    return own.commit(moves, done, paid);
  }

  /** The step and the impulse stand with the side whose they are. */
  function whenOf(tracks: readonly Track[]): string {
    const valueOf = (wanted: TrackCode): Track['value'] => tracks.find(({ code }) => code === wanted)?.value ?? null;
    if (valueOf('step') === 'setup') return phrases.step('setup');
    const impulse = valueOf('impulse');
    return phrases.when(Number(valueOf('turn')), impulse === null ? undefined : Number(impulse));
  }

  function fieldValue(field: string, value: string): string {
    const values = entryOf<Readonly<Record<string, string>>>(own.values, field);
    if (values) return entryOf(values, value) ?? value;
    // The headquarters of a fire are a formation; those of the standing orders are chosen by a principle.
    const standing = phrases.standingValue(field, value);
    return standing === value && field === 'headquarters' ? phrases.formationShort(value) : standing;
  }

  function feature(code: string, { strength }: Detail): string {
    const name = phrases.feature(code);
    return typeof strength === 'number' ? `${name} ${strength}` : name;
  }

  /** Size, type and model; then mobility, class and formation. */
  function unitLines({ id, type, formation }: UnitCard): string[] {
    const data = unitData(id);
    const kind = [phrases.unitType(type)];
    if (data) kind.push(phrases.unitSize(data.size), phrases.mobility(data.mobility), phrases.unitClass(data.class));
    if (data?.model !== undefined) kind.push(phrases.model(data.model));
    return [kind.join(' · '), phrases.formation(formation)];
  }

  function figures({ id, strength, movement }: UnitCard): string {
    const data = unitData(id);
    const left = strength ? `${strength.left}/${strength.full}` : '?';
    return own.figures(left, data ? factorsOf(data).join(' ') : '', movement ? shortPoints(movement.left) : '');
  }
});
