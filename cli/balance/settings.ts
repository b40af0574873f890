import type { Language, Options } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';

/** A way to set a battle up whose balance is asked for: a scenario by its usual options, or with one of them changed. */
export interface Setting {
  readonly scenario: string;
  readonly options: Options;
}

export function settingsOf(
  { game }: LoadedBattle,
  scenarios: readonly string[],
  changed: readonly string[],
): Setting[] {
  const changes = game.options
    .filter(({ id }) => changed.includes(id))
    .flatMap(({ id, values, standard }) =>
      values.filter((value) => value !== standard).map((value): Options => ({ [id]: value })),
    );
  const wanted = [{}, ...changes];
  const all = scenarios.flatMap((scenario) => wanted.map((options): Setting => ({ scenario, options })));
  // Not every scenario knows every option.
  return all.filter((setting) => game.start(setting).ok);
}

export function nameOf({ game, texts }: LoadedBattle, { scenario, options }: Setting, language: Language): string {
  const name = game.scenarios.find(({ id }) => id === scenario)?.name[language] ?? scenario;
  const changed = game.options.flatMap((spec) => {
    const value = options[spec.id];
    if (value === undefined) return [];
    const named = texts[language].option(spec);
    return [`${named.name}: ${named.values[value] ?? value}`];
  });
  return [name, ...changed].join(' · ');
}
