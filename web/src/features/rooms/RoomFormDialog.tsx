import { FormDialog } from '../../shared/dialog/FormDialog';
import { FormCheckboxField } from '../../shared/form/FormCheckboxField';
import { FormMoneyField } from '../../shared/form/FormMoneyField';
import { FormTextField } from '../../shared/form/FormTextField';
import type { Outcome } from '../../shared/graphql/hooks';
import { ROOM_WORDS, roomSchema, toRoomInput, toRoomValues } from './room-form';
import { rateHint, type ClinicRate } from './room-texts';
import type { CreateRoomInput, RoomFactsFragment } from './rooms.generated';

interface Props {
  open: boolean;
  /** Which one is changed; undefined: a new one. */
  room: RoomFactsFragment | undefined;
  clinicRate: ClinicRate;
  save: (input: Required<CreateRoomInput>, expectedVersion: number | undefined) => Promise<Outcome<unknown>>;
  onSaved: () => void;
  onClose: () => void;
}

/** Creates a room, or changes one. */
export function RoomFormDialog({ open, room, clinicRate, save, onSaved, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      title={room ? 'Editar sala' : 'Nueva sala'}
      onClose={onClose}
      stored={room}
      toValues={toRoomValues}
      schema={roomSchema}
      toInput={toRoomInput}
      send={save}
      onDone={onSaved}
      errorText={room ? 'Error al actualizar la sala' : 'Error al crear la sala'}
      submitLabel={room ? 'Guardar cambios' : 'Crear sala'}
      draft={`room:${room?.id ?? 'new'}`}
      words={ROOM_WORDS}
    >
      <FormTextField label="Nombre" name="name" required />
      <FormTextField label="Descripción" name="description" rows={2} />
      <FormMoneyField label="Precio por hora" name="hourlyRate" read={(rate) => rateHint(rate ?? 0, clinicRate)} />
      <FormTextField label="Orden" name="sortOrder" inputMode="numeric" hint="Las listas muestran primero el número más bajo." />
      <FormCheckboxField label="Activa: se ofrece para turnos y alquileres" name="isActive" isSwitch />
    </FormDialog>
  );
}
