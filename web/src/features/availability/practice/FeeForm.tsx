import {
  FEE_FIELDS,
  feeRules,
  feeWords,
  toFeeInput,
  toFeeValues,
  type FeeValues,
} from '../../../clinic/people/fee-form';
import { FeeFields } from '../../../clinic/people/FeeFields';
import { EditForm } from '../../../kit/edit/EditForm';
import { formSchema } from '../../../kit/form/form-schema';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { useSaveFeeMutation, type FeeFactsFragment } from './practice.generated';

const schema = formSchema<FeeValues>(feeRules);

interface Props {
  stored: FeeFactsFragment;
  /** ISO 4217. */
  currency: string | undefined;
  report: ReportUnsaved;
}

export function FeeForm({ stored, currency, report }: Props) {
  const [saveFee] = useSaveFeeMutation();
  return (
    <EditForm
      stored={stored}
      toValues={toFeeValues}
      schema={schema}
      toInput={toFeeInput}
      send={(input, expectedVersion) =>
        saveFee({ professionalId: stored.id, ...input, expectedVersion: expectedVersion ?? null })
      }
      onDone={() => notify.success(texts.feeForm.done)}
      storedOf={({ updateProfessionalFee }): FeeFactsFragment => updateProfessionalFee}
      serverFields={FEE_FIELDS}
      errorText={texts.feeForm.failed}
      submitLabel={texts.feeForm.submit}
      draft={`fee:${stored.id}`}
      words={feeWords(currency)}
      report={report}
    >
      {(before) => <FeeFields before={before} currency={currency} />}
    </EditForm>
  );
}
