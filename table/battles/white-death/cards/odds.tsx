import { Outcomes } from '../../../cards/outcomes.js';
import type { Forecast } from '@impulse/engine';
import { forecastResults } from '@impulse/white-death/text/codes.js';
import { Terms } from '../../../parts/terms.js';
import { say } from '../battle.js';
import { hopes } from '../chance.js';

const failures: ReadonlySet<string> = new Set(forecastResults.filter((result) => !hopes.has(result)));
/** What is less likely than all of these is told together. */
const mostLines = 6;

/** The arithmetic, what may come of it, and what becomes of each unit. */
export function Odds({ forecast }: { readonly forecast: Forecast }) {
  const notes = say.value.forecastNotes(forecast);
  const likely = forecast.outcomes.toSorted((a, b) => b.probability - a.probability).slice(0, mostLines);
  return (
    <div class="odds">
      <p class="forecast-title">{say.value.forecastTitle(forecast)}</p>
      {forecast.terms.length > 0 ? <Terms terms={forecast.terms} /> : null}
      <Outcomes outcomes={likely} bad={failures} />
      {notes.length > 0 ? (
        <ul class="forecast-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
