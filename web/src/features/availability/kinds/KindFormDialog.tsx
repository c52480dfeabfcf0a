import { formatFee } from '../../../clinic/people/fee-text';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../../kit/dialog/useEntryForm';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormMoneyField } from '../../../kit/form/FormMoneyField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { kindDurations, kindSchema, kindWords, toKindInput, toKindValues, type KindValues } from './kind-form';
import type { CreateConsultationKindInput, KindFactsFragment } from './kinds.generated';
import { texts } from './texts';

interface Props extends EntryDialog<KindFactsFragment, CreateConsultationKindInput> {
  professionalId: number;
  /** Default for a new kind. */
  ownMinutes: number;
  /** ISO 4217. */
  currency: string | undefined;
}

export const KindFormDialog = asDialog(function KindFormDialog(props: Props) {
  const { professionalId, ownMinutes, currency, stored } = props;
  return (
    <FormDialog
      {...entryFormProps(props, texts, `kind:${professionalId}`)}
      toValues={(kind) => toKindValues(kind, ownMinutes)}
      schema={kindSchema}
      toInput={toKindInput}
      words={kindWords(currency)}
    >
      <FormTextField<KindValues> label={texts.fields.name} name="name" required hint={texts.form.nameHint} />
      <FormSelectField<KindValues>
        label={texts.fields.duration}
        name="durationMinutes"
        options={kindDurations(stored?.durationMinutes ?? ownMinutes)}
        hint={texts.form.durationHint}
      />
      <FormMoneyField<KindValues>
        label={texts.fields.price}
        name="price"
        read={(price) => (price === null ? texts.form.priceOwn : texts.form.price(formatFee(price, currency)))}
      />
      <FormTextField<KindValues>
        label={texts.fields.order}
        name="sortOrder"
        inputMode="numeric"
        hint={texts.form.orderHint}
      />
      <FormCheckboxField<KindValues> label={texts.form.online} name="isOnline" isSwitch />
      <FormCheckboxField<KindValues> label={texts.fields.isActive} name="isActive" isSwitch />
    </FormDialog>
  );
});
