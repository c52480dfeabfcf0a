import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, type Ref } from 'react';

import { LoadFault } from '../../../kit/states/LoadFault';
import { clockTime, slotDate } from '../../../kit/time/wall-time';
import { ChoiceButton } from '../../../kit/ui/ChoiceButton';
import { CheckIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import { slotCountText } from '../../slots/day-slots';
import { SLOTS_ERROR } from '../../slots/useOffers';
import { useRadios } from '../../slots/useRadios';
import { StepPartHeading } from '../steps/StepHeading';
import { bookingTexts } from '../texts';
import { slotKey, soonestByDay, withChosen } from './soonest';
import type { SoonestSlotFragment } from './soonest.generated';
import { soonestTexts } from './texts';
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
  '& .time': { flex: 'none' },
  '& .of': { display: 'grid', fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 400, overflowWrap: 'anywhere' },
});

interface Props {
  offer: SoonestOffer;
  today: string;
  /** Shows what differs: the professional, or also the specialty. */
  naming: 'none' | 'professional' | 'specialty';
  chosen: SoonestSlotFragment | null;
  /** Marks what the patient asked for; the first one is the tab stop. */
  isPreferred?: (slot: SoonestSlotFragment) => boolean;
  /** Below the room, if the professional is named. */
  noteOf?: (professionalId: number) => string | undefined;
  onChoose: (slot: SoonestSlotFragment) => void;
  /** The tab stop. */
  tabStopRef: Ref<HTMLElement | undefined>;
}

/** The soonest free slots and the chosen one, by day. */
export function SoonestSlots({ offer, chosen, ...rest }: Props) {
  const { failed } = offer;
  const slots = offer.slots && withChosen(offer.slots, chosen);
  return (
    <>
      <LoadFault of={offer} title={SLOTS_ERROR} onRetry={() => void offer.refetch()} />
      {!failed && !slots && <Waiting isNamed={rest.naming !== 'none'} />}
      <div role="status">
        {slots && slots.length > 0 && <span style={visuallyHidden}>{slotCountText(slots.length)}</span>}
        {slots?.length === 0 && (
          <>
            <p>{bookingTexts.slotPicker.empty}</p>
            <Typography color="textSecondary">{soonestTexts.noneEver}</Typography>
          </>
        )}
      </div>
      {slots && slots.length > 0 && <Radios {...rest} slots={slots} chosen={chosen} />}
    </>
  );
}

interface RadiosProps extends Omit<Props, 'offer'> {
  slots: readonly SoonestSlotFragment[];
}

function Radios(props: RadiosProps) {
  const { slots, today, naming, chosen, isPreferred = () => false, noteOf, onChoose, tabStopRef } = props;
  const id = useId();
  const isChosen = (slot: SoonestSlotFragment) => chosen !== null && slotKey(slot) === slotKey(chosen);
  const first = slots.find(isChosen) ?? slots.find(isPreferred) ?? slots[0];
  const { radio, onKeyDown } = useRadios({
    keys: slots.map(slotKey),
    tabStop: first && slotKey(first),
    tabStopRef,
  });
  const isNamed = naming !== 'none';
  const named = isNamed ? '' : undefined;
  return (
    <div role="radiogroup" aria-label={soonestTexts.label} onKeyDown={onKeyDown}>
      {soonestByDay(slots).map(({ day, slots: ofDay }) => (
        <Day key={day} role="group" aria-labelledby={`${id}${day}`}>
          <StepPartHeading id={`${id}${day}`}>{slotDate(day, today)}</StepPartHeading>
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
                <span className="time">
                  {clockTime(slot.startTime)}
                  {isPreferred(slot) && <span className="of"> {soonestTexts.preferred}</span>}
                </span>{' '}
                {isNamed && (
                  <span className="of">
                    <span>{slot.professional.name}</span>{' '}
                    <span>
                      {naming === 'specialty' && slot.professional.specialtyName !== null
                        ? `${slot.professional.specialtyName} · ${slot.room.name}`
                        : slot.room.name}
                    </span>{' '}
                    <span>{noteOf?.(slot.professional.id)}</span>
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
