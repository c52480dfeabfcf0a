import type { DniScan } from '@turnero/api/domain/dni-scan';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { PatientFormDialog } from './PatientFormDialog';
import { patientPath } from './patients.paths';
import { useCreatePatientMutation, type CreatePatientInput } from './patients.generated';
import { texts } from './texts';

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
  return {
    create: (scan: DniScan | null = null) => {
      setOpened({ scan });
      setOpen(true);
    },
    dialog: (
      <PatientFormDialog
        open={isOpen}
        scan={opened?.scan ?? null}
        save={(values) => {
          const input = values as CreatePatientInput;
          return createPatient({ input, idempotencyKey: keyOf(input) });
        }}
        onSaved={(data) => {
          done();
          close();
          if (!data) return;
          notify.success(texts.create.done);
          setCreated(data.saved.id);
        }}
        onClose={close}
        // The open form would ask before leaving.
        onGone={() => created !== undefined && void navigate(patientPath(created))}
      />
    ),
  };
}
