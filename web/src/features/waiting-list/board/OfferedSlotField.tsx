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
  /** Whose time alone can be offered; null: anybody's. */
  ownProfessionalId: number | null;
}

/** The free times from the date on that is typed, in the surrounding form. */
export function OfferedSlotField({ entry, ownProfessionalId }: Props) {
  const { values, setFieldValue } = useFormikContext<OfferValues>();
  const { data, error, refetch } = useOfferableSlotsQuery({
    variables: offerableTo(entry, values, ownProfessionalId),
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const options = data && slotOptions(data.soonestSlots, entry);
  const isGone = options !== undefined && values.slot !== '' && options.every(({ value }) => value !== values.slot);
  // Somebody else has it meanwhile, or another date is typed.
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
