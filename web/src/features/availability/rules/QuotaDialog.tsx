import { asDialog } from '../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { useSaveBookingRulesMutation, type HoursQuotaFactsFragment } from './booking-rules.generated';
import {
  placesOptions,
  QUOTA_WORDS,
  quotaSchema,
  releaseOptions,
  sameDayOptions,
  toQuotaInput,
  toQuotaValues,
  type QuotaValues,
} from './quota-form';

/** Without a version: the last save wins. */
type Stored = HoursQuotaFactsFragment & { version?: never };

interface Props {
  open: boolean;
  professionalId: number;
  /** Kept while closing. */
  stored: Stored;
  /** "lunes de 09:00 a 13:00" */
  hours: string;
  onClose: () => void;
}

export const QuotaDialog = asDialog(function QuotaDialog({ open, professionalId, stored, hours, onClose }: Props) {
  const [save] = useSaveBookingRulesMutation();
  return (
    <FormDialog
      open={open}
      title={texts.quotas.title(hours)}
      onClose={onClose}
      stored={stored}
      toValues={toQuotaValues}
      schema={quotaSchema}
      toInput={toQuotaInput(stored.entryId)}
      send={(quota) => save({ professionalId, rules: { quotas: [quota] } })}
      onDone={() => {
        notify.success(texts.quotas.done);
        onClose();
      }}
      serverFields={{
        'quotas.0.deskPlaces': 'deskPlaces',
        'quotas.0.deskReleaseTime': 'deskRelease',
        'quotas.0.sameDayPlaces': 'sameDayPlaces',
        'quotas.0.sameDayTime': 'sameDayTime',
      }}
      errorText={texts.quotas.failed}
      submitLabel={texts.quotas.submit}
      draft={`quota:${stored.entryId}`}
      words={QUOTA_WORDS}
    >
      {(before) => (
        <>
          <FormSelectField<QuotaValues>
            label={texts.quotas.fields.deskPlaces}
            name="deskPlaces"
            options={placesOptions(before.deskPlaces)}
            hint={texts.quotas.deskHint}
          />
          <FormSelectField<QuotaValues>
            label={texts.quotas.fields.deskRelease}
            name="deskRelease"
            options={releaseOptions(before.deskRelease)}
          />
          <FormSelectField<QuotaValues>
            label={texts.quotas.fields.sameDayPlaces}
            name="sameDayPlaces"
            options={placesOptions(before.sameDayPlaces)}
            hint={texts.quotas.sameDayHint}
          />
          <FormSelectField<QuotaValues>
            label={texts.quotas.fields.sameDayTime}
            name="sameDayTime"
            options={sameDayOptions(before.sameDayTime)}
          />
        </>
      )}
    </FormDialog>
  );
});
