import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { string } from 'yup';

import { Subject } from '../kit/dialog/QuestionDialog';
import { useQuestion } from '../kit/dialog/useQuestion';
import { FormDialog } from '../kit/edit/FormDialog';
import { ApiError } from '../kit/errors/api-error';
import { formSchema } from '../kit/form/form-schema';
import { FormTextField } from '../kit/form/FormTextField';
import { notify } from '../kit/notify/notify';
import { after } from './demo';

interface Room {
  id: number;
  name: string;
  floor: string;
  notes: string;
  version: number;
}
const SALA: Room = { id: 3, name: 'Sala 1', floor: 'Planta baja', notes: '', version: 4 };
const THEIRS: Room = { ...SALA, name: 'Sala Norte', floor: 'Primer piso', version: 5 };
type Values = Pick<Room, 'name' | 'floor' | 'notes'>;
const SCHEMA = formSchema<Values>({
  name: string().trim().required('El nombre es requerido'),
  floor: string(),
  notes: string(),
});

/** The server's answers. */
const ANSWERS = {
  done: undefined,
  refused: new ApiError({ code: 'CONFLICT', field: 'input.name', message: 'Ya hay una sala con ese nombre' }),
  edited: new ApiError({ code: 'CONFLICT', message: 'Otra persona la cambió', current: THEIRS }),
  lost: new ApiError({ code: 'NETWORK', message: 'Error de conexión' }),
};

export function DialogParts() {
  const [open, setOpen] = useState(false);
  const [next, setNext] = useState<keyof typeof ANSWERS>('done');
  const show = (answer: keyof typeof ANSWERS) => () => {
    setNext(answer);
    setOpen(true);
  };
  const question = useQuestion<Room>(({ name }) => ({
    title: '¿Eliminar la sala?',
    about: (
      <Subject>
        <strong>{name}</strong>
        Planta baja
      </Subject>
    ),
    consequences: ['Deja de ofrecerse para turnos y alquileres.', 'No se puede deshacer.'],
    noLabel: 'Conservar sala',
    yesLabel: 'Eliminar sala',
    busyLabel: 'Eliminando...',
    isDestructive: true,
    onYes: () => after('La sala tiene turnos por delante.'),
  }));
  return (
    <>
      <Stack direction="row" spacing={3}>
        <Button onClick={show('done')}>Editar una sala</Button>
        <Button variant="outlined" onClick={show('refused')}>
          El nombre ya existe
        </Button>
        <Button variant="outlined" onClick={show('edited')}>
          Otra persona la cambió
        </Button>
        <Button variant="outlined" onClick={show('lost')}>
          Sin conexión
        </Button>
        <Button variant="outlined" onClick={() => question.ask(SALA)}>
          Eliminar una sala
        </Button>
      </Stack>
      <FormDialog<Values, object, Room, Room>
        open={open}
        title="Editar sala"
        onClose={() => setOpen(false)}
        stored={SALA}
        toValues={(room) => ({ name: room?.name ?? '', floor: room?.floor ?? '', notes: room?.notes ?? '' })}
        schema={SCHEMA}
        toInput={(values) => values}
        send={async (_input, expectedVersion) => {
          const error = expectedVersion === THEIRS.version ? undefined : await after(ANSWERS[next]);
          return error ? { error } : { data: SALA };
        }}
        onDone={() => {
          setOpen(false);
          notify.success('Sala actualizada');
        }}
        errorText="Error al actualizar la sala"
        submitLabel="Guardar sala"
        draft="parts:room"
        words={{ name: { label: 'Nombre' }, floor: { label: 'Piso' }, notes: { label: 'Notas' } }}
      >
        <FormTextField<Values> label="Nombre" name="name" required />
        <FormTextField<Values> label="Piso" name="floor" />
        <FormTextField<Values> label="Notas" name="notes" rows={3} />
      </FormDialog>
      {question.dialog}
    </>
  );
}
