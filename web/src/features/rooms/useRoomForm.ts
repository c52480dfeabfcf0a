import { useState } from 'react';

import { notify } from '../../shared/notify/notify';
import { useRetryKey } from '../../shared/send/useRetryKey';
import { useCreateRoomMutation, useUpdateRoomMutation, type CreateRoomInput, type RoomFactsFragment } from './rooms.generated';

type Input = Required<CreateRoomInput>;

/** The dialog of a room: which one it is about, and what is saved. `reload` brings the list up to date. */
export function useRoomForm(reload: () => Promise<void>) {
  // The room stays while the dialog goes.
  const [{ open, room }, setState] = useState<{ open: boolean; room?: RoomFactsFragment }>({ open: false });
  const [createRoom] = useCreateRoomMutation({ errorToast: false });
  const [updateRoom] = useUpdateRoomMutation({ errorToast: false });
  const { keyOf, done } = useRetryKey<Input>();
  const onClose = () => setState({ open: false, room });

  const save = (input: Input, expectedVersion: number | undefined) =>
    room ? updateRoom({ id: room.id, input, expectedVersion }) : createRoom({ input, idempotencyKey: keyOf(input) });
  const onSaved = () => {
    done();
    notify.success(room ? 'Sala actualizada exitosamente' : 'Sala creada exitosamente');
    onClose();
    void reload();
  };

  return {
    create: () => setState({ open: true }),
    edit: (chosen: RoomFactsFragment) => setState({ open: true, room: chosen }),
    dialog: { open, room, save, onSaved, onClose },
  };
}
