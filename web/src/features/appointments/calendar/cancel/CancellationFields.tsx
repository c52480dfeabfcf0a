import { useFormikContext } from 'formik';

import { FormCheckboxField } from '../../../../kit/form/FormCheckboxField';
import { FormSelectField } from '../../../../kit/form/FormSelectField';
import { FormTextField } from '../../../../kit/form/FormTextField';
import { calendarTexts } from '../texts';
import type { CancellationValues } from './cancellation-form';

const REASONS = [
  { value: '', label: calendarTexts.cancellationFields.chooseReason },
  ...Object.entries(calendarTexts.cancellationFields.reasons).map(([value, label]) => ({ value, label })),
];

/** `canTellPatient` adds the mail's checkbox. */
export function CancellationFields({ canTellPatient }: { canTellPatient: boolean }) {
  const { values } = useFormikContext<CancellationValues>();
  return (
    <>
      <FormSelectField<CancellationValues>
        label={calendarTexts.cancellationFields.reason}
        name="reason"
        options={REASONS}
        required
      />
      <FormTextField<CancellationValues>
        label={calendarTexts.cancellationFields.note}
        name="reasonNote"
        rows={2}
        required={values.reason === 'other'}
      />
      {canTellPatient && (
        <FormCheckboxField<CancellationValues>
          label={calendarTexts.cancellationFields.tellPatient}
          name="tellPatient"
        />
      )}
    </>
  );
}
