import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

import { STATUS_WORD, type AppointmentStatus } from '../clinic/appointment/appointment-status';
import { StatusBadge } from '../clinic/appointment/StatusBadge';
import { DraftPrompt } from '../kit/draft/DraftPrompt';
import { FormBanner } from '../kit/notify/FormBanner';
import { notify } from '../kit/notify/notify';
import { EmptyState } from '../kit/states/EmptyState';
import { Loaded } from '../kit/states/Loaded';
import { PageSpinner } from '../kit/states/PageSpinner';
import { Tile, Tiles } from '../kit/ui/Tiles';

const nothing = () => undefined;
const ASKED = { errorTitle: 'Error al cargar las salas', waiting: <PageSpinner label="Cargando las salas…" visible /> };
const refetch = () => Promise.resolve();

export function StateParts() {
  return (
    <>
      <Loaded query={{ data: undefined, error: undefined, refetch }} {...ASKED}>
        {nothing}
      </Loaded>
      <Loaded query={{ data: undefined, error: true, refetch }} {...ASKED}>
        {nothing}
      </Loaded>
      <Loaded query={{ data: '12 salas', error: true, refetch }} {...ASKED}>
        {(text) => <p>{text}</p>}
      </Loaded>
      <EmptyState
        title="Todavía no hay salas"
        text="Creá la primera para ofrecer turnos en ella."
        action={<Button>Nueva sala</Button>}
      />
      <FormBanner kind="error">Error al guardar la sala.</FormBanner>
      <FormBanner kind="success">La sala quedó guardada.</FormBanner>
      <DraftPrompt
        text="Quedaron cambios sin guardar."
        continueLabel="Recuperar"
        onContinue={nothing}
        onDrop={nothing}
      />
      <Stack direction="row" spacing={3}>
        <Button variant="outlined" onClick={() => notify.success('Sala creada')}>
          Toast
        </Button>
        <Button variant="outlined" onClick={() => notify.error('Error al crear la sala')}>
          Toast de error
        </Button>
        <Button variant="outlined" onClick={() => notify.undoable('Sala quitada', nothing)}>
          Toast con Deshacer
        </Button>
        {(Object.keys(STATUS_WORD) as AppointmentStatus[]).map((status) => (
          <StatusBadge key={status} status={status} of="turno" />
        ))}
      </Stack>
      <Tiles aria-label="Cifras">
        <Tile label="Salas">12</Tile>
        <Tile label="Profesionales">…</Tile>
      </Tiles>
    </>
  );
}
