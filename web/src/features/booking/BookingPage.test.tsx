import { act, screen, waitFor, within } from '@testing-library/react';

import {
  APPOINTMENT_ID,
  bookingAnswers,
  bookingProfessional,
  monthSlots,
  RECEIPT,
  slotRooms,
  SLOT_0900,
  SLOT_0930,
  SLOT_NEXT_DAY,
} from '../../testing/booking-data';
import { landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import {
  chooseAll,
  chosenLine,
  dayButton,
  fillPatient,
  MONDAY,
  openStep,
  slotRadio,
  submitButton,
} from './booking-steps.fixture';

describe('the professional', () => {
  test('is shown with specialty, bio, matrícula, e-mail, phone and fee', async () => {
    const BookingProfessional = bookingProfessional({ phone: '+54 11 5555-2101' });
    await renderApp('/book/1', bookingAnswers({ BookingProfessional }));
    expect(await screen.findByText('Cardiología')).toBeInTheDocument();
    expect(screen.getByText('Cardióloga clínica.')).toBeInTheDocument();
    expect(screen.getByText('MN 123456')).toBeInTheDocument();
    // jsdom reads a possible line break in the address as a space.
    expect(screen.getByRole('link', { name: /^lucia ?@clinica.example$/, hidden: true })).toHaveAttribute(
      'href',
      'mailto:lucia@clinica.example',
    );
    expect(screen.getAllByText(/^\$\s18\.000$/)).not.toHaveLength(0);
    expect(screen.getByText('+54 11 5555-2101')).toHaveAttribute('href', 'tel:+541155552101');
    expect(screen.getByRole('link', { name: 'Volver a Profesionales' })).toHaveAttribute('href', '/#profesionales');
    expect(screen.getByRole('link', { name: 'Ver todos los horarios de Cardiología' })).toHaveAttribute(
      'href',
      '/especialidades/cardiologia',
    );
  });

  test.each([
    ['that does not exist', '/book/99', new ApiFailure('NOT_FOUND', 'El profesional no existe')],
    ['whose address is no number', '/book/nadie', OFFLINE],
  ])('%s is reported, and leads to the landing', async (_case, path, BookingProfessional) => {
    const { address } = await renderApp(path, { ...landingAnswers(), ...bookingAnswers({ BookingProfessional }) });
    expect(await screen.findAllByText('Error al cargar la información del profesional')).not.toHaveLength(0);
    await waitFor(() => expect(address()).toBe('/'));
  });
});

test('a visitor books: day, slot, room, name and e-mail, and sees the confirmation; Back says that the slot is theirs', async () => {
  const BookAppointment = () => {
    isBooked = true;
    return bookingAnswers()['BookAppointment'] as object;
  };
  const MonthSlots = (variables: Record<string, unknown>) =>
    monthSlots(isBooked ? [SLOT_0900] : [SLOT_0900, SLOT_0930])(variables);
  let isBooked = false;
  const { user, back, calls, address, sent } = await renderApp(
    '/book/1',
    bookingAnswers({ BookAppointment, MonthSlots }),
  );
  await chooseAll(user);
  await fillPatient(user);
  await write(user, screen.getByLabelText(/^Teléfono/), '11 2345-6789');
  await write(user, screen.getByLabelText(/^Notas/), 'Primera consulta');
  await user.click(submitButton());

  expect(await screen.findByRole('heading', { name: '¡Turno Confirmado!' })).toHaveFocus();
  expect(screen.getAllByText('¡Turno reservado exitosamente!')).not.toHaveLength(0);
  expect(address()).toBe(`/confirmation/${APPOINTMENT_ID}`);
  await waitFor(() => expect(sent('Appointment')).toEqual([{ id: APPOINTMENT_ID, receipt: RECEIPT }]));
  expect(await screen.findByRole('button', { name: 'Corregir el correo' })).toBeVisible();
  const booked = calls.filter(({ operation }) => operation === 'BookAppointment');
  expect(booked).toHaveLength(1);
  expect(booked[0]?.variables).toEqual({
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    input: {
      professionalId: 1,
      roomId: 1,
      startTime: SLOT_0930,
      durationMinutes: 30,
      patientName: 'Nora Ñandú',
      patientEmail: 'nora@correo.example',
      patientPhone: '+54 11 2345 6789',
      notes: 'Primera consulta',
    },
  });

  await back();
  expect(await screen.findByText('Ya reservaste el turno de las 09:30.')).toBeVisible();
  expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver el turno' }));
  expect(address()).toBe(`/confirmation/${APPOINTMENT_ID}`);
});

describe('the days', () => {
  test('slots that fail to load are reported as such, not as none, and come with the connection; without it they stay, marked as possibly old', async () => {
    let isOnline = false;
    const MonthSlots = (variables: Record<string, unknown>) =>
      isOnline ? monthSlots([SLOT_NEXT_DAY])(variables) : OFFLINE;
    const { user } = await renderApp('/book/1?dia=2026-11-24', bookingAnswers({ MonthSlots }));
    expect(await screen.findByText('No se pudieron cargar los horarios')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No se pudieron cargar los horarios')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /No disponible/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^No hay horarios/)).not.toBeInTheDocument();
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await slotRadio('10:00')).toBeInTheDocument();
    expect(screen.queryByText(/^No se pudieron cargar/)).not.toBeInTheDocument();
    isOnline = false;
    setPageVisible(false);
    setPageVisible(true);
    expect(await screen.findByText('No se pudo actualizar: se muestra lo último recibido.')).toBeInTheDocument();
    expect(await slotRadio('10:00')).toBeInTheDocument();
  });

  test('are those of the first free turno’s month, and the weeks that are over come when they are asked for', async () => {
    const { user, address } = await renderApp(
      '/book/1',
      bookingAnswers({
        MonthSlots: monthSlots(['2026-12-03T10:00:00-03:00']),
        FirstSlot: { firstSlot: '2026-12-03T10:00:00-03:00' },
      }),
    );
    expect(await dayButton(/^jueves, 3 de diciembre de 2026, 1 horario/)).toBeVisible();
    expect(address()).toBe('/book/1');
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await dayButton(/^domingo, 15 de noviembre/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^sábado, 14 de noviembre/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver las semanas que pasaron' }));
    expect(await dayButton(/^sábado, 14 de noviembre/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ocultar las semanas que pasaron' }));
    expect(screen.queryByRole('button', { name: /^sábado, 14 de noviembre/ })).not.toBeInTheDocument();
  });

  test('a month with slots for the desk alone marks the days, with the phone to call, and offers the next month', async () => {
    const withheld = [
      { day: 24, reason: 'by_phone' },
      { day: 25, reason: 'by_phone' },
      { day: 30, reason: 'beyond_horizon' },
    ];
    const { user, address } = await renderApp('/book/1', bookingAnswers({ MonthSlots: monthSlots([], withheld) }));
    expect(await screen.findByText('Quedan lugares solo por teléfono: el 24 y el 25.')).toBeVisible();
    expect(screen.getByText('Desde el 30 todavía no se reserva en línea.')).toBeVisible();
    const line = within(screen.getByText(/^Teléfono de la clínica/));
    expect(line.getByRole('link', { name: '+54 11 4901-2233' })).toHaveAttribute('href', 'tel:+541149012233');
    await user.click(screen.getByRole('button', { name: /^Ver el mes siguiente: diciembre/ }));
    await waitFor(() => expect(address()).toBe('/book/1?mes=2026-12'));
  });

  test('the last month without slots leads to the first free turno, and not beyond the calendar', async () => {
    const MonthSlots = (variables: Record<string, unknown>) =>
      monthSlots(variables['year'] === 2027 ? [] : [SLOT_NEXT_DAY])(variables);
    const { user, address } = await renderApp(
      '/book/1?mes=2027-11',
      bookingAnswers({ MonthSlots, FirstSlot: { firstSlot: SLOT_NEXT_DAY } }),
    );
    const toFirst = await screen.findByRole('button', { name: 'Ir al primer turno disponible' });
    expect(screen.queryByRole('button', { name: /^Ver el mes siguiente/ })).not.toBeInTheDocument();
    await user.click(toFirst);
    await waitFor(() => expect(address()).toBe('/book/1?dia=2026-11-24&hora=10:00'));
  });
});

test('a press with something missing brings the step into sight where it is chosen, and leads there', async () => {
  const scrolled: string[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
    scrolled.push(within(this as HTMLElement).queryByRole('heading', { level: 2 })?.textContent ?? '');
  });
  const { user } = await renderApp('/book/1', bookingAnswers({ SlotRooms: slotRooms(['occupied']) }));
  const monday = await dayButton(MONDAY);
  await user.click(submitButton());
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  expect(scrolled).toContain('1Día');
  await user.click(monday);
  const first = await slotRadio('09:00');
  await waitFor(() => expect(first).toHaveFocus());
  await user.click(submitButton());
  expect(first).toHaveFocus();
  await user.click(first);
  expect(await screen.findByText(/^Ninguna sala está libre/)).toBeVisible();
  scrolled.length = 0;
  await user.click(submitButton());
  expect(screen.getByRole('heading', { name: 'Sala' })).toHaveFocus();
  expect(scrolled).toContain('3Sala');
  scroll.mockRestore();
});

describe('the address', () => {
  test('a link restores day, slot and room, each in one line, also with the marks of others; another day clears slot and room', async () => {
    const marks = 'source=buscador&booking-referral=34d1a803';
    const { user, address } = await renderApp(`/book/1?dia=2026-11-23&hora=09:30&sala=2&${marks}`, bookingAnswers());
    await waitFor(async () => expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 2'));
    expect(await chosenLine('Cambiar el horario')).toHaveTextContent('09:30');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
    await openStep(user, 'Cambiar el día');
    await user.click(await dayButton(/^martes, 24 de noviembre/));
    await waitFor(() => expect(address()).toMatch(/^\/book\/1\?dia=2026-11-24(?!.*(hora|sala))/));
    expect(screen.getByText('Por favor selecciona una fecha y hora')).toBeInTheDocument();
  });
});
