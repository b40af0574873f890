import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { bad, longestText, parseJson, type Problem, type Result } from '@impulse/engine';
import { battleNames } from '@impulse/library/battles.js';
import { laidOut, loadKit } from '../battles/index.js';
import { askAuthority } from '../hosts/authority-line.js';
import { language, messages } from '../i18n/index.js';
import type { AnyKit } from '../kit.js';
import { letterWords } from '../letters/words.js';
import { go, linkTo } from '../links.js';
import type { Route } from '../router.js';
import type { BattleSetup, ControllerId } from '../storage/types.js';
import { phrasesOf, textsOf } from '../words.js';
import { ByFileHint } from './by-file/hint.js';
import { isByFile, seat } from './by-file/seating.js';
import { Frame } from './frame.js';

/** A new battle: which one, who plays, which set-up, which options. */
export function NewPage({ at }: { readonly at: Extract<Route, { page: 'new' }> }) {
  const { create, loading } = messages.value.shell;
  const kit = useSignal<AnyKit | null>(null);
  const choose = (id: string): void => {
    loadKit(id).then(
      (loaded) => (kit.value = loaded),
      (error: unknown) => console.error(error),
    );
  };
  useEffect(() => choose(at.game), [at.game]);
  if (!kit.value) {
    return (
      <p class="page-wait" role="status">
        {loading}
      </p>
    );
  }
  return (
    <Frame title={create.title}>
      <NewForm key={kit.value.game.id} kit={kit.value} choose={choose} />
    </Frame>
  );
}

interface NewFormProps {
  readonly kit: AnyKit;
  /** Takes another battle. */
  readonly choose: (id: string) => void;
}

function NewForm({ kit, choose }: NewFormProps) {
  const { game, levels } = kit;
  const { create } = messages.value.shell;
  const players = useSignal<Readonly<Record<string, ControllerId>>>(kit.players);
  const scenario = useSignal<string>(game.scenarios[0].id);
  const options = useSignal<Record<string, string>>(
    Object.fromEntries(game.options.map((spec) => [spec.id, spec.standard])),
  );
  const data = useSignal<{ readonly name: string; readonly value: unknown } | null>(null);
  const problem = useSignal('');

  const begin = async (): Promise<void> => {
    const setup: BattleSetup = {
      game: game.id,
      scenario: scenario.value,
      options: options.value,
      controllers: players.value,
      ...(data.value ? { data: data.value.value } : {}),
    };
    const made = isByFile(players.value)
      ? await askAuthority('invite', { setup, title: '' })
      : await askAuthority('create', { shelf: 'battles', setup, title: '' });
    if (made.kind === 'kept') go(linkTo.play(made.id));
    else if (made.kind === 'refused') problem.value = refusal(made.problem);
    else problem.value = create.notKept[made.reason];
  };

  const refusal = ({ code, path, message }: Problem): string =>
    code === 'no-seal' ? letterWords.value.noSeal : create.ownDataRefused(path, message);

  const humans = Object.values(players.value).filter((one) => one === 'human').length;
  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {laidOut.length > 1 ? (
        <fieldset data-part="battle">
          <legend>{create.battle}</legend>
          {laidOut.map((id) => (
            <Radio
              key={id}
              group="battle"
              name={battleNames[id][language.value]}
              checked={id === game.id}
              choose={() => choose(id)}
            />
          ))}
        </fieldset>
      ) : null}
      <fieldset data-part="sides">
        <legend>{create.sides}</legend>
        {game.sides.map((side) => (
          <Choice
            key={side}
            label={phrasesOf({ kit }).sideTitle(side)}
            value={players.value[side]}
            choices={[
              ['human', create.human],
              ['away', create.away],
              ...levels.map((level) => [level, create.levels[level]] as const),
            ]}
            choose={(value) => (players.value = seat(players.value, side, value as ControllerId))}
          />
        ))}
        <p class="hint">
          {isByFile(players.value) ? (
            <ByFileHint />
          ) : humans === 2 ? (
            create.hotSeat
          ) : humans === 1 ? (
            create.solo
          ) : (
            create.watch
          )}
        </p>
      </fieldset>
      <fieldset>
        <legend>{create.scenario}</legend>
        {game.scenarios.map(({ id, name }) => (
          <Radio
            key={id}
            group="scenario"
            name={name[language.value]}
            checked={scenario.value === id}
            choose={() => (scenario.value = id)}
          />
        ))}
      </fieldset>
      <fieldset class="options">
        <legend>{create.options}</legend>
        <p class="hint">{create.optionsHint}</p>
        {game.options.map((spec) => {
          const { name, values } = textsOf({ kit }).option(spec);
          return (
            <Choice
              key={spec.id}
              label={name}
              rule={{ number: spec.rule, link: linkTo.rules(game.id, `r${spec.rule}`) }}
              value={options.value[spec.id]}
              choices={spec.values.map((value) => [value, values[value] ?? value])}
              choose={(value) => (options.value = { ...options.value, [spec.id]: value })}
            />
          );
        })}
      </fieldset>
      <OwnData
        check={(value) => kit.checkData(value)}
        used={data.value?.name ?? null}
        use={(value) => (data.value = value)}
      />
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        <button type="submit" class="button primary">
          {create.begin}
        </button>
      </p>
    </form>
  );
}

interface RadioProps {
  readonly group: string;
  readonly name: string;
  readonly checked: boolean;
  readonly choose: () => void;
}

const Radio = ({ group, name, checked, choose }: RadioProps) => (
  <label class="radio">
    <input type="radio" name={group} checked={checked} onChange={choose} />
    {name}
  </label>
);

interface ChoiceProps {
  readonly label: string;
  readonly rule?: { readonly number: string; readonly link: string };
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

function Choice({ label, rule, value, choices, choose }: ChoiceProps) {
  return (
    <label class="choice">
      <span>
        {label}
        {rule === undefined ? null : (
          <a class="rule-chip" href={rule.link}>
            {rule.number}
          </a>
        )}
      </span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OwnDataProps {
  readonly check: (value: unknown) => Result<unknown>;
  readonly used: string | null;
  readonly use: (data: { name: string; value: unknown } | null) => void;
}

/** The printed values of an owner: checked here, so that the player hears at once what is wrong. */
function OwnData({ check, used, use }: OwnDataProps) {
  const { create } = messages.value.shell;
  const problem = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const tooLarge = bad('too-large', '', messages.value.shell.files.tooLarge);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const json = file.size > longestText ? tooLarge : parseJson(await file.text());
    const data = json.ok ? check(json.value) : json;
    problem.value = data.ok ? '' : create.ownDataRefused(data.error.path, data.error.message);
    use(data.ok ? { name: file.name, value: data.value } : null);
  };
  return (
    <fieldset class="own-data">
      <legend>{create.ownData}</legend>
      <p class="hint">{used === null ? create.ownDataHint : create.ownDataUsed(used)}</p>
      <label class="button file-button">
        {create.chooseFile}
        <input
          ref={input}
          class="visually-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {used === null ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            use(null);
            if (input.current) input.current.value = '';
          }}
        >
          {create.noData}
        </button>
      )}
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </fieldset>
  );
}
