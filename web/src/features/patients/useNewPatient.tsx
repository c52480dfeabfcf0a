import type { DniScan } from '@turnero/api/domain/dni-scan';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { patientPath } from './patients.paths';
import { useCreatePatientMutation, type CreatePatientInput } from './patients.generated';
import { texts } from './texts';

/** Late, because each page of the panel scans cards, and few of them are unknown. */
const loadForm = async () => (await import('./PatientFormDialog')).PatientFormDialog;

/** Opens the new patient's page. */
export function useNewPatient() {
  /** null: without a DNI. */
  const [opened, setOpened] = useState<{ scan: DniScan | null }>();
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<string>();
  const [createPatient] = useCreatePatientMutation();
  const { keyOf, done } = useRetryKey<CreatePatientInput>();
  const navigate = useNavigate();
  const close = useCallback(() => setOpen(false), []);
  const onLoadFailure = useDialogLoadFailure(close);
  return {
    create: (scan: DniScan | null = null) => {
      setOpened({ scan });
      setOpen(true);
    },
    dialog: (
      <LazyComponent
        load={loadForm}
        isNeeded={isOpen}
        onFailure={onLoadFailure}
        props={{
          open: isOpen,
          scan: opened?.scan ?? null,
          save: (values) => {
            const input = values as CreatePatientInput;
            return createPatient({ input, idempotencyKey: keyOf(input) });
          },
          onSaved: (data) => {
            done();
            close();
            if (!data) return;
            notify.success(texts.create.done);
            setCreated(data.saved.id);
          },
          onClose: close,
          // The open form would ask before leaving.
          onGone: () => created !== undefined && void navigate(patientPath(created)),
        }}
      />
    ),
  };
}
