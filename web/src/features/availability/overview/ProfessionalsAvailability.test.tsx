import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import { NEVER, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { anAffectedAppointment, anEntry, aWeek, anUnavailableDate, availabilityAnswers } from '../availability.fixture';

const PATH = '/admin/appointments/availability';

const about = (id: number, name: string, facts: object = {}) => ({
  __typename: 'ProfessionalAvailability',
  professional: { __typename: 'Professional', id, name, pictureUrl: null, specialtyName: 'Cardiología' },
  week: [],
  weeklyMinutes: 0,
  unavailableDates: [],
  ...facts,
});

/** Laura attends on Mondays, Ana not at all, and eleven others fill the page. */
async function open(more: Answers = {}, path = PATH) {
  localStorage.setItem('token', 'abc');
  let week = [anEntry(1, '09:00', '13:00')];
  const people = () => [
    about(3, 'Dra. Laura Médica', {
      week,
      weeklyMinutes: 240 * week.length,
      unavailableDates: [anUnavailableDate({ date: '2026-11-24', reason: 'vacation' })],
    }),
    about(4, 'Lic. Ana Sosa'),
    ...Array.from({ length: 11 }, (_, index) => about(10 + index, `Colega ${index + 1}`)),
  ];
  return renderApp(path, {
    ...landingAnswers(),
    ...availabilityAnswers({
      Viewer: { viewer: aUser('admin') },
      Clinic: { clinic: aClinic() },
      AvailabilityOverview: ({ search, page, size }) => {
        const found = people().filter(({ professional }) => professional.name.toLowerCase().includes(String(search)));
        const from = (Number(page) - 1) * Number(size);
        return {
          availabilityOverview: {
            __typename: 'AvailabilityOverview',
            isNear: false,
            total: found.length,
            items: found.slice(from, from + Number(size)),
          },
        };
      },
      UnavailableDates: {
        clinic: aClinic(),
        unavailableDates: [anUnavailableDate({ affectedAppointments: [anAffectedAppointment()] })],
      },
      SaveWeek: ({ entries }) => {
        const sent = entries as { dayOfWeek: number; startTime: string; endTime: string }[];
        week = sent.map(({ dayOfWeek, startTime, endTime }) => anEntry(dayOfWeek, startTime, endTime));
        return { setProfessionalAvailability: aWeek(week, 2) };
      },
      ...more,
    }),
  });
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a card tells the week and the absences of the month on show, and warns where there is no week', async () => {
  const { user, sent, address } = await open({}, `${PATH}?mes=2026-11&pagina=1`);
  const laura = await card('Dra. Laura Médica');
  const facts = [
    'Cardiología',
    'Horas semanales: 4 h',
    'Lunes: 09:00-13:00',
    'mar, 24 nov · Vacaciones',
    'Ausencias de noviembre de 2026',
  ];
  for (const text of facts) expect(laura.getByText(text)).toBeVisible();
  const ana = await card('Lic. Ana Sosa');
  for (const text of ['Sin disponibilidad configurada', 'Sin ausencias en noviembre de 2026'])
    expect(ana.getByText(text)).toBeVisible();
  expect(screen.getByText('13 profesionales')).toBeVisible();
  expect(sent('AvailabilityOverview')).toEqual([{ year: 2026, month: 11, search: '', page: 1, size: 12 }]);

  await user.click(screen.getByRole('button', { name: 'Ir a la página siguiente' }));
  expect(await card('Colega 11')).toBeDefined();
  expect(screen.queryByRole('article', { name: 'Lic. Ana Sosa' })).not.toBeInTheDocument();
  expect(address()).toBe(`${PATH}?mes=2026-11&pagina=2`);

  await write(user, screen.getByRole('searchbox', { name: 'Buscar un profesional' }), 'sosa');
  await waitFor(() => expect(address()).toBe(`${PATH}?mes=2026-11&buscar=sosa`));
  expect(await screen.findByText('1 profesional')).toBeVisible();
  expect(await card('Lic. Ana Sosa')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un profesional' }), 'x');
  await user.click(await screen.findByRole('button', { name: 'Ver todos' }));
  expect(await screen.findByText('13 profesionales')).toBeVisible();
});

test('an administrator changes the week of a professional from the card, which shows it', async () => {
  const { user, sent } = await open();
  await user.click((await card('Dra. Laura Médica')).getByRole('button', { name: 'Gestionar Disponibilidad' }));
  const week = await dialog('Disponibilidad de Dra. Laura Médica');
  await user.click(await week.findByRole('checkbox', { name: 'Domingo' }));
  await user.click(week.getByRole('button', { name: 'Guardar horarios' }));
  await expectToast('Disponibilidad actualizada');
  expect(sent('SaveWeek')).toEqual([
    {
      professionalId: 3,
      expectedVersion: 1,
      entries: [
        { dayOfWeek: 1, startTime: '09:00', endTime: '13:00' },
        { dayOfWeek: 0, startTime: '09:00', endTime: '17:00' },
      ],
    },
  ]);
  // Nothing is left to be done there.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const laura = await card('Dra. Laura Médica');
  expect(await laura.findByText('Domingo: 09:00-17:00')).toBeVisible();
  expect(laura.getByRole('button', { name: 'Gestionar Disponibilidad' })).toHaveFocus();

  await user.click(laura.getByRole('button', { name: 'Fechas no disponibles' }));
  const dates = await dialog('Fechas no disponibles de Dra. Laura Médica');
  expect(await dates.findByRole('button', { name: 'Agregar fecha' })).toBeVisible();
  await user.click(dates.getByText('1 turno en ese horario'));
  // The panel's own calendar, and hers alone.
  expect(dates.getByRole('link', { name: 'Ver el día en el calendario' })).toHaveAttribute(
    'href',
    '/admin/appointments/calendar?dia=2026-12-08&profesional=3',
  );
  expect(sent('UnavailableDates')).toEqual([{ professionalId: 3 }]);
});

test('absences of one month are not shown as those of the next while these are on their way', async () => {
  const { user } = await open({
    AvailabilityOverview: ({ month }) => {
      if (month === 12) return NEVER();
      const unavailableDates = [anUnavailableDate({ date: '2026-11-24', reason: 'vacation' })];
      const items = [about(3, 'Dra. Laura Médica', { unavailableDates })];
      return { availabilityOverview: { __typename: 'AvailabilityOverview', isNear: false, total: 1, items } };
    },
  });
  expect(await card('Dra. Laura Médica')).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: 'Mes siguiente' })[0]!);
  await waitFor(() => expect(screen.queryByText(/24 nov/)).not.toBeInTheDocument());
  expect(screen.queryByText('Ausencias de diciembre de 2026')).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Disponibilidad de los profesionales' })).getByText(/^Cargando/),
  ).toBeInTheDocument();
});
