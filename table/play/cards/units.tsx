import type { ComponentChildren } from 'preact';
import { percent } from '@impulse/engine/text/wording.js';
import { totensonntag } from '@impulse/totensonntag';
import { useDesk } from '../desk.js';
import { chanceOf } from '../orders.js';
import { CounterFace } from '../parts/counter-face.js';
import { ProposeButton } from '../parts/propose-button.js';
import { UnitLink } from '../parts/references.js';
import { RuleLink } from '../parts/rule-link.js';
import type { Unit } from '../roster.js';
import { say, words } from '../words.js';

/** Decisions about single units in a list: advances, barrage targets, excess units, recovery, flights. */

function Card({
  title,
  rule,
  part,
  children,
}: {
  readonly title: string;
  readonly rule: string;
  readonly part: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="card unit-list" aria-label={title} data-part={part}>
      <h2 class="card-title">
        {title} <RuleLink rule={rule} />
      </h2>
      {children}
    </section>
  );
}

function Row({
  unit,
  note,
  children,
}: {
  readonly unit: Unit;
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <li class="unit-row" data-unit={unit.id}>
      <CounterFace unit={unit} size="medium" />
      <span class="unit-row-name">
        <UnitLink id={unit.id} />
        {note === undefined ? null : <small>{note}</small>}
      </span>
      <span class="unit-row-buttons">{children}</span>
    </li>
  );
}

const useReady = (): Unit[] => {
  const { session } = useDesk();
  return session.ready.value.map((id) => session.roster.value.get(id)!);
};

/** 7.3 */
export function AdvanceCard() {
  const { session } = useDesk();
  const hex = session.view.value.position.focus ?? '';
  return (
    <Card title={`${say.value.step('advance')}: ${say.value.hex(hex)}`} rule="7.3" part="advance">
      <ul class="unit-rows">
        {useReady().map((unit) => (
          <Row key={unit.id} unit={unit}>
            <button
              type="button"
              class="button"
              data-action="stay"
              onClick={() => void session.act({ type: 'stay', unit: unit.id })}
            >
              {say.value.action('stay')}
            </button>
            <button
              type="button"
              class="button primary"
              data-action="advance"
              onClick={() => void session.act({ type: 'advance', unit: unit.id, hex })}
            >
              {say.value.action('advance')}
            </button>
          </Row>
        ))}
      </ul>
    </Card>
  );
}

/** 7.4: several units have been ranged in on. */
export function BarrageTargetCard() {
  const { session } = useDesk();
  const { position } = session.view.value;
  const gun = position.focusUnit ?? '';
  const found = Object.entries(position.units).filter(([, { flags }]) => flags?.includes('ranged-in'));
  return (
    <Card title={say.value.step('barrage-target')} rule="7.4" part="barrage-target">
      <ul class="unit-rows">
        {found.map(([id]) => {
          const action = { type: 'barrage-target', unit: gun, 'target-unit': id } as const;
          const chance = chanceOf(totensonntag.forecast(session.match.state, session.seat.value, action));
          return (
            <Row key={id} unit={session.roster.value.get(id)!} note={percent(chance)}>
              <ProposeButton action={action}>{say.value.action('barrage-target')}</ProposeButton>
            </Row>
          );
        })}
      </ul>
    </Card>
  );
}

/** 4.0 */
export function ExcessCard() {
  const units = useReady();
  const hexes = [...new Set(units.map(({ at }) => at))];
  return (
    <Card title={say.value.step('excess')} rule="4.0" part="excess">
      {hexes.map((hex) => (
        <div key={hex}>
          <h3>{say.value.hex(hex)}</h3>
          <ul class="unit-rows">
            {units.map((unit) =>
              unit.at === hex ? (
                <Row key={unit.id} unit={unit}>
                  <ProposeButton action={{ type: 'destroy-excess', unit: unit.id }}>{words.value.excess}</ProposeButton>
                </Row>
              ) : null,
            )}
          </ul>
        </div>
      ))}
    </Card>
  );
}

/** 8.1 */
export function NightCard() {
  const { session } = useDesk();
  const { night } = words.value;
  const units = useReady();
  return (
    <Card title={say.value.step('night')} rule="8.1" part="night">
      {units.length === 0 ? <p class="hint">{night.nobody}</p> : null}
      <ul class="unit-rows">
        {units.map((unit) => {
          const forecast = totensonntag.forecast(session.match.state, session.seat.value, {
            type: 'recover',
            unit: unit.id,
          });
          const needed = Number(forecast?.detail['needed'] ?? 0) - Number(forecast?.detail['modifier'] ?? 0);
          return (
            <Row key={unit.id} unit={unit} note={night.odds(unit.hits, needed, percent(Math.max(0, 7 - needed) / 6))}>
              <ProposeButton action={{ type: 'recover', unit: unit.id }}>{night.recover}</ProposeButton>
            </Row>
          );
        })}
      </ul>
    </Card>
  );
}

/** 7.7 */
export function AirCard() {
  const { session } = useDesk();
  const { air } = words.value;
  const { step } = session.view.value.position;
  const side = session.seat.value;
  const aircraft = [...session.roster.value.values()].filter(
    ({ data }) => data.type === 'aircraft' && data.side === side,
  );
  const able = new Set(session.ready.value);
  if (aircraft.length === 0) return null;
  return (
    <Card title={air.title} rule="7.7" part="air">
      <p class="hint">{step === 'air-plan' ? air.plan : air.strike}</p>
      <ul class="unit-rows">
        {aircraft.map((unit) => (
          <Row
            key={unit.id}
            unit={unit}
            note={
              unit.onMap
                ? air.over(say.value.hex(unit.at))
                : unit.at === 'lost'
                  ? say.value.elsewhere('lost')
                  : able.has(unit.id)
                    ? air.waiting
                    : air.notNow
            }
          >
            <button
              type="button"
              class="button"
              aria-pressed={session.selection.value.includes(unit.id)}
              disabled={!able.has(unit.id)}
              onClick={() => session.select([unit.id])}
            >
              {air.send}
            </button>
          </Row>
        ))}
      </ul>
    </Card>
  );
}
