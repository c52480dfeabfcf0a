import { PageForm } from '../../shared/edit/PageForm';
import { FormMoneyField } from '../../shared/form/FormMoneyField';
import { formatMoney } from '../../shared/money';
import { notify } from '../../shared/notify/notify';
import {
  HOURLY_COST_FIELDS, HOURLY_COST_STEP, HOURLY_COST_WORDS, hourlyCostSchema, toHourlyCostInput, toHourlyCostValues, type HourlyCost,
} from './hourly-cost-form';
import { useSaveHourlyCostMutation } from './pricing.generated';

const STANDS = 'Lo ya alquilado conserva su precio.';

interface Props {
  stored: HourlyCost;
  /** ISO 4217. */
  currency: string | undefined;
}

/** What an hour costs in rooms that have no price of their own. */
export function HourlyCostForm({ stored, currency }: Props) {
  const [save] = useSaveHourlyCostMutation({ errorToast: false });
  return (
    <PageForm
      stored={stored}
      toValues={toHourlyCostValues}
      schema={hourlyCostSchema}
      toInput={toHourlyCostInput}
      send={(input, expectedVersion) => save({ ...input, expectedVersion })}
      storedOf={({ updateDefaultHourlyCost }) => updateDefaultHourlyCost}
      onDone={() => notify.success('Costo por hora actualizado')}
      serverFields={HOURLY_COST_FIELDS}
      errorText="Error al actualizar el costo por hora"
      submitLabel="Guardar costo"
      draft="hourly-cost"
      words={HOURLY_COST_WORDS}
    >
      <FormMoneyField
        label="Costo por hora"
        name="cost"
        required
        step={HOURLY_COST_STEP}
        read={(cost) => (cost ? `${formatMoney(cost, currency)} la hora, en las salas sin precio propio. ${STANDS}` : `Con 0, alquilar una sala sin precio propio no cuesta nada. ${STANDS}`)}
      />
    </PageForm>
  );
}
