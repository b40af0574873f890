import type { Options } from '@impulse/engine';
import { language, messages } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import { textsOf } from '../../kit/phrases.js';

/** What is to be played, in words. */

export const scenarioName = ({ game }: AnyKit, id: string): string =>
  game.scenarios.find((scenario) => scenario.id === id)?.name[language.value] ?? id;

/** The options that are not at their standard. */
export const changedOptions = (kit: AnyKit, options: Options): string[] =>
  kit.game.options
    .filter((spec) => (options[spec.id] ?? spec.standard) !== spec.standard)
    .map((spec) => {
      const { name, values } = textsOf({ kit }).option(spec);
      return messages.value.shell.joint.said(name, values[options[spec.id]] ?? options[spec.id]);
    });
