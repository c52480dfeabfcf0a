import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { HOLIDAY, ERRAND, openDates, headings } from './unavailable-dates.fixture';

describe('adding', () => {
  test('a holiday: date and reason are enough; they stay when refused or without an answer, and its turnos are shown at once', async () => {
    const taken = 'La fecha ya figura como no disponible en ese horario';
    const failures = [new ApiFailure('CONFLICT', taken, 'input.date'), OFFLINE];
    const AddUnavailableDate = ({ input }: Record<string, unknown>) =>
      failures.shift() ?? {
        addUnavailableDate: { ...HOLIDAY, ...(input as object), startTime: null, endTime: null, id: 9 },
      };
    const { user, part, press, typeDate, entry, sent } = await openDates([ERRAND], { AddUnavailableDate });
    await press('Agregar fecha');
    expect(part.getByLabelText('Fecha')).toHaveFocus();
    await typeDate('8/12/2026');
    await user.selectOptions(part.getByLabelText('Motivo'), 'Feriado');
    await press('Guardar fecha');
    await waitFor(() => expect(part.getByLabelText('Fecha')).toHaveAccessibleDescription(taken));
    await press('Guardar fecha');
    expect(await part.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al agregar la fecha no disponible');
    expect(part.getByLabelText('Motivo')).toHaveValue('holiday');
    await press('Guardar fecha');
    await expectToast('Fecha no disponible agregada');
    expect(sent('AddUnavailableDate').slice(2)).toEqual([
      { professionalId: 3, input: { date: '2026-12-08', reason: 'holiday', description: null, isAllDay: true } },
    ]);
    const added = entry(/8 de diciembre/);
    expect(added.getByText('Nora Paz')).toBeVisible();
    expect(added.getByText(/nada se cancela por sí solo/)).toBeVisible();
    expect(added.getByRole('heading')).toHaveFocus();
    expect(part.queryByRole('button', { name: 'Guardar fecha' })).not.toBeInTheDocument();
  });

  test('missing values are reported at each field; a part of the day needs both times; thinking better of it leads back to the button', async () => {
    const { user, part, press, typeDate, sent } = await openDates();
    await press('Agregar fecha');
    await press('Guardar fecha');
    await waitFor(() => expect(part.getByLabelText('Fecha')).toHaveAccessibleDescription('La fecha es requerida'));
    expect(part.getByLabelText('Motivo')).toHaveAccessibleDescription('El motivo es requerido');
    expect(part.getByLabelText('Fecha')).toHaveFocus();
    expect(part.queryByLabelText('Desde')).not.toBeInTheDocument();

    await typeDate('08-12-2026');
    await user.selectOptions(part.getByLabelText('Motivo'), 'Otro');
    await user.click(part.getByRole('switch', { name: 'Todo el día' }));
    await press('Guardar fecha');
    await waitFor(() =>
      expect(part.getByLabelText('Desde')).toHaveAccessibleDescription('La hora de inicio es requerida'),
    );
    expect(part.getByLabelText('Desde')).toHaveFocus();
    await user.selectOptions(part.getByLabelText('Desde'), '11:00');
    await user.selectOptions(part.getByLabelText('Hasta'), '09:00');
    await press('Guardar fecha');
    await waitFor(() =>
      expect(part.getByLabelText('Hasta')).toHaveAccessibleDescription(
        'La hora de fin debe ser posterior a la de inicio',
      ),
    );
    expect(sent('AddUnavailableDate')).toEqual([]);
    await press('Cancelar');
    expect(part.getByRole('button', { name: 'Agregar fecha' })).toHaveFocus();
  });
});

describe('editing', () => {
  const openErrand = async (answers: Answers = {}) => {
    const opened = await openDates([ERRAND], answers);
    await opened.user.click(opened.entry(/30 de noviembre/).getByRole('button', { name: 'Editar' }));
    return opened;
  };

  test('starts from what is stored and sends what it becomes, after a failure that says so and keeps the form', async () => {
    const { user, part, press, sent, loseNext } = await openErrand({
      UpdateUnavailableDate: { updateUnavailableDate: { ...ERRAND, isAllDay: true, startTime: null, endTime: null } },
    });
    expect(part.getByLabelText('Fecha')).toHaveValue('30-11-2026');
    expect(part.getByLabelText('Desde')).toHaveValue('09:00');
    await user.click(part.getByRole('switch', { name: 'Todo el día' }));
    loseNext('UpdateUnavailableDate');
    await press('Guardar fecha');
    expect(await part.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al actualizar la fecha no disponible');
    expect(part.getByLabelText('Fecha')).toHaveValue('30-11-2026');
    await press('Guardar fecha');
    await expectToast('Fecha no disponible actualizada');
    expect(part.getByText('Todo el día · Día personal')).toBeVisible();
    expect(sent('UpdateUnavailableDate').at(-1)).toEqual({
      professionalId: 3,
      id: 5,
      expectedVersion: 1,
      input: { date: '2026-11-30', reason: 'personal_day', description: null, isAllDay: true },
    });
  });

  test('another form is not opened over something typed without a question', async () => {
    const { user, part, press } = await openErrand();
    await write(user, part.getByLabelText(/Descripción/), 'Trámite');
    await press('Agregar fecha');
    const question = within(screen.getByRole('dialog', { name: '¿Salir sin guardar?' }));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    expect(part.getByLabelText(/Descripción/)).toHaveValue('Trámite');
  });
});

describe('deleting', () => {
  test('asks first; without an answer the date stays; then it is gone for good, whatever else is being saved meanwhile', async () => {
    let answer: (value: object) => void = () => undefined;
    const { user, part, press, entry, question, sent, loseNext } = await openDates([HOLIDAY, ERRAND], {
      UpdateUnavailableDate: () => new Promise<object>((resolve) => (answer = resolve)),
      DeleteUnavailableDate: { deleteUnavailableDate: true },
    });
    await user.click(entry(/30 de noviembre/).getByRole('button', { name: 'Editar' }));
    await press('Guardar fecha');
    await user.click(entry(/8 de diciembre/).getByRole('button', { name: 'Eliminar' }));
    expect(question().getByText('martes, 8 de diciembre de 2026')).toBeVisible();
    loseNext('DeleteUnavailableDate');
    await user.click(question().getByRole('button', { name: 'Eliminar fecha' }));
    expect(await question().findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await user.click(question().getByRole('button', { name: 'Eliminar fecha' }));
    await expectToast('Fecha no disponible eliminada');
    await waitFor(() => expect(part.getByRole('button', { name: 'Agregar fecha' })).toHaveFocus());
    answer({ updateUnavailableDate: ERRAND });
    await expectToast('Fecha no disponible actualizada');
    expect(headings(part)).toEqual(['lunes, 30 de noviembre de 2026']);
    expect(sent('DeleteUnavailableDate')).toEqual(Array(2).fill({ professionalId: 3, id: 4 }));
  });
});
