import type { UnitCard } from '@impulse/engine';
import type { Figure as FigureCode } from '@impulse/white-death/text/codes.js';
import { firePoints, mixed } from '@impulse/white-death/text/numbers.js';
import { Figure } from '../../../parts/figure.js';
import { words } from '../../../i18n/words.js';
import { say } from '../battle.js';
import { winterWords } from '../words/winter-words.js';
import { lazy } from '../../../web/lazy.js';

const TerrainChart = lazy(() => import('./terrain-chart.js').then((module) => module.TerrainChart), true);

/** The rule that a figure matters for most. */
const rules: Readonly<Record<FigureCode, string>> = {
  strength: '9C5',
  conventional: '9C1',
  antitank: '10C1',
  defence: '9C2',
  morale: '14',
  range: '11B1',
  barrage: '11B2a',
  support: '11A2',
};

/** 9C1, 10C1, 11A2, 11B2a: factors count for each point of strength left. */
const perPoint: ReadonlySet<string> = new Set<FigureCode>(['conventional', 'antitank', 'barrage', 'support']);

const rulesOf: Readonly<Record<string, string>> = rules;

/** Every figure of a unit with its rule. */
export function UnitFigures({ unit }: { readonly unit: UnitCard }) {
  const { ofFull } = words.value.sheet;
  const { strength, movement } = unit;
  return (
    <>
      <dl class="figures">
        <Figure
          name={say.value.figure('strength')}
          value={strength ? ofFull(strength.left, strength.full) : '?'}
          rule={rules.strength}
        />
        {movement ? (
          <Figure
            name={winterWords.value.sheet.points}
            value={winterWords.value.sheet.ofPoints(mixed(movement.left), mixed(movement.full))}
            rule="6A"
          />
        ) : null}
        {unit.figures
          .filter(({ code }) => code !== 'strength')
          .map(({ code, value }) => (
            <Figure key={code} name={say.value.figure(code)} value={String(value)} rule={rulesOf[code]}>
              {perPoint.has(code) && strength
                ? winterWords.value.sheet.product(strength.left, firePoints(value * strength.left))
                : null}
            </Figure>
          ))}
        {unit.traits.map((trait) => (
          <Figure key={trait} name={say.value.special(trait)} value="" rule={traitRules[trait]} />
        ))}
      </dl>
      <TerrainChart unit={unit} />
    </>
  );
}

const traitRules: Readonly<Record<string, string>> = {
  defensiveOnly: '9A',
  guardsRockets: '15A3',
  soundRanging: '11B3',
  brandenburg: '21B',
};
