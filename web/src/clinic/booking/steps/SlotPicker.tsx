import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';

import { theme } from '../../../kit/ui/theme';
import { groupSlots } from '../../slots/day-slots';
import { SLOTS_ERROR } from '../../slots/useOffers';
import { useRadios } from '../../slots/useRadios';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { clockTime, longDate } from '../../../kit/time/wall-time';
import { ChoiceButton } from '../../../kit/ui/ChoiceButton';
import { CheckIcon } from '../../../kit/ui/icons';
import { Step } from './Step';
import { bookingTexts } from '../texts';
import { StepHeading, StepPartHeading } from './StepHeading';

const Group = styled('div')({
  display: 'grid',
  gap: 8,
  '& + &': { marginTop: 16 },
  '& [data-step-part]': { margin: 0, color: theme.vars.palette.text.secondary, fontSize: '1rem', lineHeight: '1.5rem' },
});
const Grid = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))' });

/** Why the slot is no longer chosen. */
interface SlotNotice {
  text: string;
  /** Path of the user's own appointment at that time. */
  turnoPath?: string | undefined;
  /** `text` reports a day without slots. */
  isDayClosed?: boolean;
}

interface Props {
  /** yyyy-MM-dd. */
  day: string | null;
  slots: readonly string[] | undefined;
  /** The calendar offers the retry. */
  failed: boolean;
  /** After the slot was taken. */
  reloading: boolean;
  chosen: string | undefined;
  onChoose: (start: string) => void;
  notice: SlotNotice | null;
  /** The clinic's zone, if different. */
  zoneNote: ReactNode;
  /** Before a day is chosen. */
  hint?: string;
  emptyText?: string | undefined;
  actions?: ReactNode;
}

export function SlotPicker({
  day,
  slots,
  failed,
  reloading,
  chosen,
  onChoose,
  notice,
  zoneNote,
  hint = bookingTexts.slotPicker.hint,
  emptyText = bookingTexts.slotPicker.empty,
  actions,
}: Props) {
  const tabStop = useRef<HTMLElement>(undefined);
  const busy = reloading || (day !== null && !slots);
  return (
    <Step name="horarios" of={day ?? ''} busy={busy} choiceRef={tabStop}>
      <StepHeading number={2}>{bookingTexts.fields.time}</StepHeading>
      {notice !== null && <NoticeBanner {...notice} />}
      {day === null && <Typography color="textSecondary">{hint}</Typography>}
      {day !== null && <p>{longDate(day)}</p>}
      {day !== null && !slots && <Waiting />}
      {day !== null && failed && <p>{SLOTS_ERROR}.</p>}
      {day !== null && !failed && slots?.length === 0 && notice?.isDayClosed !== true && (
        <>
          <p>{emptyText}</p>
          <Typography color="textSecondary">{bookingTexts.slotPicker.emptyHint}</Typography>
        </>
      )}
      {day !== null && slots && slots.length > 0 && (
        <SlotRadios ref={tabStop} day={day} slots={slots} chosen={chosen} onChoose={onChoose} />
      )}
      {zoneNote}
      {actions}
    </Step>
  );
}

function NoticeBanner({ text, turnoPath }: SlotNotice) {
  if (turnoPath === undefined)
    return (
      <FormBanner kind="error" isWhole>
        {text}
      </FormBanner>
    );
  return (
    <FormBanner kind="info">
      <span>
        {text} <Link to={turnoPath}>{bookingTexts.slotPicker.toTurno}</Link>
      </span>
    </FormBanner>
  );
}

interface SlotRadiosProps extends Pick<Props, 'chosen' | 'onChoose'> {
  /** The tab stop. */
  ref: Ref<HTMLElement | undefined>;
  day: string;
  slots: readonly string[];
}

function SlotRadios({ ref, day, slots, chosen, onChoose }: SlotRadiosProps) {
  const id = useId();
  const groups = groupSlots(slots);
  const { radio, onKeyDown } = useRadios({
    keys: groups.flatMap(({ starts }) => starts),
    tabStop: chosen ?? slots[0],
    tabStopRef: ref,
  });
  return (
    <div role="radiogroup" aria-label={bookingTexts.slotPicker.label(day)} onKeyDown={onKeyDown}>
      {groups.map(({ name, starts }) => (
        <Group key={name} role="group" aria-labelledby={`${id}${name}`}>
          <StepPartHeading id={`${id}${name}`}>{name}</StepPartHeading>
          <Grid>
            {starts.map((start) => (
              <ChoiceButton
                key={start}
                value={start}
                selected={start === chosen}
                {...radio(start)}
                onClick={() => onChoose(start)}
              >
                {start === chosen && <CheckIcon fontSize="inherit" />}
                {clockTime(start)}
              </ChoiceButton>
            ))}
          </Grid>
        </Group>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <span style={visuallyHidden}>{bookingTexts.slotPicker.loading}</span>
      <Grid aria-hidden="true">
        {Array.from({ length: 6 }, (_slot, slot) => (
          <Skeleton key={slot} style={{ height: 48 }} />
        ))}
      </Grid>
    </>
  );
}
