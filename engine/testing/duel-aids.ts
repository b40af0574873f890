import type { Aids } from '../aids.js';
import type { Drafting } from '../drafts.js';
import type { DetailValue } from '../game.js';
import { duel, type DuelAction, type DuelState } from './duel.js';

/** Aids of the tiny battle: it has no map and no units, so there is little to show but the numbers to pick. */

const picking: Drafting<DuelState, DuelAction> = {
  begin: () => ({ type: 'pick', units: [], hex: null, fields: {} }),
  toggle: (_state, _seat, draft) => draft,
  aim: (_state, _seat, draft, hex) => ({ ...draft, hex }),
  set: (_state, _seat, draft, field, value: DetailValue) => ({ ...draft, fields: { ...draft.fields, [field]: value } }),
  bounds: () => ({ value: { kind: 'number', least: 1, most: 3, step: 1 } }),
  action: (_state, _seat, { fields: { value } }) => (typeof value === 'number' ? { type: 'pick', value } : null),
};

export const duelAids: Aids<DuelState, DuelAction> = {
  units: () => [],
  unit: () => null,
  stacks: () => new Map(),
  hex: (_state, _seat, hex) => ({ hex, terrain: 'plain', features: [], holder: null, zones: [] }),
  ready: () => [],
  spot: (_state, _seat, { type }) => ({ manner: 'choice', kind: type, hex: null, units: [], aim: null, path: [] }),
  reach: () => [],
  costs: () => [],
  whyNot: () => null,
  overlays: [],
  overlay: () => ({ hexes: [], flags: [], lines: [] }),
  tell: (_before, _seat, events) => events.map((event) => ({ event, scenes: [], result: event.type === 'struck' })),
  chapter: ({ type }) => (type === 'revealed' ? { key: type, level: 'part', kind: type, detail: {} } : null),
  targets: () => [],
  left: () => null,
  schedule: () => [],
  tracks: ({ round, context }) => [{ code: 'round', side: null, value: round, full: context.rounds }],
  prospects: (state, seat) =>
    duel
      .legal(state, seat)
      .flatMap((action) => (action.type === 'pick' ? [{ value: action.value, action, facts: {} }] : [])),
  drafts: { pick: picking },
};
