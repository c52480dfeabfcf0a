import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { BookingDialog } from './BookingDialog';
import { dialogAnswers, GYM, MONDAY, openBooking, openDialog, ROOMS } from './dialog.fixture';

beforeEach(() => sessionStorage.clear());

describe('what the dialog opens with', () => {
  test.each([
    ['admin', 'Crear Turno', 'Crear Turno', 'Profesional'],
    ['professional', 'Crear Turno (Profesional)', 'Crear Turno', 'Sala'],
    ['patient', 'Reservar Turno', 'Confirmar Turno', 'Sala'],
  ] as const)(
    'in the mode %s: its title and its button, which leads to what is missing first',
    async (mode, title, submit, open) => {
      const { sheet, part, press } = await openBooking({ mode });
      expect(sheet).toHaveAccessibleName(title);
      expect(part.getByRole('button', { name: submit })).toHaveAttribute('aria-disabled', 'true');
      await press(submit);
      expect(part.getByLabelText(open)).toHaveFocus();
    },
  );

  test('without a mode it is the patient’s', async () => {
    const { sheet } = await openBooking({ mode: undefined });
    expect(sheet).toHaveAccessibleName('Reservar Turno');
  });

  test('an administrator picks the professional from a list, and nobody is preselected', async () => {
    const { part } = await openBooking({ mode: 'admin', selectedProfessionalId: 4 });
    const list = part.getByLabelText('Profesional');
    expect(list).toHaveDisplayValue('Selecciona un profesional');
    expect(part.getByText('Elegí un profesional para ver sus horarios.')).toBeVisible();
  });

  test.each([
    ['the given one', 4, 'Dr. Pablo Sosa'],
    ['the first of the list', null, 'Dra. Lucía Fernández · Cardiología'],
  ])('a patient starts with %s and can change it', async (_case, selectedProfessionalId, name) => {
    const { part } = await openBooking({ mode: 'patient', selectedProfessionalId });
    expect(part.getByLabelText('Profesional')).toHaveDisplayValue(name);
  });

  test('a professional sees their own name, and only that', async () => {
    const { part } = await openBooking({ mode: 'professional' });
    expect(part.getByText('Dra. Lucía Fernández')).toBeVisible();
    expect(part.queryByLabelText('Profesional')).not.toBeInTheDocument();
  });

  test('no room is chosen, and all of them can be', async () => {
    const { part } = await openBooking({ mode: 'professional' });
    const options = [...part.getByLabelText<HTMLSelectElement>('Sala').options].map(({ text }) => text);
    expect(options).toEqual(['Selecciona una sala', 'Consultorio 1', 'Consultorio 2']);
    expect(part.getByText('Por favor selecciona una sala')).toBeVisible();
  });

  const withGym = () => ({ DialogFacts: { clinic: aClinic(), rooms: [GYM, ...ROOMS] } });
  const roomsOf = (part: Awaited<ReturnType<typeof openBooking>>['part']) => {
    const select = part.getByLabelText<HTMLSelectElement>('Sala');
    return [...select.children].map((it) =>
      it instanceof HTMLOptGroupElement ? `${it.label}: ${it.textContent}` : it.textContent,
    );
  };

  test('staff find the rooms that serve other specialties under a heading, and may choose one', async () => {
    const opened = await openBooking({ mode: 'professional' }, withGym());
    expect(roomsOf(opened.part)).toEqual([
      'Selecciona una sala',
      'Consultorio 1',
      'Consultorio 2',
      'Otras salas: Sala de Kinesiología',
    ]);
    await opened.choose('Sala', 'Sala de Kinesiología');
    expect(opened.part.getByLabelText('Sala')).toHaveAccessibleDescription(
      'En esta sala se atienden otras especialidades. El turno se puede dar igual.',
    );
  });

  test('a patient does not find them, unless there is nothing else', async () => {
    const { part } = await openBooking({ mode: 'patient' }, withGym());
    expect(roomsOf(part)).toEqual(['Selecciona una sala', 'Consultorio 1', 'Consultorio 2']);
    cleanup();
    const rented = await openBooking({ mode: 'patient' }, { DialogFacts: { clinic: aClinic(), rooms: [GYM] } });
    expect(roomsOf(rented.part)).toEqual(['Selecciona una sala', 'Sala de Kinesiología']);
  });

  test('staff choose the length, which is the professional’s at first; a patient reads it', async () => {
    const staff = await openBooking({ mode: 'professional' });
    const list = staff.part.getByLabelText<HTMLSelectElement>('Duración');
    expect(list).toHaveDisplayValue('40 min');
    expect([...list.options].map(({ value }) => value)).toEqual(['15', '30', '40', '45', '60', '90', '120']);
    await staff.press('Cancelar');
    await waitFor(() => expect(staff.sheet).not.toBeInTheDocument());
  });

  test('a professional without a length of their own takes 30 minutes', async () => {
    const { part } = await openBooking({ mode: 'patient', selectedProfessionalId: 4 });
    expect(part.getByText('30 min')).toBeVisible();
    expect(part.queryByLabelText('Duración')).not.toBeInTheDocument();
  });

  test('weeks begin on Sunday, past days and days without slots cannot be chosen', async () => {
    const { part, user, day } = await openBooking({ mode: 'professional' });
    expect(part.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Dom',
      'Lun',
      'Mar',
      'Mié',
      'Jue',
      'Vie',
      'Sáb',
    ]);
    expect(await day(MONDAY)).toHaveAttribute('aria-disabled', 'false');
    for (const closed of [await day(/^viernes, 20 de noviembre/), await day(/^domingo, 22 de noviembre/)]) {
      expect(closed).toHaveAttribute('aria-disabled', 'true');
      await user.click(closed);
    }
    expect(part.queryByRole('radio')).not.toBeInTheDocument();
    expect(await day(/^sábado, 21 de noviembre/)).toHaveAttribute('aria-current', 'date');
  });

  test('a given day is chosen when it has slots, and says so when it has none', async () => {
    const { slot } = await openBooking({ mode: 'professional', selectedDate: '2026-11-23' });
    expect(await slot('09:30')).not.toBeChecked();
  });

  test('a given day without slots is told', async () => {
    const { part } = await openBooking({ mode: 'professional', selectedDate: '2026-11-25' });
    expect(await part.findByText('No hay horarios disponibles')).toBeVisible();
  });
});

describe('the patient’s form', () => {
  test.each(['admin', 'professional'] as const)(
    'is filled in with the own account in the mode %s, selected on focus, cleared at once',
    async (mode) => {
      const { part, user, press } = await openBooking({ mode });
      const name = part.getByLabelText<HTMLInputElement>('Nombre y apellido');
      await waitFor(() => expect(name).toHaveValue('Marta Ruiz'));
      expect(part.getByLabelText('Correo electrónico')).toHaveValue('marta@example.com');
      expect(part.getByLabelText(/^Teléfono/)).toHaveValue('+54 11 4444 5555');
      await user.tab();
      act(() => name.focus());
      expect(name.value.slice(name.selectionStart ?? 0, name.selectionEnd ?? 0)).toBe('Marta Ruiz');
      await press('Vaciar datos del paciente');
      await waitFor(() => expect(name).toHaveValue(''));
      expect(part.getByLabelText('Correo electrónico')).toHaveValue('');
      expect(document.activeElement).not.toBe(document.body);
    },
  );

  test('typed over but for the telephone, says whose that still is', async () => {
    const { part, user } = await openBooking({ mode: 'professional' });
    const email = part.getByLabelText('Correo electrónico');
    await waitFor(() => expect(email).toHaveValue('marta@example.com'));
    await user.clear(email);
    await user.type(email, 'nora@correo.example');
    expect(part.getByText('El teléfono es todavía el de tu cuenta: escribí el del paciente o vacialo.')).toBeVisible();
    await user.clear(part.getByLabelText(/^Teléfono/));
    expect(part.queryByText(/de tu cuenta/)).not.toBeInTheDocument();
  });
});

describe('closing', () => {
  const question = () => screen.findByRole('dialog', { name: '¿Salir sin guardar?' });

  test('by Escape or the cross asks first where a patient was typed, and keeps it unless told otherwise', async () => {
    const { part, user, press, sheet, opener, retype } = await openBooking({ mode: 'professional' });
    await retype('Nombre y apellido', 'Nora Ñandú');
    await user.keyboard('{Escape}');
    await user.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    expect(part.getByLabelText('Nombre y apellido')).toHaveValue('Nora Ñandú');
    await press('Cerrar');
    await user.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  test('by Back asks, too, and only then is the page left', async () => {
    const { part, user, back, retype } = await openBooking({ mode: 'professional' });
    await retype('Nombre y apellido', 'Nora Ñandú');
    await back();
    await user.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    expect(part.getByLabelText('Nombre y apellido')).toHaveValue('Nora Ñandú');
    await back();
    await user.click(within(await question()).getByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByRole('heading', { name: 'La página de antes' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('with no more than the own data in the form needs no question', async () => {
    const { part, user, sheet } = await openBooking({ mode: 'professional' });
    await waitFor(() => expect(part.getByLabelText('Nombre y apellido')).toHaveValue('Marta Ruiz'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });
});

describe('on the way', () => {
  test('the professionals: said, and asked for again where they cannot be had', async () => {
    const retry = jest.fn();
    const opened = await openDialog(dialogAnswers('user'), (controls) => (
      <BookingDialog {...controls} professionals={undefined} onRetryProfessionals={retry} onBooked={() => undefined} />
    ));
    expect(await opened.part.findByText('Error al cargar los profesionales')).toBeVisible();
    await opened.press('Reintentar');
    expect(retry).toHaveBeenCalledTimes(1);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(opened.sheet).not.toBeInTheDocument());
    expect(opened.opener).toHaveFocus();
  });
});
