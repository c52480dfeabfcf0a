type Answer = (isProved: boolean) => void;

const waiting = new Set<Answer>();
let show: ((isShown: boolean) => void) | undefined;

/**
 * Asks who has the session to prove it, above what is open: once for all that wait. False when the person declines, or
 * nothing can be shown.
 */
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

/** Returns how to stop; who waits then is declined. */
export function showProofBy(shown: (isShown: boolean) => void): () => void {
  show = shown;
  return () => {
    answerProof(false);
    show = undefined;
  };
}
