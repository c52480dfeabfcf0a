import { FormDialog } from '../../shared/dialog/FormDialog';
import { asDialog } from '../../shared/dialog/as-dialog';
import type { EntryDialog } from '../../shared/dialog/useEntryForm';
import { FormCheckboxField } from '../../shared/form/FormCheckboxField';
import { FormMoneyField } from '../../shared/form/FormMoneyField';
import { FormSelectField } from '../../shared/form/FormSelectField';
import { FormTextField } from '../../shared/form/FormTextField';
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

/** Creates or edits a service. */
export const ServiceFormDialog = asDialog(function ServiceFormDialog(props: Props) {
  const { open, stored: service, clinicCurrency, save, onSaved, onClose } = props;
  const toValues = (stored: ServiceFactsFragment | undefined) => toServiceValues(stored, clinicCurrency);
  const says = service ? texts.update : texts.create;
  return (
    <FormDialog
      open={open}
      title={says.title}
      onClose={onClose}
      stored={service}
      toValues={toValues}
      schema={serviceSchema}
      toInput={toServiceInput}
      send={save}
      onDone={onSaved}
      errorText={says.failed}
      submitLabel={says.submit}
      draft={`service:${service?.id ?? 'new'}`}
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
