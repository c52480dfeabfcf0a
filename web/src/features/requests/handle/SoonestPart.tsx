import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { payerName } from '@turnero/api/domain/coverage-words';
import { useEffect, useState, type Ref } from 'react';

import { SoonestSlots } from '../../../clinic/booking/soonest/SoonestSlots';
import { FIRST, joinedSlots, useSoonest } from '../../../clinic/booking/soonest/useSoonest';
import type { SoonestSlotFragment } from '../../../clinic/booking/soonest/soonest.generated';
import type { NamedPayerFragment } from '../../../clinic/payer/named-payer.generated';
import { takersOf, usePayerCoverages } from '../../../clinic/payer/PayerCoverages';
import { leaveFocusAbove } from '../../../kit/focus/leave-focus-above';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { LoadFault } from '../../../kit/states/LoadFault';
import { texts, wishTexts } from '../texts';
import type { Assignment } from './useAssignment';
import { isWished, nearestSlots, searchedFrom, wishAnswer, type Wish } from './wish';

interface Props {
  /** The tab stop. */
  ref: Ref<HTMLElement | undefined>;
  choice: Assignment;
  request: Wish & { specialtyId: number | null; coverage: NamedPayerFragment | null };
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** The specialty's free slots nearest to what the patient prefers, of all its professionals. */
export function SoonestPart({ ref, choice, request, today }: Props) {
  const [isAll, setAll] = useState(false);
  const { notice, offer } = choice;
  const asked = {
    whose: { professionalId: null, specialtyId: request.specialtyId },
    durationMinutes: null,
    from: searchedFrom(request, today),
    times: 'all',
  } as const;
  const soonest = useSoonest({ ...asked, skip: false });
  const { refusalOf, isLoading } = usePayerCoverages();
  const isTaker = ({ professional }: SoonestSlotFragment) => refusalOf(professional.id) === undefined;
  // Those who take the insurer may have none among so many.
  const isCut = soonest.slots?.length === FIRST.all && !soonest.slots.every(isTaker);
  const ofTakers = useSoonest({ ...asked, payer: request.coverage, skip: !isCut });
  const isWaiting = isLoading || (isCut && !ofTakers.slots && !ofTakers.failed);
  // The answers may reorder them under the finger.
  const slots = isWaiting ? undefined : soonest.slots && joinedSlots(soonest.slots, ofTakers.slots ?? []);
  const listed = ofTakers.slots?.length ? ofTakers.slots : (soonest.slots ?? []);
  const { refetch } = soonest;
  useEffect(() => {
    if (notice !== null) void refetch();
  }, [notice, refetch]);
  const takers = slots && takersOf(slots, isTaker);
  const nearest = takers && nearestSlots(takers, request);
  const wish =
    takers &&
    slots &&
    wishAnswer(takers, request, {
      today,
      cutAt: listed.length < FIRST.all ? null : listed.at(-1)!.startTime,
      payer: request.coverage && takers.length < slots.length ? payerName(request.coverage) : null,
    });
  return (
    <Stack component="section" spacing={3} aria-label={texts.fields.time}>
      {notice !== null && <FormBanner kind="error">{notice}</FormBanner>}
      <LoadFault of={offer} title={texts.timeChoice.failed} onRetry={() => void offer.refetch()} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography role="status">{wish?.text}</Typography>
        {wish && (
          <Button variant="outlined" size="small" sx={{ flex: 'none' }} onClick={() => choice.pick(wish.slot)}>
            {wishTexts.choose(wish.slot)}
          </Button>
        )}
      </Stack>
      <SoonestSlots
        offer={{ ...soonest, slots: isAll ? slots : nearest }}
        today={today}
        naming="professional"
        chosen={choice.picked}
        isPreferred={(slot) => isWished(slot, request)}
        noteOf={refusalOf}
        onChoose={choice.pick}
        tabStopRef={ref}
      />
      {!isAll && slots && nearest && slots.length > nearest.length && (
        <div>
          <Button ref={leaveFocusAbove} variant="outlined" size="small" onClick={() => setAll(true)}>
            {texts.assignForm.moreTimes}
          </Button>
        </div>
      )}
    </Stack>
  );
}
