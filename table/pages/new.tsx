import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { parseJson } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { checkData } from '@impulse/totensonntag/data/check.js';
import { language, messages } from '../i18n/index.js';
import { say, tell } from '../play/words.js';
import { go, linkTo } from '../router.js';
import { battleStore } from '../storage/battles.js';
import { createBattle } from '../storage/create.js';
import type { BattleSetup, ControllerId } from '../storage/types.js';
import { Frame } from './frame.js';

const controllers = ['human', 'script', 'greedy', 'random'] as const satisfies readonly ControllerId[];

/** A new battle: who plays, which set-up, which options. */
export function NewPage() {
  const { create } = messages.value.shell;
  const players = useSignal<Record<string, ControllerId>>({ dak: 'script', cw: 'human' });
  const scenario = useSignal<string>(totensonntag.scenarios[0].id);
  const options = useSignal<Record<string, string>>(
    Object.fromEntries(totensonntag.options.map((spec) => [spec.id, spec.standard])),
  );
  const data = useSignal<{ readonly name: string; readonly value: unknown } | null>(null);
  const problem = useSignal('');

  const begin = async (): Promise<void> => {
    const setup: BattleSetup = {
      game: 'totensonntag',
      scenario: scenario.value,
      options: options.value,
      controllers: players.value,
      ...(data.value ? { data: data.value.value } : {}),
    };
    const battle = createBattle(setup, '', Date.now());
    if (!battle.ok) {
      problem.value = create.ownDataRefused(battle.error.path, battle.error.message);
      return;
    }
    const kept = await battleStore.save(battle.value);
    if (kept.ok) go(linkTo.play(battle.value.id));
    else problem.value = create.notKept[kept.reason];
  };

  const humans = Object.values(players.value).filter((one) => one === 'human').length;
  return (
    <Frame title={create.title}>
      <form
        class="new-form"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <fieldset>
          <legend>{create.sides}</legend>
          {totensonntag.sides.map((side) => (
            <Choice
              key={side}
              label={say.value.sideTitle(side)}
              value={players.value[side]}
              choices={controllers.map((one) => [one, one === 'human' ? create.human : create.levels[one]])}
              choose={(value) => (players.value = { ...players.value, [side]: value as ControllerId })}
            />
          ))}
          <p class="hint">{humans === 2 ? create.hotSeat : humans === 1 ? create.solo : create.watch}</p>
        </fieldset>
        <fieldset>
          <legend>{create.scenario}</legend>
          {totensonntag.scenarios.map(({ id, name }) => (
            <label key={id} class="radio">
              <input
                type="radio"
                name="scenario"
                checked={scenario.value === id}
                onChange={() => (scenario.value = id)}
              />
              {name[language.value]}
            </label>
          ))}
        </fieldset>
        <fieldset class="options">
          <legend>{create.options}</legend>
          <p class="hint">{create.optionsHint}</p>
          {totensonntag.options.map((spec) => {
            const { name, values } = tell.value.option(spec);
            return (
              <Choice
                key={spec.id}
                label={name}
                rule={spec.rule}
                value={options.value[spec.id]}
                choices={spec.values.map((value) => [value, values[value] ?? value])}
                choose={(value) => (options.value = { ...options.value, [spec.id]: value })}
              />
            );
          })}
        </fieldset>
        <OwnData used={data.value?.name ?? null} use={(value) => (data.value = value)} />
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
    </Frame>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly rule?: string;
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
          <a class="rule-chip" href={linkTo.rules(`r${rule}`)}>
            {rule}
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

/** 10.0 with the printed values of an owner: checked here, so that the player hears at once what is wrong. */
function OwnData({
  used,
  use,
}: {
  readonly used: string | null;
  readonly use: (data: { name: string; value: unknown } | null) => void;
}) {
  const { create } = messages.value.shell;
  const problem = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const json = parseJson(await file.text());
    const data = json.ok ? checkData(json.value) : json;
    problem.value = data.ok ? '' : create.ownDataRefused(data.error.path, data.error.message);
    use(data.ok ? { name: file.name, value: data.value } : null);
  };
  return (
    <fieldset>
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
