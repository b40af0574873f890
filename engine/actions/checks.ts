/** Why an action is refused: the questions every battle asks before the action's own rule. */

/** What the reason is about may be written into `fault`; null when nobody asks for it. */
type Check<S, Order, Reason, Fault> = (state: S, order: Order, fault: Fault | null) => Reason | null;

/** An action's steps, in which it is asked for, and the rule that decides it. */
export interface StepCheck<Step extends string, S, Order, Reason, Fault = never> {
  readonly in: readonly Step[];
  readonly check: Check<S, Order, Reason, Fault>;
}

type CommonReason = 'battle-over' | 'not-your-decision' | 'wrong-step';

/**
 * The reason why a side may not do something now, or null when it may. `kinds` and `steps` number the names in the
 * table; `first` is what a battle asks of every action before its own rule.
 */
export function reasonsFrom<
  Type extends string,
  Step extends string,
  S extends { readonly deciding: number; readonly step: number },
  Order extends { readonly kind: number },
  Reason extends string,
  Fault = never,
>(
  checks: Readonly<Record<Type, StepCheck<Step, S, Order, Reason, Fault>>>,
  kinds: Readonly<Record<Type, number>>,
  steps: Readonly<Record<NoInfer<Step> | 'over', number>>,
  first?: Check<S, Order, Reason, Fault>,
): (state: S, side: number, order: Order, fault?: Fault | null) => Reason | CommonReason | null {
  const byKind: { readonly steps: number; readonly check: Check<S, Order, Reason, Fault> }[] = [];
  for (const type in checks) {
    const { in: where, check } = checks[type];
    byKind[kinds[type]] = { steps: where.reduce((bits, step) => bits | (1 << steps[step]), 0), check };
  }
  const { over } = steps;
  return (state, side, order, fault = null) => {
    if (state.step === over) return 'battle-over';
    if (side !== state.deciding) return 'not-your-decision';
    const asked = byKind[order.kind];
    if ((asked.steps & (1 << state.step)) === 0) return 'wrong-step';
    return first?.(state, order, fault) ?? asked.check(state, order, fault);
  };
}
