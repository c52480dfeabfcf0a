import { FormDialog } from '../../shared/dialog/FormDialog';
import { FormCheckboxField } from '../../shared/form/FormCheckboxField';
import { FormMoneyField } from '../../shared/form/FormMoneyField';
import { FormSelectField } from '../../shared/form/FormSelectField';
import { FormTextField } from '../../shared/form/FormTextField';
import type { Outcome } from '../../shared/graphql/hooks';
import { CURRENCY_OPTIONS, durationOptions, SERVICE_WORDS, serviceSchema, toServiceInput, toServiceValues } from './service-form';
import type { CreateServiceInput, ServiceFactsFragment } from './services.generated';

interface Props {
  open: boolean;
  /** Which one is changed; undefined: a new one. */
  service: ServiceFactsFragment | undefined;
  save: (input: CreateServiceInput, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  onSaved: () => void;
  onClose: () => void;
}

/** Creates a service, or changes one. */
export function ServiceFormDialog({ open, service, save, onSaved, onClose }: Props) {
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
      <FormSelectField label="Duración" name="durationMinutes" options={durationOptions(service?.durationMinutes ?? null)} />
      <FormCheckboxField label="Activo: la clínica lo ofrece" name="isActive" isSwitch />
    </FormDialog>
  );
}
