import type { Forecast } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { Gauge } from '../../../../parts/gauge.js';
import { chanceOf } from '../../chance.js';
import { expectedLoss, lossesIn } from '../../fire-forecast.js';
import { winterWords } from '../../words/winter-words.js';

type Kind = 'assault' | 'fire' | 'defend' | 'barrage';

/** What comes of it all: whether the hex is emptied or the assault repulsed, and the strength that is lost. */
export function Distribution({ forecast }: { readonly forecast: Forecast }) {
  const { combat } = winterWords.value;
  const kind = forecast.kind as Kind;
  const chance = chanceOf(forecast);
  return (
    <div class="distribution" data-part="distribution" role="status">
      <p class="distribution-whole is-hit">
        <strong>{combat.success[kind]}</strong> <b>{chanceText(forecast)}</b>
        <Gauge part={chance} />
        <small>{combat.expected(expectedLoss(forecast).toFixed(1))}</small>
      </p>
      <Losses forecast={forecast} />
    </div>
  );
}

/** Of an assault on units that cannot be seen: at worst and at best. */
function chanceText(forecast: Forecast): string {
  const chance = chanceOf(forecast);
  const best = forecast.detail['emptiedAtBest'];
  if (typeof best !== 'number' || percent(best) === percent(chance)) return percent(chance);
  return winterWords.value.combat.range(percent(chance), percent(best));
}

/** So many columns have room for a number each. */
const mostNumbered = 9;
/** What is rarer than this at either end would be no column. */
const least = 0.005;

/** Losses with their chances, without those at either end that hardly ever come. */
function likelyOf(chances: readonly number[]): readonly (readonly [number, number])[] {
  const isLikely = (chance: number): boolean => chance >= least;
  const last = chances.findLastIndex(isLikely);
  return chances.flatMap((chance, points) =>
    points < chances.findIndex(isLikely) || points > last ? [] : [[points, chance] as const],
  );
}

/** One column for each number of strength points lost. */
function Losses({ forecast }: { readonly forecast: Forecast }) {
  const { combat } = winterWords.value;
  const chances = lossesIn(forecast);
  const highest = Math.max(...chances, 0.01);
  const likely = likelyOf(chances);
  const isLong = likely.length > mostNumbered;
  return (
    <ol class={isLong ? 'losses is-long' : 'losses'} aria-label={combat.losses}>
      {likely.map(([points, chance]) => (
        <li key={points} title={combat.lossOf(points, percent(chance))}>
          <i style={{ height: `${Math.round((chance / highest) * 30)}px` }} />
          <small aria-hidden="true">{isLong && points % 5 > 0 ? '' : points}</small>
          <span class="visually-hidden">{combat.lossOf(points, percent(chance))}</span>
        </li>
      ))}
    </ol>
  );
}
