import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

import { useRadios } from '../../../clinic/slots/useRadios';
import { clockTime } from '../../../kit/time/wall-time';
import { ChoiceButton } from '../../../kit/ui/ChoiceButton';
import { CheckIcon } from '../../../kit/ui/icons';
import { slotHint, texts } from '../texts';
import { slotText } from './slot-text';

const Grid = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' });
const Slot = styled(ChoiceButton)({
  display: 'grid',
  justifyContent: 'stretch',
  minHeight: 56,
  padding: '4px 10px',
  fontWeight: 400,
  textAlign: 'left',
  '& strong': { display: 'flex', gap: 4, alignItems: 'center' },
  '& span': { fontSize: '0.875rem', lineHeight: '1.25rem' },
});

interface Props {
  /** The tab stop. */
  ref: Ref<HTMLElement | undefined>;
  day: string;
  slots: readonly string[];
  durationMinutes: number;
  chosen: string | undefined;
  /** The patient's preferred time, HH:mm. */
  preferred: string | null;
  onChoose: (start: string) => void;
}

export function SlotCards({ ref, day, slots, durationMinutes, chosen, preferred, onChoose }: Props) {
  const tabStop = chosen ?? slots.find((start) => clockTime(start) === preferred) ?? slots[0];
  const { radio, onKeyDown } = useRadios({ keys: slots, tabStop, tabStopRef: ref });
  return (
    <Grid role="radiogroup" aria-label={texts.timeChoice.slotsOf(day)} onKeyDown={onKeyDown}>
      {slots.map((start) => (
        <Slot key={start} value={start} selected={start === chosen} {...radio(start)} onClick={() => onChoose(start)}>
          <strong>
            {start === chosen && <CheckIcon fontSize="inherit" />}
            {slotText(start, durationMinutes)}
          </strong>
          <span>{slotHint(durationMinutes, clockTime(start) === preferred)}</span>
        </Slot>
      ))}
    </Grid>
  );
}
