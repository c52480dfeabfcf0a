import { screen, within } from '@testing-library/react';

import { useState } from 'react';

import { aUser } from '../../testing/clinic-data';
import { ApiFailure } from '../../testing/fake-api';
import { renderPart } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { TurnoCoverageDialog } from './TurnoCoverageDialog';

function Opened({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cobertura
      </button>
      <TurnoCoverageDialog
        open={open}
        appointment={{ id: 'turno-1', patientId: null, patientName: 'Nora Ñandú' }}
        today="2026-11-21"
        onClose={() => setOpen(false)}
        onDone={onDone}
      />
    </>
  );
}

const OSDE = {
  __typename: 'AppointmentCoverage',
  insurerId: 1,
  insurerName: 'OSDE',
  isPrivatePay: false,
  planName: null,
  memberNumber: null,
  outcome: 'with_authorization',
  copay: 3500,
  exemptReason: null as string | null,
  authorization: {
    __typename: 'AppointmentAuthorization',
    status: 'needed',
    number: null,
    validUntil: null,
    orderCuir: null,
  },
};

test('an authorization is noted alone, and one that fails after the coverage says what was saved', async () => {
  sessionStorage.clear();
  localStorage.setItem('token', 'abc');
  const sent: unknown[] = [];
  let version = 3;
  let isRefused = true;
  const turno = (more: object = {}) => ({
    __typename: 'Appointment',
    id: 'turno-1',
    version: version++,
    coverage: { ...OSDE, ...more },
  });
  const { user } = renderPart(<Opened onDone={() => sent.push('done')} />, {
    Viewer: { viewer: aUser('admin') },
    CoverageOfTurno: { appointment: turno() },
    InsurersToChoose: { insurers: [] },
    SetTurnoCoverage: ({ exemptReason, expectedVersion }) => {
      sent.push({ exemptReason, expectedVersion });
      return { setAppointmentCoverage: turno({ exemptReason, copay: 0 }) };
    },
    SetTurnoAuthorization: ({ input, expectedVersion }) => {
      sent.push({ ...(input as object), expectedVersion });
      return isRefused
        ? new ApiFailure('CONFLICT', 'Otra persona cambió el turno')
        : { setAppointmentAuthorization: turno({ exemptReason: 'oncology', copay: 0 }) };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Cobertura' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cobertura del turno' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Estado' }), 'granted');
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }));
  const granted = { status: 'granted', number: null, validUntil: null, orderCuir: null };
  await save();
  await dialog.findByText('Otra persona cambió el turno');
  expect(sent.splice(0)).toEqual([{ ...granted, expectedVersion: 3 }]);

  await user.selectOptions(dialog.getByRole('combobox', { name: /^Motivo de exención/ }), 'oncology');
  await save();
  await dialog.findByText('La cobertura ya quedó guardada; falta la autorización. Otra persona cambió el turno');
  isRefused = false;
  await save();
  await expectToast('Cobertura del turno guardada');
  expect(sent).toEqual([
    { exemptReason: 'oncology', expectedVersion: 3 },
    { ...granted, expectedVersion: 4 },
    { ...granted, expectedVersion: 4 },
    'done',
  ]);
});
