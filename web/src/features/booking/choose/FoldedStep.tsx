import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef, type ReactNode } from 'react';

import { theme } from '../../../kit/ui/theme';
import { NARROW, unseen, WIDE } from '../booking-layout';
import { texts } from '../texts';
import { Step } from '../../../clinic/booking/steps/Step';
import { StepHeading } from '../../../clinic/booking/steps/StepHeading';
import type { StepId } from '../../../clinic/booking/steps/useStepFocus';

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
  '& .muted': { color: theme.vars.palette.text.secondary },
  // The list of rooms describes them there.
  [NARROW]: { '& .muted': { display: 'none' }, '& .chosen > span': { whiteSpace: 'normal' } },
  '& button': { marginRight: -8 },
});

interface Props {
  name: StepId;
  of?: string;
  number: number;
  heading: string;
  /** Completes the button's name, e.g. "el día". */
  changes?: string;
  changeLabel?: string;
  /** undefined while the choice is loading. */
  onChange: (() => void) | undefined;
  /** The choice. */
  children: ReactNode;
  below?: ReactNode;
}

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
            {changes !== undefined && <span style={visuallyHidden}> {changes}</span>}
          </Button>
        )}
      </Line>
      {below}
    </Step>
  );
}
