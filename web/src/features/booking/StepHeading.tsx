import type { ReactNode } from 'react';

interface Props {
  number: number;
  children: ReactNode;
}

/** It takes the focus when its step has nothing else that could. */
export function StepHeading({ number, children }: Props) {
  return (
    <h2 tabIndex={-1}>
      <span aria-hidden="true">{number}</span>
      <span>{children}</span>
    </h2>
  );
}
