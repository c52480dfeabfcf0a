import { screen, within } from '@testing-library/react';

import { agendaAnswers } from '../../testing/agenda-data';
import { bookingAnswers } from '../../testing/booking-data';
import { calendarAnswers } from '../../testing/calendar-data';
import { aHoliday } from '../../testing/clinic-data';
import { renderApp, renderPart } from '../../testing/render-app';
import { WhyNoSlots } from '../no-slots/WhyNoSlots';

const MONDAY = '2026-11-23';
const CLOSED = 'Cerrado por feriado: Día de la Soberanía';

const holidays = (closedRoomIds: readonly number[] | 'all') => ({
  Holidays: ({ month }: Record<string, unknown>) => ({
    holidays: month === 11 ? [aHoliday(MONDAY, 'Día de la Soberanía', closedRoomIds)] : [],
  }),
});
const lunes = () => screen.findByRole('button', { name: /^lunes, 23 de noviembre.*Soberanía/ });

test('the month in which patients book says which days are closed for a holiday', async () => {
  await renderApp('/book/1', bookingAnswers(holidays('all')));
  expect(await lunes()).toHaveTextContent(CLOSED);
});

test.each([
  ['all rooms close', 'all' as const, CLOSED],
  ['some rooms close', [1], ', Día de la Soberanía'],
])("the staff's month, when %s", async (_case, closedRoomIds, text) => {
  await renderApp('/admin/appointments/calendar?dia=2026-11-21', {
    ...calendarAnswers('admin', []).answers,
    ...holidays(closedRoomIds),
  });
  expect(await lunes()).toHaveTextContent(text);
});

test("the staff's week says it in the day's column", async () => {
  const path = `/admin/appointments/calendar?vista=semana&dia=${MONDAY}`;
  const facts = { pending: 0, confirmed: 0, completed: 0, cancelled: 0, noShow: 0, appointments: [] };
  const week = {
    clinic: { __typename: 'Clinic', now: '2026-11-21T10:15:00-03:00' },
    agendaDays: [{ __typename: 'AgendaDaySummary', date: MONDAY, version: '1', ...facts }],
  };
  await renderApp(path, agendaAnswers('admin', [], { ...holidays('all'), AgendaWeek: week }).answers);
  const day = within(await screen.findByRole('region', { name: /^lunes, 23/ }));
  expect(await day.findByText(CLOSED)).toBeVisible();
});

test.each([
  ['closed', 'all' as const, CLOSED, 'Cerrado por feriado, 09:00 - 13:00'],
  ['open', [], 'Feriado: Día de la Soberanía', 'Libre 09:00 - 13:00'],
])("the staff's day says that it is a holiday, and that it is %s", async (_case, closedRoomIds, text, first) => {
  const path = `/admin/appointments/calendar?vista=dia&dia=${MONDAY}`;
  await renderApp(path, agendaAnswers('admin', [], holidays(closedRoomIds)).answers);
  expect(await screen.findByText(text)).toBeVisible();
  const professional = screen.getAllByRole('list', { name: /^Dra?\. / })[0]!;
  expect(professional.firstElementChild).toHaveTextContent(first);
});

test('a day without times is closed for the holiday, not just without an open room', async () => {
  renderPart(<WhyNoSlots professionalId={3} roomId={null} day={MONDAY} durationMinutes={30} />, {
    ...holidays('all'),
    DaysWithoutSlots: { daysWithoutSlots: [{ __typename: 'DayWithoutSlots', date: MONDAY, reason: 'rooms_closed' }] },
  });
  expect(await screen.findByText(CLOSED)).toBeVisible();
});

test("a room's coming days without times name the holiday", async () => {
  await renderApp('/admin/rooms/1/availability', {
    ...calendarAnswers('admin', []).answers,
    ...holidays([1]),
    RoomChoices: { allRooms: [{ __typename: 'Room', id: 1, name: 'Consultorio 1', isActive: true }] },
    DaysWithoutSlots: {
      daysWithoutSlots: [{ __typename: 'DayWithoutSlots', date: MONDAY, reason: 'rooms_closed' }],
    },
  });
  expect(await screen.findByText('lun, 23 nov (feriado: Día de la Soberanía)')).toBeVisible();
});
