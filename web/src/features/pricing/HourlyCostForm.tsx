import { PageForm } from '../../kit/edit/PageForm';
import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { notify } from '../../kit/notify/notify';
import {
  HOURLY_COST_FIELDS,
  HOURLY_COST_STEP,
  hourlyCostSchema,
  hourlyCostWords,
  toHourlyCostInput,
  toHourlyCostValues,
  type HourlyCost,
  type HourlyCostValues,
} from './hourly-cost-form';
import { useSaveHourlyCostMutation } from './pricing.generated';
import { texts } from './texts';

interface Props {
  stored: HourlyCost;
  /** ISO 4217. */
  currency: string | undefined;
}

/** For rooms without their own price. */
export function HourlyCostForm({ stored, currency }: Props) {
  const [save] = useSaveHourlyCostMutation();
  return (
    <PageForm
      stored={stored}
      toValues={toHourlyCostValues}
      schema={hourlyCostSchema}
      toInput={toHourlyCostInput}
      send={(input, expectedVersion) => save({ ...input, expectedVersion })}
      storedOf={({ updateDefaultHourlyCost }) => updateDefaultHourlyCost}
      onDone={() => notify.success(texts.hourlyCostForm.done)}
      serverFields={HOURLY_COST_FIELDS}
      errorText={texts.hourlyCostForm.failed}
      submitLabel={texts.hourlyCostForm.submit}
      draft="hourly-cost"
      words={hourlyCostWords(currency)}
    >
      <FormMoneyField<HourlyCostValues>
        label={texts.fields.hourlyCost}
        name="cost"
        required
        step={HOURLY_COST_STEP}
        read={(cost) => texts.hourlyCostForm.hint(cost, currency)}
      />
    </PageForm>
  );
}
