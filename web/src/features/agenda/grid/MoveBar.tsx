import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';

import { focusArrived } from '../../../kit/focus/focus-arrived';
import { DownIcon, UpIcon } from '../../../kit/ui/icons';
import { MoveBarFrame, MoveTarget } from './grid-styles';
import type { MoveAction } from './move-keys';
import { STEP } from './cell';
import { texts } from './texts';

interface Props {
  patientName: string;
  /** Target, and whether it is free. */
  cell: string;
  onAction: (action: MoveAction) => void;
}

/** Role `application`, so that screen readers pass arrow keys on. */
export function MoveBar({ patientName, cell, onAction }: Props) {
  const keysId = useId();
  return (
    <MoveBarFrame role="group" data-own-keys aria-label={texts.move.title(patientName)}>
      <MoveTarget
        role="application"
        aria-label={texts.move.title(patientName)}
        aria-describedby={keysId}
        tabIndex={0}
        ref={focusArrived}
      >
        <strong>{cell}</strong>
        <span id={keysId}>{texts.move.keys}</span>
      </MoveTarget>
      <IconButton aria-label={texts.move.earlier} onClick={() => onAction({ type: 'time', minutes: -STEP })}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={texts.move.later} onClick={() => onAction({ type: 'time', minutes: STEP })}>
        <DownIcon fontSize="small" />
      </IconButton>
      <Button variant="outlined" size="small" onClick={() => onAction({ type: 'cancel' })}>
        {texts.move.cancel}
      </Button>
      <Button size="small" onClick={() => onAction({ type: 'drop' })}>
        {texts.move.drop}
      </Button>
    </MoveBarFrame>
  );
}
