import { describe, expect, test } from 'vitest';
import { reasonsFrom, type StepCheck } from './checks.js';
import { numbered } from '../reading/numbered.js';

const STEP = numbered(['plan', 'march', 'over']);
const KIND = numbered(['go', 'wait']);
interface Order {
  readonly kind: number;
  readonly far: boolean;
}
interface State {
  readonly deciding: number;
  readonly step: number;
}

type Checks = Readonly<Record<'go' | 'wait', StepCheck<'plan' | 'march', State, Order, 'too-far' | 'lame'>>>;

// In another order than the kinds have.
const checks: Checks = {
  wait: { in: ['plan', 'march'], check: () => null },
  go: { in: ['march'], check: (_, { far }) => (far ? 'too-far' : null) },
};
const reasonAgainst = reasonsFrom(checks, KIND, STEP);

const far: Order = { kind: KIND.go, far: true };
const near: Order = { kind: KIND.go, far: false };
const wait: Order = { kind: KIND.wait, far: true };

describe('reasons from the checks of each action', () => {
  test('the rule of the action decides, in its steps', () => {
    expect(reasonAgainst({ deciding: 0, step: STEP.march }, 0, far)).toBe('too-far');
    expect(reasonAgainst({ deciding: 0, step: STEP.march }, 0, near)).toBeNull();
    expect(reasonAgainst({ deciding: 0, step: STEP.march }, 0, wait)).toBeNull();
    expect(reasonAgainst({ deciding: 0, step: STEP.plan }, 0, wait)).toBeNull();
  });

  test('step, side and the end of the battle come first', () => {
    expect(reasonAgainst({ deciding: 0, step: STEP.plan }, 0, far)).toBe('wrong-step');
    expect(reasonAgainst({ deciding: 0, step: STEP.plan }, 1, far)).toBe('not-your-decision');
    expect(reasonAgainst({ deciding: -1, step: STEP.over }, 1, far)).toBe('battle-over');
  });

  test('then what the battle asks of every action', () => {
    const ofLame = reasonsFrom(checks, KIND, STEP, (_, { kind }) => (kind === KIND.go ? 'lame' : null));
    expect(ofLame({ deciding: 0, step: STEP.march }, 0, far)).toBe('lame');
    expect(ofLame({ deciding: 0, step: STEP.march }, 0, wait)).toBeNull();
    expect(ofLame({ deciding: 0, step: STEP.plan }, 0, far)).toBe('wrong-step');
  });
});
