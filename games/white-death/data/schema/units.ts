import { inSteps, list, oneOf, optional, record, whole, type Read } from '@impulse/engine';
import { id, name, title } from './basics.js';
import { mobilities, sideIds, unitClasses, unitSizes, unitTypes, type FormationData, type UnitData } from '../types.js';

const side = oneOf(...sideIds);
const flag = optional(oneOf(true));
/** Per strength point; the rules count in halves. */
const factor = inSteps(2, 0, 20);
const gunFactor = optional(whole(1, 30));

type Due = NonNullable<UnitData['due']>;

const due = record<Due>({
  turn: whole(1, 13),
  entry: id,
  flieger: optional(record<NonNullable<Due['flieger']>>({ upTo: whole(1, 6) })),
});

export const readFormations: Read<readonly FormationData[]> = list(
  record<FormationData>({ id, side, name, kind: oneOf('division', 'brigade', 'army'), tankBrigade: flag }),
  1,
  100,
);

export const readUnits: Read<readonly UnitData[]> = list(
  record<UnitData>({
    id,
    name: title,
    side,
    formation: id,
    type: oneOf(...unitTypes),
    size: oneOf(...unitSizes),
    battalion: optional(id),
    mobility: oneOf(...mobilities),
    class: oneOf(...unitClasses),
    strength: whole(1, 20),
    conventional: factor,
    defensiveOnly: flag,
    antitank: factor,
    defence: optional(inSteps(2, 0.5, 20)),
    model: optional(title),
    morale: whole(1, 9),
    range: optional(whole(1, 20)),
    barrage: gunFactor,
    support: gunFactor,
    guardsRockets: flag,
    soundRanging: flag,
    brandenburg: flag,
    setup: optional(id),
    due: optional(due),
  }),
  1,
  500,
);
