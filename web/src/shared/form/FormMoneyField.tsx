import { FormTextField } from './FormTextField';
import { parseMoney } from './money-text';
import { useFormField } from './server-refusal';

interface Props {
  label: string;
  name: string;
  required?: boolean;
  /** Said below while there is an amount, or none: how others will read it. Null: nothing is typed. */
  read: (amount: number | null) => string;
}

/** An amount of money in the surrounding Formik form, typed as people write it; see moneyRule. */
export function FormMoneyField({ read, ...props }: Props) {
  const { field } = useFormField<string>(props.name);
  const amount = field.value.trim() ? parseMoney(field.value) : null;
  return <FormTextField {...props} inputMode="numeric" hint={Number.isNaN(amount) ? 'Por ejemplo: 18.000' : read(amount)} />;
}
