type Answer = (isProved: boolean) => void;

const waiting = new Set<Answer>();
let show: ((isShown: boolean) => void) | undefined;

/** Asks the user to prove their identity, once for all waiting callers. False if declined, or nothing can be shown. */
export function askForProof(): Promise<boolean> {
  if (!show) return Promise.resolve(false);
  show(true);
  return new Promise((resolve) => waiting.add(resolve));
}

export function answerProof(isProved: boolean): void {
  show?.(false);
  const answers = [...waiting];
  waiting.clear();
  for (const answer of answers) answer(isProved);
}

/** Returns the removal; it declines waiting callers. */
export function showProofBy(shown: (isShown: boolean) => void): () => void {
  show = shown;
  return () => {
    answerProof(false);
    show = undefined;
  };
}
