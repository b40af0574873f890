import { useDesk } from '../../desk/desk.js';
import { phrasesOf } from '../../kit/phrases.js';
import type { FieldOf } from './props.js';
import { Stepper } from './stepper.js';

export function NumberField({ name, bounds, judged }: FieldOf<'number'>) {
  const desk = useDesk();
  const { least, most, step, standard = least } = bounds;
  const given = judged.draft.fields[name];
  return (
    <Stepper
      name={phrasesOf(desk).draftField(name)}
      value={typeof given === 'number' ? given : standard}
      least={least}
      most={most}
      step={step}
      set={(value) => desk.plans.drafts.set(name, value)}
    />
  );
}
