import { useId, useState } from 'react';

import { useGuardedClose } from '../../../shared/dialog/useGuardedClose';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { useViewer } from '../../../shared/session/useViewer';
import { ErrorState } from '../../../shared/states/ErrorState';
import { PageSpinner } from '../../../shared/states/PageSpinner';
import { keepEscape } from '../../../shared/ui/keep-escape';
import { BookingDialogForm } from './BookingDialogForm';
import { DialogTop } from './DialogTop';
import { BookingSheet, SheetBody } from './dialog-layout';
import { MODE_TEXTS, type BookingMode } from './dialog-mode';
import type { BookableProfessionalFragment } from './dialog.generated';
import { useDialogFacts } from './useDialogFacts';

export interface BookingDialogProps {
  isOpen: boolean;
  /** The day it opens at, yyyy-MM-dd. */
  selectedDate?: string | null;
  selectedProfessionalId?: number | null;
  /** Whom one can book, in display order; undefined while they are on their way. */
  professionals: readonly BookableProfessionalFragment[] | undefined;
  /** They could not be had: asks again. */
  onRetryProfessionals?: (() => void) | undefined;
  mode?: BookingMode;
  onClose: () => void;
  /** After the turno is made, before the dialog closes. */
  onBooked: () => void;
}

/**
 * Makes a turno without leaving the page. A click outside does not close it: what is typed would be lost by a slip.
 * Once it is gone the focus is where it was before.
 */
export function BookingDialog({ isOpen, mode = 'patient', onClose, ...content }: BookingDialogProps) {
  const titleId = useId();
  const [sending, setSending] = useState(false);
  const { requestClose, report, question } = useGuardedClose({ sending, onClose });
  return (
    <BookingSheet open={isOpen} onClose={(_event, reason) => reason === 'escapeKeyDown' && requestClose()} onKeyDown={keepEscape} aria-labelledby={titleId}>
      <Content
        {...content}
        mode={mode}
        onClose={onClose}
        onSending={setSending}
        report={report}
        top={<DialogTop titleId={titleId} title={MODE_TEXTS[mode].title} sending={sending} onClose={requestClose} />}
      />
      {question}
    </BookingSheet>
  );
}

interface ContentProps extends Omit<BookingDialogProps, 'isOpen' | 'mode'> {
  mode: BookingMode;
  top: React.ReactNode;
  onSending: (sending: boolean) => void;
  report: ReportUnsaved;
}

/** Begins anew with every opening. */
function Content({ professionals, onRetryProfessionals, selectedDate = null, selectedProfessionalId = null, top, ...form }: ContentProps) {
  const { viewer } = useViewer();
  const { facts, failure, retry } = useDialogFacts({ professionals, onRetryProfessionals });
  if (facts && professionals && viewer) {
    return (
      <BookingDialogForm
        {...form}
        top={top}
        clinic={facts.clinic}
        rooms={facts.rooms}
        professionals={professionals}
        viewer={viewer}
        selectedDate={selectedDate}
        selectedProfessionalId={selectedProfessionalId}
      />
    );
  }
  return (
    <div>
      {top}
      <SheetBody>{failure ? <ErrorState title={failure} onRetry={retry} /> : <PageSpinner label="Cargando los datos del turno…" />}</SheetBody>
    </div>
  );
}
