import type { Game, Options, Setup } from './game.js';
import { within } from './reading/path.js';
import { bad, good, type Result } from './reading/result.js';
import type { Cells } from './state/state.js';

/** From a set-up that somebody wrote down to the context a battle is played on. */

/** What every context keeps of its set-up, beside the tables the rules index. */
export interface SetupContext<Data = unknown> {
  readonly options: Options;
  readonly data: Data;
  /** Set when the data are a user's own and must travel with the record. */
  readonly ownData: boolean;
  readonly dataHash: string;
}

/** What a battle brings along: its scenarios, options and data, and how their tables are made. */
interface ContextParts<Scenario extends string, Values, Data, Context> {
  readonly scenarioIds: readonly Scenario[];
  readonly checkOptions: (given: unknown) => Result<Values>;
  readonly builtInData: Data;
  readonly checkData: (given: unknown) => Result<Data>;
  readonly dataHash: (data: Data) => string;
  readonly makeContext: (
    data: Data,
    scenario: Scenario,
    options: Values,
    dataHash: string,
    ownData: boolean,
  ) => Context;
}

/** The context of a set-up. Those of the built-in data are made once; a user's data are checked and hashed each time. */
export function contextsOf<Scenario extends string, Values, Data, Context>(
  parts: ContextParts<Scenario, Values, Data, Context>,
): (setup: Setup) => Result<Context> {
  const { scenarioIds, checkOptions, builtInData, checkData, dataHash, makeContext } = parts;
  /** Not before somebody plays: a page that is being loaded has other things to do. */
  let builtInHash: string | undefined;
  const made = new Map<string, Context>();
  return (setup) => {
    const scenario = scenarioIds.find((id) => id === setup.scenario);
    if (scenario === undefined)
      return bad('unknown-scenario', 'scenario', `The scenario must be one of: ${scenarioIds.join(', ')}.`);
    const options = checkOptions(setup.options);
    if (!options.ok) return options;
    if (setup.data === undefined) {
      const key = JSON.stringify([scenario, options.value]);
      let context = made.get(key);
      if (!context)
        made.set(
          key,
          (context = makeContext(builtInData, scenario, options.value, (builtInHash ??= dataHash(builtInData)), false)),
        );
      return good(context);
    }
    const data = checkData(setup.data);
    if (!data.ok) return { ok: false, error: within('data', data.error) };
    return good(makeContext(data.value, scenario, options.value, dataHash(data.value), true));
  };
}

/** A user's data file, where the battle is played with one. */
export const ownDataOf = ({ ownData, data }: SetupContext): unknown => (ownData ? data : undefined);

/** The set-up a context was made from, with every option spelled out. */
export const setupUnder = (scenario: string, context: SetupContext): ReturnType<Game<Cells, never>['setupOf']> => ({
  scenario,
  options: context.options,
  dataHash: context.dataHash,
  ...(context.ownData ? { data: context.data } : {}),
});
