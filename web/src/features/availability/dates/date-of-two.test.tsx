import { within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { anUnavailableDate, openAvailability } from '../availability.fixture';

const ERRAND = anUnavailableDate({
  id: 5,
  date: '2026-11-30',
  reason: 'personal_day',
  isAllDay: false,
  startTime: '09:00',
  endTime: '11:00',
});

async function openErrand(answers: Answers) {
  const stored = { UnavailableDates: { clinic: aClinic(), unavailableDates: [ERRAND] } };
  const opened = await openAvailability({ ...stored, ...answers }, 'UnavailableDates');
  const part = await opened.part('Fechas no disponibles');
  const press = (name: string) => opened.user.click(part.getByRole('button', { name }));
  await part.findByRole('button', { name: 'Editar' });
  await press('Editar');
  const entry = () => within(part.getByRole('article', { name: /30 de noviembre/ }));
  return { ...opened, part, press, entry };
}

describe('editing a date that a colleague edits too', () => {
  test('shows the colleague’s saved version, and saves on that', async () => {
    const theirs = { ...ERRAND, startTime: '10:00', reason: 'other' as const, version: 2 };
    const { user, part, press, entry, sent } = await openErrand({
      UpdateUnavailableDate: ({ expectedVersion, input }) =>
        expectedVersion === 1
          ? new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs)
          : { updateUnavailableDate: { ...theirs, ...(input as object), version: 3 } },
    });
    await user.selectOptions(part.getByLabelText('Motivo'), 'Vacaciones');
    await press('Guardar fecha');
    const found = within(await part.findByRole('group', { name: 'Cambios de otra persona' }));
    expect(part.getByRole('alert')).toHaveTextContent('Otra persona guardó cambios mientras editabas.');
    expect(found.getByRole('radio', { name: 'Lo que escribiste Vacaciones' })).toBeChecked();
    expect(found.getByRole('radio', { name: 'Lo que guardó la otra persona Otro' })).not.toBeChecked();
    expect(part.getByRole('combobox', { name: 'Desde' })).toHaveValue('10:00');
    await press('Guardar fecha');
    await expectToast('Fecha no disponible actualizada');
    expect(sent('UpdateUnavailableDate').at(-1)).toMatchObject({
      expectedVersion: 2,
      input: { reason: 'vacation', startTime: '10:00' },
    });
    expect(entry().getByText('10:00 a 11:00 · Vacaciones')).toBeVisible();
  });
});
