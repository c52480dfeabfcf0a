import type { KeyboardEvent } from 'react';

import type { FieldName } from './field-name';
import { FormTextField } from './FormTextField';
import { moneyText, parseMoney } from './money-text';
import { useFormField } from './server-refusal';

interface Props<V> {
  label: string;
  name: FieldName<V, string>;
  required?: boolean;
  /** Amount that an arrow key adds. */
  step?: number;
  /** Hint for an amount. */
  read: (amount: number | null) => string;
}

export function FormMoneyField<V extends object = never>({ read, step, ...props }: Props<V>) {
  const { field, helpers } = useFormField<V, string>(props.name);
  const amount = field.value.trim() ? parseMoney(field.value) : null;
  const change = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || direction === undefined || Number.isNaN(amount)) return;
    event.preventDefault();
    void helpers.setValue(moneyText(Math.max(0, (amount ?? 0) + direction * step), { withCents: true }));
  };
  return (
    <FormTextField<V>
      {...props}
      inputMode="decimal"
      onKeyDown={change}
      hint={Number.isNaN(amount) ? 'Por ejemplo: 18.000' : read(amount)}
    />
  );
}
