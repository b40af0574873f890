import type { LastAsked } from '@impulse/totensonntag/aids/standing.js';
import type { StandingName } from '@impulse/totensonntag/aids/standing-values.js';
import { ownWords } from './words/own-words.js';

/** What was decided when the side was last asked, and what an order with this value would have done. */
export function hindsightOf(name: StandingName, value: string, asked: LastAsked): string {
  const { hindsight } = ownWords.value.standing;
  switch (name) {
    case 'choice': {
      if (asked.choice === null) return hindsight.never;
      const done = asked.choice === 'roll' ? hindsight.rolled : hindsight.chose(asked.choice);
      return compared(done, value, String(asked.choice), value === 'roll' ? hindsight.dice : hindsight.chosen(value));
    }
    case 'adjustment': {
      if (asked.adjustment === null) return hindsight.never;
      const { rolled, delta } = asked.adjustment;
      const change = value === 'up' ? 1 : value === 'down' ? -1 : 0;
      const would = Math.min(6, Math.max(1, rolled + change));
      const made = rolled + delta;
      return compared(
        hindsight.changed(rolled, made),
        value === 'ask' ? value : String(would),
        String(made),
        hindsight.made(would),
      );
    }
    case 'night':
      if (asked.night === null) return hindsight.never;
      return compared(hindsight.night(asked.night), value, 'by hand', hindsight.all);
  }
}

/** An order that asks says nothing of its own. */
function compared(done: string, value: string, before: string, would: string): string {
  const { hindsight } = ownWords.value.standing;
  if (value === 'ask') return done;
  return value === before ? hindsight.same(done) : hindsight.otherwise(done, would);
}
