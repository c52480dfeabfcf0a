import { useId, useState } from 'react';

import { useViewer } from '../../../shared/session/useViewer';
import { ErrorState } from '../../../shared/states/ErrorState';
import { PageSpinner } from '../../../shared/states/PageSpinner';
import { longDate } from '../../../shared/time/clinic-time';
import { IconButton } from '../../../shared/ui/Button';
import { CrossIcon } from '../../../shared/ui/icons';
import { CreateAppointmentForm } from './CreateAppointmentForm';
import { BookingSheet, SheetBody, SheetTop } from './dialog-layout';
import { useDialogFactsQuery } from './dialog.generated';
import { useBookableProfessionals } from './useBookableProfessionals';

const LOAD_ERROR = 'Error al cargar los datos del turno';

interface Props {
  /** The day of the turno, yyyy-MM-dd. */
  date: string;
  onClose: () => void;
  /** After the turno is made, before the dialog closes. */
  onCreated: () => void;
}

/** An administrator makes a turno on a day of the calendar, at one of its slots. It is open while it is rendered. */
export function CreateAppointmentDialog({ date, onClose, onCreated }: Props) {
  const titleId = useId();
  const { viewer } = useViewer();
  const [sending, setSending] = useState(false);
  const { data, error, refetch } = useDialogFactsQuery({ fetchPolicy: 'cache-and-network', errorFallback: LOAD_ERROR });
  const { professionals, onRetryProfessionals } = useBookableProfessionals(true);
  const failed = (error && !data) || (onRetryProfessionals && !professionals);
  const close = sending ? () => undefined : onClose;
  const top = (
    <SheetTop>
      <h2 id={titleId}>Crear Nuevo Turno</h2>
      <IconButton aria-label="Cerrar" aria-disabled={sending} onClick={close}>
        <CrossIcon size={24} />
      </IconButton>
    </SheetTop>
  );
  const retry = () => {
    if (error) void refetch();
    onRetryProfessionals?.();
  };
  return (
    <BookingSheet open data-narrow="true" onClose={(_event, reason) => reason === 'escapeKeyDown' && close()} aria-labelledby={titleId}>
      {data && professionals && viewer ? (
        <CreateAppointmentForm
          top={top}
          date={date}
          viewerId={viewer.id}
          clinic={data.clinic}
          rooms={data.rooms}
          professionals={professionals}
          onSending={setSending}
          onClose={onClose}
          onCreated={onCreated}
        />
      ) : (
        <div>
          {top}
          <SheetBody>
            <p>{longDate(date)}</p>
            {failed ? <ErrorState title={LOAD_ERROR} onRetry={retry} /> : <PageSpinner label="Cargando los datos del turno…" />}
          </SheetBody>
        </div>
      )}
    </BookingSheet>
  );
}
