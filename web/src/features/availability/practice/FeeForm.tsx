import { EditForm } from '../../../kit/edit/EditForm';
import { FormMoneyField } from '../../../kit/form/FormMoneyField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { defaultDurationOptions, feeSchema, feeWords, toFeeInput, toFeeValues, type FeeValues } from './fee-form';
import { useSaveFeeMutation, type FeeFactsFragment } from './practice.generated';

interface Props {
  stored: FeeFactsFragment;
  /** ISO 4217. */
  currency: string | undefined;
  report: ReportUnsaved;
}

/** The fee and length of an appointment. */
export function FeeForm({ stored, currency, report }: Props) {
  const [saveFee] = useSaveFeeMutation({ errorToast: false });
  return (
    <EditForm
      stored={stored}
      toValues={toFeeValues}
      schema={feeSchema}
      toInput={toFeeInput}
      send={(input, expectedVersion) =>
        saveFee({ professionalId: stored.id, ...input, expectedVersion: expectedVersion ?? null })
      }
      onDone={() => notify.success(texts.feeForm.done)}
      storedOf={({ updateProfessionalFee }): FeeFactsFragment => updateProfessionalFee}
      serverFields={{ defaultDurationMinutes: 'duration' }}
      errorText={texts.feeForm.failed}
      submitLabel={texts.feeForm.submit}
      draft={`fee:${stored.id}`}
      words={feeWords(currency)}
      report={report}
    >
      {(before) => (
        <>
          <FormMoneyField<FeeValues>
            label={texts.fields.fee}
            name="fee"
            read={(fee) => texts.feeForm.feeHint(fee, currency)}
          />
          <FormSelectField<FeeValues>
            label={texts.fields.duration}
            name="duration"
            options={defaultDurationOptions(before)}
            hint={texts.feeForm.durationHint}
          />
        </>
      )}
    </EditForm>
  );
}
