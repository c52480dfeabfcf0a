import { string } from 'yup';

import { EditForm } from '../../../kit/edit/EditForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { setOverbookingLimitLimits as LIMITS } from '../../../schema/limits.generated';
import { texts } from '../texts';
import { useSetOverbookingLimitMutation } from './practice.generated';

interface Values {
  perHour: string;
}

const OPTIONS = Array.from({ length: LIMITS.perHour.max + 1 }, (_, count) => ({
  value: String(count),
  label: texts.overbookingForm.count(count),
}));
const schema = formSchema<Values>({ perHour: string() });

interface Limit {
  id: number;
  overbookingsPerHour: number;
  /** Last save wins. */
  version?: undefined;
}

interface Props {
  stored: Limit;
  report: ReportUnsaved;
}

function toValues(stored: Limit | undefined): Values {
  return { perHour: String(stored?.overbookingsPerHour ?? 0) };
}

function toInput({ perHour }: Values, before: Values): { perHour: number } | null {
  return perHour === before.perHour ? null : { perHour: Number(perHour) };
}

/** Patients to squeeze in per hour. */
export function OverbookingForm({ stored, report }: Props) {
  const [save] = useSetOverbookingLimitMutation();
  return (
    <EditForm
      stored={stored}
      toValues={toValues}
      schema={schema}
      toInput={toInput}
      send={(input) => save({ professionalId: stored.id, ...input })}
      onDone={() => notify.success(texts.overbookingForm.done)}
      storedOf={({ setOverbookingLimit }): Limit => setOverbookingLimit}
      errorText={texts.overbookingForm.failed}
      submitLabel={texts.overbookingForm.submit}
      report={report}
    >
      <FormSelectField<Values> label={texts.overbookingForm.label} name="perHour" options={OPTIONS} />
    </EditForm>
  );
}
