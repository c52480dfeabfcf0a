import { FormSelectField } from '../../kit/form/FormSelectField';
import type { NamedInsurer } from './named-insurer';
import { texts } from './texts';

/** The insurer's plan, in the surrounding form. Nothing without plans. */
export function PlanField({ plans }: { plans: readonly { id: number; name: string }[] }) {
  if (plans.length === 0) return null;
  const options = plans.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormSelectField<Pick<NamedInsurer, 'planId'>>
      label={texts.fields.plan}
      name="planId"
      options={[{ value: '', label: texts.noPlan }, ...options]}
    />
  );
}
