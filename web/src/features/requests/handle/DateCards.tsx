import { styled } from '@mui/material/styles';
import { useEffect, useRef, type Ref } from 'react';

import { slotCountText, type SlotsByDay } from '../../../clinic/slots/day-slots';
import { useRadios } from '../../../clinic/slots/useRadios';
import { shortDate } from '../../../kit/time/wall-time';
import { ChoiceButton } from '../../../kit/ui/ChoiceButton';
import { CheckIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';

/** A few rows; the rest scrolls. */
const Grid = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  maxHeight: 232,
  overflowY: 'auto',
  padding: 4,
  margin: -4,
});
const DayCard = styled(ChoiceButton)({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'stretch',
  minHeight: 64,
  padding: '6px 10px',
  fontWeight: 400,
  textAlign: 'left',
  '& strong': { display: 'flex', gap: 4, alignItems: 'center' },
  '& span': { fontSize: '0.875rem', lineHeight: '1.25rem' },
});

interface Props {
  /** The tab stop. */
  ref: Ref<HTMLElement | undefined>;
  slots: SlotsByDay;
  chosen: string | null;
  /** The preferred day, or today; yyyy-MM-dd. The cards scroll to it. */
  near: string;
  preferred: string | null;
  onChoose: (day: string) => void;
}

/** Days with slot counts, scrolled to the preferred day. */
export function DateCards({ ref, slots, chosen, near, preferred, onChoose }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const days = [...slots.keys()].sort();
  const first = days.find((day) => day >= near) ?? days.at(-1);
  const { radio, get, onKeyDown } = useRadios({ keys: days, tabStop: chosen ?? first, tabStopRef: ref });
  useEffect(() => {
    const card = get(first);
    if (card && grid.current) grid.current.scrollTop = card.offsetTop;
  }, [first, get]);
  return (
    <Grid ref={grid} role="radiogroup" aria-label={texts.fields.date} onKeyDown={onKeyDown}>
      {days.map((day) => (
        <DayCard key={day} value={day} selected={day === chosen} {...radio(day)} onClick={() => onChoose(day)}>
          <strong>
            {day === chosen && <CheckIcon fontSize="inherit" />}
            {shortDate(day)}
          </strong>
          <span>{dayText(slots.get(day)?.length ?? 0, day === preferred)}</span>
        </DayCard>
      ))}
    </Grid>
  );
}

function dayText(slots: number, isPreferred: boolean): string {
  const text = slotCountText(slots);
  return isPreferred ? texts.timeChoice.preferredDay(text) : text;
}
