import { createContext, useContext, type ReactNode, type Ref } from 'react';

interface Look {
  level: 2 | 3;
  numbered: boolean;
  /** Number of steps before the usual ones. */
  before?: number;
}

/** The page numbers its steps; dialogs use headings one level below their title. */
export const StepLook = createContext<Look>({ level: 2, numbered: true });

/** Set by the enclosing Step. */
export const StepHeadingRef = createContext<Ref<HTMLHeadingElement> | undefined>(undefined);

interface Props {
  number: number;
  children: ReactNode;
}

/** Takes the focus if its step has nothing else to focus. */
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

/** One level below the step's heading. */
export function StepPartHeading({ id, children }: { id: string; children: ReactNode }) {
  const { level } = useContext(StepLook);
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <Heading id={id} data-step-part="">
      {children}
    </Heading>
  );
}
