import { createContext, useContext, type ReactNode, type Ref } from 'react';

interface Look {
  level: 2 | 3;
  numbered: boolean;
  /** Steps before the usual ones. */
  before?: number;
}

/** Pages number steps; dialogs use headings below their title. */
export const StepLook = createContext<Look>({ level: 2, numbered: true });

export const StepHeadingRef = createContext<Ref<HTMLHeadingElement> | undefined>(undefined);

interface Props {
  number: number;
  children: ReactNode;
}

/** Takes the focus if its step has no other target. */
export function StepHeading({ number, children }: Props) {
  const { level, numbered, before = 0 } = useContext(StepLook);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={useContext(StepHeadingRef)} tabIndex={-1} data-step-heading="">
      {numbered && <span aria-hidden="true">{before + number}</span>}
      <span>{children}</span>
    </Heading>
  );
}

export function StepPartHeading({ id, children }: { id: string; children: ReactNode }) {
  const { level } = useContext(StepLook);
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <Heading id={id} data-step-part="">
      {children}
    </Heading>
  );
}
