import { useClinic } from '../../clinic/facts/useClinic';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { EntryList } from '../../kit/list/EntryList';
import { useWholeList } from '../../kit/list/useWholeList';
import { ServiceFormDialog } from './ServiceFormDialog';
import { SERVICE_COLUMNS, SERVICES } from './services-list';
import {
  useCreateServiceMutation,
  useDeleteServiceMutation,
  useServicesQuery,
  useUpdateServiceMutation,
  type CreateServiceInput,
  type ServiceFactsFragment,
} from './services.generated';
import { texts } from './texts';

/** The services that have their own price. */
export function ServicesPage() {
  const { reload, props } = useWholeList(useServicesQuery, SERVICES);
  const clinicCurrency = useClinic()?.currency;
  const [createService] = useCreateServiceMutation();
  const [updateService] = useUpdateServiceMutation();
  const [deleteService] = useDeleteServiceMutation();
  const form = useEntryForm<ServiceFactsFragment, CreateServiceInput>(texts, reload, {
    create: (input, idempotencyKey) => createService({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateService({ id, input, expectedVersion }),
  });
  const deletion = useDeletion<ServiceFactsFragment>(texts.deletion, reload, ({ id, name }) => ({
    about: (
      <Subject>
        <strong>{name}</strong>
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => deleteService({ id }),
  }));
  return (
    <EntryList
      {...props}
      texts={texts}
      columns={SERVICE_COLUMNS}
      create={{ label: texts.create.open, onPress: form.openNew }}
      onEdit={form.openStored}
      onDelete={deletion.ask}
    >
      <ServiceFormDialog key={form.dialog.stored?.id} {...form.dialog} clinicCurrency={clinicCurrency} />
      {deletion.dialog}
    </EntryList>
  );
}
