import { FormDialog } from '../../shared/dialog/FormDialog';
import type { EntryDialog } from '../../shared/dialog/useEntryForm';
import { FormCheckboxField } from '../../shared/form/FormCheckboxField';
import { FormMoneyField } from '../../shared/form/FormMoneyField';
import { FormSelectField } from '../../shared/form/FormSelectField';
import { FormTextField } from '../../shared/form/FormTextField';
import { CURRENCY_OPTIONS, serviceDurations, SERVICE_WORDS, serviceSchema, toServiceInput, toServiceValues } from './service-form';
import type { CreateServiceInput, ServiceFactsFragment } from './services.generated';

/** Creates a service, or changes one. */
export function ServiceFormDialog({ open, stored: service, save, onSaved, onClose }: EntryDialog<ServiceFactsFragment, CreateServiceInput>) {
  return (
    <FormDialog
      open={open}
      title={service ? 'Editar servicio' : 'Nuevo servicio'}
      onClose={onClose}
      stored={service}
      toValues={toServiceValues}
      schema={serviceSchema}
      toInput={(values) => toServiceInput(values, service)}
      send={save}
      onDone={onSaved}
      errorText={service ? 'Error al actualizar el servicio' : 'Error al crear el servicio'}
      submitLabel={service ? 'Guardar cambios' : 'Crear servicio'}
      draft={`service:${service?.id ?? 'new'}`}
      words={SERVICE_WORDS}
    >
      <FormTextField label="Nombre" name="name" required />
      <FormTextField label="Descripción" name="description" rows={2} />
      <FormMoneyField label="Precio" name="price" required read={() => 'En la moneda del servicio.'} />
      <FormSelectField label="Moneda" name="currency" options={CURRENCY_OPTIONS} />
      <FormSelectField label="Duración" name="durationMinutes" options={serviceDurations(service?.durationMinutes ?? null)} />
      <FormCheckboxField label="Activo: la clínica lo ofrece" name="isActive" isSwitch />
    </FormDialog>
  );
}
