import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';

import { NARROW, unseen, WIDE } from '../booking-layout';
import { texts } from '../texts';
import { Step } from './Step';
import { StepHeading } from './StepHeading';
import type { StepId } from './useStepFocus';

/** The step in one line, its button at the end. */
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 44,
  margin: '-8px 0',
  [WIDE]: { margin: '-14px 0' },
  '& .chosen': { display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 },
  '& .chosen > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { display: 'inline-block' },
  '& [data-step-heading] > span:not([aria-hidden])': unseen,
  '& strong::first-letter': { textTransform: 'uppercase' },
  '& .muted': { color: 'var(--muted)' },
  // There the list of rooms alone describes them.
  [NARROW]: { '& .muted': { display: 'none' } },
  '& button': { marginRight: -8 },
});

interface Props {
  name: StepId;
  of?: string;
  number: number;
  heading: string;
  /** What the button changes, e.g. "el día": the rest of its name. */
  changes?: string;
  changeLabel?: string;
  /** Undefined while what is chosen is on its way. */
  onChange: (() => void) | undefined;
  /** What was chosen. */
  children: ReactNode;
  below?: ReactNode;
}

/** A step whose choice is made. */
export function FoldedStep({ name, of, number, heading, changes, changeLabel, onChange, children, below }: Props) {
  const change = useRef<HTMLButtonElement>(null);
  return (
    <Step name={name} {...(of !== undefined && { of })} busy={!onChange} choiceRef={change}>
      <Line>
        <div className="chosen">
          <StepHeading number={number}>{heading}</StepHeading>
          <span>{children}</span>
        </div>
        {onChange && (
          <Button ref={change} variant="text" size="small" onClick={onChange}>
            {changeLabel ?? texts.change}
            {changes !== undefined && <span className="visually-hidden"> {changes}</span>}
          </Button>
        )}
      </Line>
      {below}
    </Step>
  );
}
