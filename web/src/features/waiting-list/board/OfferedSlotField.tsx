import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useFormikContext } from 'formik';
import { useEffect, useId, useState } from 'react';

import { useSoonestSlotsQuery } from '../../../clinic/booking/soonest/soonest.generated';
import { SoonestSlots } from '../../../clinic/booking/soonest/SoonestSlots';
import { FIRST, joinedSlots } from '../../../clinic/booking/soonest/useSoonest';
import { takersOf, usePayerCoverages } from '../../../clinic/payer/PayerCoverages';
import { FieldMessage } from '../../../kit/form/FieldMessage';
import { useFormField } from '../../../kit/form/server-refusal';
import type { WaitingEntryFragment } from './board.generated';
import { isWished, offerableTo, offeredSlots, slotHint, slotKey, type OfferValues } from './offer-form';
import { texts } from './texts';

interface Props {
  entry: WaitingEntryFragment;
  /** yyyy-MM-dd, in the clinic. */
  today: string;
  /** The only professional with offerable slots; null: all. */
  ownProfessionalId: number | null;
}

/** Free slots from the form's typed date on. */
export function OfferedSlotField({ entry, today, ownProfessionalId }: Props) {
  const messageId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { values } = useFormikContext<OfferValues>();
  const words = texts.offering;
  const { field, helpers, error: fault, ref } = useFormField<OfferValues, string>('slot', { legend: words.slot });
  const variables = offerableTo(entry, values, ownProfessionalId);
  const asked = { fetchPolicy: 'cache-and-network' } as const;
  const { data, error, refetch } = useSoonestSlotsQuery({ variables, ...asked });
  const { refusalOf, isLoading } = usePayerCoverages();
  const isTaker = ({ professional }: { professional: { id: number } }) => refusalOf(professional.id) === undefined;
  // Those who take the insurer may have none among so many.
  const isCut = data?.soonestSlots.length === variables.first && !data.soonestSlots.every(isTaker);
  const { insurerId, planId } = entry.coverage ?? {};
  const ofTakers = useSoonestSlotsQuery({ variables: { ...variables, insurerId, planId }, skip: !isCut, ...asked });
  const isWaiting = isLoading || (isCut && !ofTakers.data && !ofTakers.error);
  // Until the insurer's answers order them.
  const slots =
    data && !isWaiting
      ? offeredSlots(joinedSlots(data.soonestSlots, (isCut && ofTakers.data?.soonestSlots) || []), entry)
      : undefined;
  const first = slots && takersOf(slots, isTaker);
  const shown = showsAll ? slots : first?.slice(0, FIRST.soonest);
  const chosen = slots?.find((slot) => slotKey(slot) === field.value) ?? null;
  const isGone = slots !== undefined && field.value !== '' && chosen === null;
  // The slot was taken, or another date was typed.
  useEffect(() => {
    if (isGone) void helpers.setValue('');
  });
  const hint = slotHint(data?.soonestSlots, entry);
  return (
    <FormControl component="fieldset" error={fault !== undefined} aria-describedby={messageId}>
      <FormLabel component="legend">{words.slot}</FormLabel>
      {slots?.length !== 0 && (
        <SoonestSlots
          offer={{
            slots: shown,
            failed: error !== undefined && !data,
            stale: error !== undefined && data !== undefined,
            refetch: async () => void (await refetch()),
          }}
          today={today}
          naming={ownProfessionalId === null && entry.professionalId === null ? 'professional' : 'none'}
          chosen={chosen}
          isPreferred={(slot) => isWished(slot, entry)}
          noteOf={refusalOf}
          onChoose={(slot) => void helpers.setValue(slotKey(slot))}
          tabStopRef={(button) => ref(button ?? null)}
        />
      )}
      {slots && shown && slots.length > shown.length && (
        <Button variant="text" onClick={() => setShowsAll(true)} sx={{ alignSelf: 'start' }}>
          {words.more}
        </Button>
      )}
      <FieldMessage id={messageId} error={fault} hint={hint} />
    </FormControl>
  );
}
