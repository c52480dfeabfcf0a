import { useMemo, useState } from 'react';

import { KeptForm } from '../../../shared/draft/KeptForm';
import { ActionForm } from '../../../shared/form/ActionForm';
import { FormMoneyField } from '../../../shared/form/FormMoneyField';
import { FormSelectField } from '../../../shared/form/FormSelectField';
import { refusal, type FormOutcome } from '../../../shared/form/outcome';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { notify } from '../../../shared/notify/notify';
import { texts } from '../texts';
import { useSaveFeeMutation, type PracticeFactsFragment } from './practice.generated';
import { defaultDurationOptions, feeSchema, toFeeInput, toFeeValues, type FeeValues } from './fee-form';

const FIELDS = { fee: 'fee', defaultDurationMinutes: 'duration' } as const;

interface Props {
  practice: PracticeFactsFragment;
  /** ISO 4217. */
  currency: string | undefined;
  report: ReportUnsaved;
}

/** What an appointment costs and how long it lasts. */
export function FeeForm({ practice, currency, report }: Props) {
  const [initialValues] = useState(() => toFeeValues(practice));
  const [saveFee] = useSaveFeeMutation({ errorToast: false });
  const durations = useMemo(() => defaultDurationOptions(practice.defaultDurationMinutes), [practice.defaultDurationMinutes]);

  const submit = async (values: FeeValues): Promise<FormOutcome<FeeValues>> => {
    const { error } = await saveFee({ professionalId: practice.id, ...toFeeInput(values, practice.fee) });
    if (error) return refusal(error, { fields: FIELDS, fallback: texts.feeForm.failed });
    notify.success(texts.feeForm.done);
    return { ok: true };
  };
  const sentText = (values: FeeValues) => JSON.stringify(toFeeInput(values, practice.fee));
  const isUnsaved = (values: FeeValues) => sentText(values) !== sentText(toFeeValues(practice));
  return (
    <ActionForm
      initialValues={initialValues}
      schema={feeSchema}
      onSubmit={submit}
      submitLabel={texts.feeForm.submit}
    >
      <KeptForm part="fee" form={`fee:${practice.id}`} isUnsaved={isUnsaved} report={report} />
      <FormMoneyField label={texts.fields.fee} name="fee" read={(fee) => texts.feeForm.feeHint(fee, currency)} />
      <FormSelectField label={texts.fields.duration} name="duration" options={durations} hint={texts.feeForm.durationHint} />
    </ActionForm>
  );
}
