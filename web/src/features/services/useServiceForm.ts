import { useEntryForm } from '../../kit/dialog/useEntryForm';
import {
  useCreateServiceMutation,
  useUpdateServiceMutation,
  type CreateServiceInput,
  type ServiceFactsFragment,
} from './services.generated';
import { texts } from './texts';

/** The dialog of a service. `reload` refetches the list. */
export function useServiceForm(reload: () => Promise<void>) {
  const [createService] = useCreateServiceMutation({ errorToast: false });
  const [updateService] = useUpdateServiceMutation({ errorToast: false });
  return useEntryForm<ServiceFactsFragment, CreateServiceInput>({
    create: (input, idempotencyKey) => createService({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateService({ id, input, expectedVersion }),
    createdText: texts.create.done,
    updatedText: texts.update.done,
    reload,
  });
}
