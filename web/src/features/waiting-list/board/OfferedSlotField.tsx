import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { FormSearchableSelectField } from '../../../kit/form/FormSearchableSelectField';
import { LoadFault } from '../../../kit/states/LoadFault';
import { useOfferableSlotsQuery } from './actions.generated';
import type { WaitingEntryFragment } from './board.generated';
import { offerableTo, slotHint, slotOptions, type OfferValues } from './offer-form';
import { texts } from './texts';

interface Props {
  entry: WaitingEntryFragment;
  /** The only professional with offerable slots; null: all. */
  ownProfessionalId: number | null;
}

/** Free slots from the form's typed date on. */
export function OfferedSlotField({ entry, ownProfessionalId }: Props) {
  const { values, setFieldValue } = useFormikContext<OfferValues>();
  const { data, error, refetch } = useOfferableSlotsQuery({
    variables: offerableTo(entry, values, ownProfessionalId),
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const options = data && slotOptions(data.soonestSlots, entry);
  const isGone = options !== undefined && values.slot !== '' && options.every(({ value }) => value !== values.slot);
  // The slot was taken, or another date was typed.
  useEffect(() => {
    if (isGone) void setFieldValue('slot', '');
  }, [isGone, setFieldValue]);
  const words = texts.offering;
  return (
    <>
      <LoadFault
        of={{ failed: error !== undefined && !data, stale: error !== undefined && data !== undefined }}
        title={words.loadFailed}
        onRetry={() => void refetch()}
      />
      {(data !== undefined || error === undefined) && (
        <FormSearchableSelectField<OfferValues>
          label={words.slot}
          name="slot"
          options={[{ value: '', label: words.chooseSlot }, ...(options ?? [])]}
          hint={slotHint(data?.soonestSlots, entry)}
          required
        />
      )}
    </>
  );
}
