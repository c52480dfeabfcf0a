import { useEntryForm } from '../../shared/dialog/useEntryForm';
import {
  useCreateSpecialtyMutation,
  useUpdateSpecialtyMutation,
  type CreateSpecialtyInput,
  type SpecialtyFactsFragment,
} from './specialties.generated';
import { texts } from './texts';

/** The dialog of a specialty. `reload` brings the lists up to date. */
export function useSpecialtyForm(reload: () => Promise<void>) {
  const [createSpecialty] = useCreateSpecialtyMutation({ errorToast: false });
  const [updateSpecialty] = useUpdateSpecialtyMutation({ errorToast: false });
  return useEntryForm<SpecialtyFactsFragment, Required<CreateSpecialtyInput>>({
    create: (input, idempotencyKey) => createSpecialty({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateSpecialty({ id, input, expectedVersion }),
    createdText: texts.create.done,
    updatedText: texts.update.done,
    reload,
  });
}
