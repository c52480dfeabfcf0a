import { useEntryForm } from '../../shared/dialog/useEntryForm';
import { useCreateRoomMutation, useUpdateRoomMutation, type CreateRoomInput, type RoomFactsFragment } from './rooms.generated';
import { texts } from './texts';

/** The dialog of a room. `reload` brings the list up to date. */
export function useRoomForm(reload: () => Promise<void>) {
  const [createRoom] = useCreateRoomMutation({ errorToast: false });
  const [updateRoom] = useUpdateRoomMutation({ errorToast: false });
  return useEntryForm<RoomFactsFragment, Required<CreateRoomInput>>({
    create: (input, idempotencyKey) => createRoom({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateRoom({ id, input, expectedVersion }),
    createdText: texts.create.done,
    updatedText: texts.update.done,
    reload,
  });
}
