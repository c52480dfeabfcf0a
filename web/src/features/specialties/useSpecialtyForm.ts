import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import {
  useCreateSpecialtyMutation,
  useUpdateSpecialtyMutation,
  type CreateSpecialtyInput,
  type SpecialtyFactsFragment,
} from './specialties.generated';
import { switchOffQuestion, texts, type OpenRequest } from './texts';

/** The dialog of a specialty; asks before switching off one with open requests. `reload` refetches the lists. */
export function useSpecialtyForm(reload: () => Promise<void>) {
  const [createSpecialty] = useCreateSpecialtyMutation();
  const [updateSpecialty] = useUpdateSpecialtyMutation();
  const { confirmed, question } = useConfirmedChange();
  const form = useEntryForm<SpecialtyFactsFragment, Required<CreateSpecialtyInput>>(texts, reload, {
    create: (input, idempotencyKey) => createSpecialty({ input, idempotencyKey }),
    update: ({ id, name, professionalCount }, input, expectedVersion) =>
      confirmed(
        (ids) => updateSpecialty({ id, input, expectedVersion, ...(ids && { confirmedRequests: ids }) }),
        (requests: readonly OpenRequest[]) => switchOffQuestion(name, professionalCount, requests),
      ),
  });
  return { ...form, question };
}
