import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import {
  currencyOptions,
  serviceDurations,
  SERVICE_WORDS,
  serviceSchema,
  toServiceInput,
  toServiceValues,
  type ServiceValues,
} from './service-form';
import type { CreateServiceInput, ServiceFactsFragment } from './services.generated';
import { texts } from './texts';

interface Props extends EntryDialog<ServiceFactsFragment, CreateServiceInput> {
  /** ISO 4217. */
  clinicCurrency: string | undefined;
}

export const ServiceFormDialog = asDialog(function ServiceFormDialog(props: Props) {
  const { stored: service, clinicCurrency } = props;
  const toValues = (stored: ServiceFactsFragment | undefined) => toServiceValues(stored, clinicCurrency);
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'service')}
      toValues={toValues}
      schema={serviceSchema}
      toInput={toServiceInput}
      words={SERVICE_WORDS}
    >
      <FormTextField<ServiceValues> label={texts.fields.name} name="name" required />
      <FormTextField<ServiceValues> label={texts.fields.description} name="description" rows={2} />
      <FormMoneyField<ServiceValues>
        label={texts.fields.price}
        name="price"
        required
        read={() => texts.form.priceHint}
      />
      <FormSelectField<ServiceValues>
        label={texts.fields.currency}
        name="currency"
        options={currencyOptions(toValues(service).currency)}
        required
      />
      <FormSelectField<ServiceValues>
        label={texts.fields.duration}
        name="durationMinutes"
        options={serviceDurations(service?.durationMinutes ?? null)}
      />
      <FormCheckboxField<ServiceValues> label={texts.fields.isActive} name="isActive" isSwitch />
    </FormDialog>
  );
});
