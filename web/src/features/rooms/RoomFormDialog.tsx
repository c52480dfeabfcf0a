import { FormDialog } from '../../shared/dialog/FormDialog';
import type { EntryDialog } from '../../shared/dialog/useEntryForm';
import { FormCheckboxField } from '../../shared/form/FormCheckboxField';
import { FormMoneyField } from '../../shared/form/FormMoneyField';
import { FormTextField } from '../../shared/form/FormTextField';
import { ROOM_WORDS, roomSchema, toRoomInput, toRoomValues } from './room-form';
import { rateHint, type ClinicRate } from './room-texts';
import type { CreateRoomInput, RoomFactsFragment } from './rooms.generated';

interface Props extends EntryDialog<RoomFactsFragment, Required<CreateRoomInput>> {
  clinicRate: ClinicRate;
}

/** Creates a room, or changes one. */
export function RoomFormDialog({ open, stored: room, clinicRate, save, onSaved, onClose }: Props) {
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
