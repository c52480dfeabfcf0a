import { useEntryForm } from '../../kit/dialog/useEntryForm';
import {
  useCreateProfessionalMutation,
  useUpdateProfessionalMutation,
  type CreateProfessionalInput,
  type ProfessionalFactsFragment,
} from './professionals.generated';
import { texts } from './texts';

/** The dialog of a professional. `reload` refetches the list. */
export function useProfessionalForm(reload: () => Promise<void>) {
  const [createProfessional] = useCreateProfessionalMutation();
  const [updateProfessional] = useUpdateProfessionalMutation();
  return useEntryForm<ProfessionalFactsFragment, CreateProfessionalInput>(texts, reload, {
    create: (input, idempotencyKey) => createProfessional({ input, idempotencyKey }),
    update: ({ id }, given, expectedVersion) => {
      const { password: _, ...input } = given;
      return updateProfessional({ id, input, expectedVersion });
    },
  });
}
