import { useId, useState } from 'react';

import { useGuardedClose } from '../../../shared/dialog/useGuardedClose';
import { useViewer } from '../../../shared/session/useViewer';
import { ErrorState } from '../../../shared/states/ErrorState';
import { PageSpinner } from '../../../shared/states/PageSpinner';
import { longDate } from '../../../shared/time/clinic-time';
import { keepEscape } from '../../../shared/ui/keep-escape';
import { CreateAppointmentForm } from './CreateAppointmentForm';
import { DialogTop } from './DialogTop';
import { BookingSheet, SheetBody } from './dialog-layout';
import { useBookableProfessionals } from './useBookableProfessionals';
import { useDialogFacts } from './useDialogFacts';

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
  const { professionals, onRetryProfessionals } = useBookableProfessionals(true);
  const { facts, failure, retry } = useDialogFacts({ professionals, onRetryProfessionals });
  const { requestClose, report, question } = useGuardedClose({ sending, onClose });
  const top = <DialogTop titleId={titleId} title="Crear Nuevo Turno" sending={sending} onClose={requestClose} />;
  return (
    <BookingSheet open data-narrow="true" onClose={(_event, reason) => reason === 'escapeKeyDown' && requestClose()} onKeyDown={keepEscape} aria-labelledby={titleId}>
      {facts && professionals && viewer ? (
        <CreateAppointmentForm
          top={top}
          date={date}
          viewerId={viewer.id}
          clinic={facts.clinic}
          rooms={facts.rooms}
          professionals={professionals}
          onSending={setSending}
          report={report}
          onClose={onClose}
          onCreated={onCreated}
        />
      ) : (
        <div>
          {top}
          <SheetBody>
            <p>{longDate(date)}</p>
            {failure ? <ErrorState title={failure} onRetry={retry} /> : <PageSpinner label="Cargando los datos del turno…" />}
          </SheetBody>
        </div>
      )}
      {question}
    </BookingSheet>
  );
}
