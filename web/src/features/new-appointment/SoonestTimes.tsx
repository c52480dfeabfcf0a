import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type Ref, useId, useRef } from 'react';

import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { Fields } from '../../clinic/booking/fields';
import { Step } from '../../clinic/booking/steps/Step';
import { StepHeading, StepPartHeading } from '../../clinic/booking/steps/StepHeading';
import { bookingTexts } from '../../clinic/booking/texts';
import { slotCountText } from '../../clinic/slots/day-slots';
import { SLOTS_ERROR } from '../../clinic/slots/useOffers';
import { useRadios } from '../../clinic/slots/useRadios';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormBanner } from '../../kit/notify/FormBanner';
import { LoadFault } from '../../kit/states/LoadFault';
import { clockTime, longDate } from '../../kit/time/wall-time';
import { ChoiceButton } from '../../kit/ui/ChoiceButton';
import { CheckIcon } from '../../kit/ui/icons';
import { useAppointmentContext } from './new-appointment-context';
import type { NewValues } from './new-form';
import type { SoonestSlotFragment } from './new.generated';
import { Actions } from './panel-layout';
import { slotKey, soonestByDay, withChosen } from './soonest';
import { theme } from '../../kit/ui/theme';
import { newTexts } from './texts';
import type { TimesProps } from './times-props';
import { SOONEST } from './useNewChoice';
import type { SoonestOffer } from './useSoonest';

const Day = styled('div')({
  display: 'grid',
  gap: 6,
  '& + &': { marginTop: 12 },
  '& [data-step-part]': {
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '& [data-step-part]::first-letter': { textTransform: 'uppercase' },
});
const Grid = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  '&[data-named]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))' },
});
const Chip = styled(ChoiceButton)({
  minHeight: 44,
  '&[data-named]': { justifyContent: 'start', textAlign: 'start', gap: 8, padding: '6px 12px' },
  '& .of': { display: 'grid', fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 400, overflowWrap: 'anywhere' },
});

/** For a professional or a specialty, optionally from a date on. */
export function SoonestTimes({ zoneNote, otherTime }: TimesProps) {
  const { choices, soonest, startTime, durationMinutes, professional, room, faults, today, forDay } =
    useAppointmentContext();
  const { choice } = choices;
  const tabStop = useRef<HTMLElement>(undefined);
  const isIdle = choice.specialtyId === null && choice.professionalId === null;
  const isAll = choice.times === 'all';
  const chosen =
    startTime !== undefined && professional
      ? { startTime, durationMinutes, professional, room: room ?? { id: 0, name: '' } }
      : null;
  const offer = { ...soonest, slots: soonest.slots && withChosen(soonest.slots, chosen) };
  return (
    <Step name="horarios" of={SOONEST} busy={!isIdle && !offer.slots && !offer.failed} choiceRef={tabStop}>
      <StepHeading number={3}>{bookingTexts.fields.time}</StepHeading>
      {choices.notice !== null && (
        <FormBanner kind="error" isWhole>
          {choices.notice}
        </FormBanner>
      )}
      {isIdle && forDay !== null && (
        <p>
          {bookingTexts.fields.date}: <strong>{longDate(forDay)}</strong>
        </p>
      )}
      {isIdle && <Typography color="textSecondary">{dialogTexts.bothDialogs.noProfessional}</Typography>}
      {isAll && !isIdle && (
        <Fields>
          <FormDateField<NewValues>
            label={newTexts.soonest.from}
            name="date"
            today={today}
            min={today}
            autoComplete="off"
            required
          />
        </Fields>
      )}
      {!isIdle && (
        <SoonestSlots
          offer={offer}
          today={today}
          isNamed={choice.specialtyId !== null}
          chosen={chosen}
          onChoose={choices.chooseSoonest}
          tabStopRef={tabStop}
        />
      )}
      {faults?.start === true && !isIdle && (
        <Typography color="error">{newTexts.createAppointmentDialog.faults.noStartTime}</Typography>
      )}
      {zoneNote}
      <Actions>
        {!isIdle && !isAll && (
          <Button variant="outlined" size="small" onClick={() => choices.showTimes('all')}>
            {newTexts.soonest.more}
          </Button>
        )}
        {otherTime}
      </Actions>
    </Step>
  );
}

interface SlotsProps {
  offer: SoonestOffer;
  today: string;
  /** Shows professionals' names, if there are several. */
  isNamed: boolean;
  chosen: SoonestSlotFragment | null;
  onChoose: (slot: SoonestSlotFragment) => void;
  /** The tab stop. */
  tabStopRef: Ref<HTMLElement | undefined>;
}

/** The soonest free slots, by day. */
function SoonestSlots({ offer, today, isNamed, chosen, onChoose, tabStopRef }: SlotsProps) {
  const { slots, failed } = offer;
  return (
    <>
      <LoadFault of={offer} title={SLOTS_ERROR} onRetry={() => void offer.refetch()} />
      {!failed && !slots && <Waiting isNamed={isNamed} />}
      <div role="status">
        {slots && slots.length > 0 && <span style={visuallyHidden}>{slotCountText(slots.length)}</span>}
        {slots?.length === 0 && (
          <>
            <p>{bookingTexts.slotPicker.empty}</p>
            <Typography color="textSecondary">{newTexts.timePart.noneEver}</Typography>
          </>
        )}
      </div>
      {slots && slots.length > 0 && <Radios {...{ slots, today, isNamed, chosen, onChoose, tabStopRef }} />}
    </>
  );
}

interface RadiosProps extends Omit<SlotsProps, 'offer'> {
  slots: readonly SoonestSlotFragment[];
}

function Radios({ slots, today, isNamed, chosen, onChoose, tabStopRef }: RadiosProps) {
  const id = useId();
  const isChosen = (slot: SoonestSlotFragment) => chosen !== null && slotKey(slot) === slotKey(chosen);
  const first = slots.find(isChosen) ?? slots[0];
  const { radio, onKeyDown } = useRadios({
    keys: slots.map(slotKey),
    tabStop: first && slotKey(first),
    tabStopRef,
  });
  const named = isNamed ? '' : undefined;
  return (
    <div role="radiogroup" aria-label={newTexts.soonest.label} onKeyDown={onKeyDown}>
      {soonestByDay(slots).map(({ day, slots: ofDay }) => (
        <Day key={day} role="group" aria-labelledby={`${id}${day}`}>
          <StepPartHeading id={`${id}${day}`}>{newTexts.soonest.day(day, today)}</StepPartHeading>
          <Grid data-named={named}>
            {ofDay.map((slot) => (
              <Chip
                key={slotKey(slot)}
                value={slotKey(slot)}
                data-named={named}
                selected={isChosen(slot)}
                {...radio(slotKey(slot))}
                onClick={() => onChoose(slot)}
              >
                {isChosen(slot) && <CheckIcon fontSize="inherit" />}
                {clockTime(slot.startTime)}{' '}
                {isNamed && (
                  <span className="of">
                    <span>{slot.professional.name}</span> <span>{slot.room.name}</span>
                  </span>
                )}
              </Chip>
            ))}
          </Grid>
        </Day>
      ))}
    </div>
  );
}

function Waiting({ isNamed }: { isNamed: boolean }) {
  return (
    <>
      <span style={visuallyHidden}>{bookingTexts.slotPicker.loading}</span>
      <Grid aria-hidden="true" data-named={isNamed ? '' : undefined}>
        {Array.from({ length: isNamed ? 4 : 5 }, (_slot, slot) => (
          <Skeleton key={slot} style={{ height: isNamed ? 60 : 44 }} />
        ))}
      </Grid>
    </>
  );
}
