import type { HeldBooking } from '../../clinic/rooms/held-bookings';
import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import {
  useCreateRoomMutation,
  useUpdateRoomMutation,
  type CreateRoomInput,
  type RoomFactsFragment,
} from './rooms.generated';
import { switchOffQuestion, texts } from './texts';

/** The dialog of a room; asks before switching off one with bookings. `reload` refetches the list. */
export function useRoomForm(reload: () => Promise<void>) {
  const [createRoom] = useCreateRoomMutation();
  const [updateRoom] = useUpdateRoomMutation();
  const { confirmed, question } = useConfirmedChange();
  const form = useEntryForm<RoomFactsFragment, Required<CreateRoomInput>>(texts, reload, {
    create: (input, idempotencyKey) => createRoom({ input, idempotencyKey }),
    update: ({ id, name }, input, expectedVersion) =>
      confirmed(
        (ids) => updateRoom({ id, input, expectedVersion, ...(ids && { confirmedBookings: ids }) }),
        (bookings: readonly HeldBooking[]) => switchOffQuestion(name, bookings),
      ),
  });
  return { ...form, question };
}
