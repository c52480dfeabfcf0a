import { screen, within } from '@testing-library/react';

import {
  aClinic,
  aProfessional,
  aSpecialty,
  aUser,
  aWeek,
  firstSlots,
  formFields,
  interval,
  landingAnswers,
} from '../../testing/clinic-data';
import { setToken } from '../../kit/session/token';
import { ApiFailure, NEVER, OFFLINE } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const cardOf = (heading: HTMLElement) => within(heading.closest('article') as HTMLElement);
const specialtyCard = async (name: string) => cardOf(await screen.findByRole('heading', { level: 3, name }));

const pediatrics = aSpecialty({
  id: 2,
  name: 'Pediatría',
  description: 'Controles de niñas y niños.',
  icon: 'no-existe',
  professionalCount: 3,
  formConfig: formFields(4) as { id: string }[],
});
const TWO = { specialties: [aSpecialty(), pediatrics] };
const two = landingAnswers(TWO);

const WEEK = aWeek({
  monday: [interval('08:00', '20:00')],
  tuesday: [interval('08:00', '20:00')],
  saturday: [interval('08:00', '13:00')],
});

test.each(['/', '/old'])(
  '%s shows every specialty with the way to ask for a turno, the opening hours, today’s closure and the address',
  async (path) => {
    const clinic = aClinic({ address: 'Mitre 100, Rosario' });
    await renderApp(path, landingAnswers({ ...TWO, clinic, openingHours: WEEK, closedFor: 'Día de la Virgen' }));
    const cardiology = await specialtyCard('Cardiología');
    expect(cardiology.getByText('1 profesional disponible')).toBeVisible();
    expect(cardiology.getByText('❤️')).toBeVisible();
    expect(cardiology.getByRole('link', { name: /^Solicitar Turno/ })).toHaveAttribute('href', '/book-specialty/1');
    const card = await specialtyCard('Pediatría');
    expect(card.getByText('3 profesionales disponibles')).toBeVisible();
    expect(card.getByText('🩺')).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Horario y dirección' }));
    expect(facts.getByText('Lunes y martes 08:00 a 20:00 · Sábados 08:00 a 13:00')).toBeVisible();
    expect(facts.getByText('Hoy cerrado por feriado: Día de la Virgen')).toBeVisible();
    expect(facts.getByText(/^Mitre 100, Rosario/)).toBeVisible();
    expect(facts.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute('href', expect.stringContaining('Mitre'));
  },
);

test('a visitor reads the figures, the advantages and which specialty has a form, and goes to the specialties', async () => {
  const { user, sent } = await renderApp('/', landingAnswers({ ...TWO, clinic: aClinic({ address: null }) }));
  expect((await specialtyCard('Pediatría')).getByText('Formulario Personalizado (4 campos)')).toBeVisible();
  expect((await specialtyCard('Cardiología')).queryByText(/Formulario Personalizado/)).not.toBeInTheDocument();
  const tiles = within(screen.getByRole('region', { name: 'La clínica en números' }));
  for (const text of ['2+', '4+', '24/7', '100%']) expect(tiles.getByText(text)).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(
    expect.arrayContaining([
      'Disponibilidad 24/7',
      'Gestión de salas',
      'Seguimiento en tiempo real',
      'Formularios por especialidad',
    ]),
  );
  expect(screen.getByText(/sin crear una cuenta\.$/)).toBeVisible();
  expect(sent('OwnNextTurno')).toEqual([]);
  // Neither hours nor address are set.
  expect(screen.queryByRole('region', { name: 'Horario y dirección' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver Especialidades' }));
  const specialties = screen.getByRole('heading', { name: 'Especialidades' });
  expect(specialties).toHaveFocus();
  expect(document.getElementById('servicios')).toContainElement(specialties);
});

test('a clinic without specialties says so', async () => {
  await renderApp('/', landingAnswers());
  expect(await screen.findByText('No hay especialidades disponibles')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(aClinic().name);
  // An empty clinic shows no figures and no headings of empty lists.
  expect(within(screen.getByRole('main')).getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'La clínica en números' })).not.toBeInTheDocument();
});

test('while the specialties load there is a spinner', async () => {
  await renderApp('/', { Clinic: { clinic: aClinic() } });
  expect(screen.getByText('Cargando las especialidades…')).toBeInTheDocument();
});

test('a failure shows the toast, and a retry in the page that works', async () => {
  let landing: object = new ApiFailure('INTERNAL', 'Ocurrió un error inesperado. Código: 9');
  const { user } = await renderApp('/', { ...two, Landing: () => landing, FirstSlots: NEVER });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar las especialidades');
  expect(screen.queryByText('Error al cargar los próximos turnos')).not.toBeInTheDocument();
  const specialties = within(await screen.findByRole('region', { name: 'Especialidades' }));
  const retry = async () => user.click(await specialties.findByRole('button', { name: 'Reintentar' }));
  landing = OFFLINE;
  await retry();
  expect(await specialties.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  landing = two.Landing;
  await retry();
  expect(await screen.findByRole('heading', { name: 'Pediatría' })).toBeVisible();
});

const team = landingAnswers({
  professionals: [
    aProfessional({ id: 5, name: 'Dra. Zulma Paz', fee: 18000 }),
    aProfessional({
      id: 3,
      name: 'Lic. Ana Quiroga',
      fee: null,
      specialty: { id: 2, name: 'Psicología', icon: 'brain' },
    }),
  ],
});

test('professionals stand in the clinic’s order with specialty, fee and the way to book, and can be filtered', async () => {
  const { user } = await renderApp('/', team);
  const section = within(await screen.findByRole('region', { name: 'Profesionales' }));
  const headings = section.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Dra. Zulma Paz', 'Lic. Ana Quiroga']);
  const paz = cardOf(section.getByRole('heading', { name: 'Dra. Zulma Paz' }));
  expect(paz.getByText(/^\$\s18\.000$/)).toBeVisible();
  expect(paz.getByRole('link', { name: 'Reservar Turno con Dra. Zulma Paz' })).toHaveAttribute('href', '/book/5');
  expect(cardOf(section.getByRole('heading', { name: 'Lic. Ana Quiroga' })).getByText('A consultar')).toBeVisible();
  await user.selectOptions(section.getByRole('combobox', { name: 'Filtrar por especialidad' }), 'Psicología');
  const shown = section.getAllByRole('heading', { level: 3 });
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Lic. Ana Quiroga']);
});

test('many professionals come a page at a time', async () => {
  const professionals = Array.from({ length: 13 }, (_one, index) =>
    aProfessional({ id: index + 1, name: `Dr. Número ${index + 1}` }),
  );
  const { user } = await renderApp('/', landingAnswers({ professionals }));
  expect(await screen.findByText('12 de 13 profesionales')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar más profesionales' }));
  expect(screen.getByRole('heading', { name: 'Dr. Número 13' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar más profesionales' })).not.toBeInTheDocument();
});

test('the next free turnos lead to the booking page with day and time chosen', async () => {
  const { sent } = await renderApp('/', { ...staffed, FirstSlots: AT_ONCE });
  const next = within(await screen.findByRole('complementary', { name: 'Próximos turnos libres' }));
  const links = await next.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '09:30mañana, dom 22Dra. Zulma PazCardiología',
    '09:30mañana, dom 22Dr. Ariel RocaCardiología',
  ]);
  expect(links[1]).toHaveAttribute('href', '/book/3?dia=2026-11-22&hora=09:30');
  expect(sent('FirstSlots')).toHaveLength(1);
});

const staffed = landingAnswers({
  specialties: [aSpecialty(), pediatrics],
  professionals: [aProfessional({ id: 5, name: 'Dra. Zulma Paz' }), aProfessional({ id: 3, name: 'Dr. Ariel Roca' })],
});
const AT_NINE = '2026-11-22T09:30:00-03:00';
const AT_ONCE = { firstSlots: [firstSlots(5, AT_NINE), firstSlots(3, AT_NINE)], clinic: aClinic() };
const SLOTS = {
  firstSlots: [firstSlots(5), firstSlots(3, '2026-11-23T15:00:00-03:00')],
  clinic: aClinic(),
};

test('each card tells the next free turno and leads into the booking with it; a specialty’s is the soonest of anybody', async () => {
  await renderApp('/', { ...staffed, FirstSlots: SLOTS });
  const professionals = within(await screen.findByRole('region', { name: 'Profesionales' }));
  const roca = cardOf(professionals.getByRole('heading', { name: 'Dr. Ariel Roca' }));
  const next = await roca.findByRole('link', { name: 'Próximo turno: lun, 23 nov · 15:00 , Dr. Ariel Roca' });
  expect(next).toHaveAttribute('href', '/book/3?dia=2026-11-23&hora=15:00');
  const paz = cardOf(professionals.getByRole('heading', { name: 'Dra. Zulma Paz' }));
  expect(paz.getByText('Sin turnos por ahora')).toBeVisible();
  const cardiology = (await specialtyCard('Cardiología')).getByRole('link', { name: /^Próximo turno/ });
  expect(cardiology).toHaveTextContent('Próximo turno: lun, 23 nov · 15:00Dr. Ariel Roca');
  expect(cardiology).toHaveAttribute('href', '/book/3?dia=2026-11-23&hora=15:00');
  expect((await specialtyCard('Pediatría')).getByText('Sin turnos por ahora')).toBeVisible();
});

test('next free turnos that are on their way, or cannot be had, do not look like none', async () => {
  let answer = (_failure: object): void => undefined;
  const failing = new Promise<object>((resolve) => (answer = resolve));
  let asked = 0;
  const { user } = await renderApp('/', { ...staffed, FirstSlots: () => (asked++ === 0 ? failing : SLOTS) });
  const cardiology = await specialtyCard('Cardiología');
  expect(screen.queryByText('Sin turnos por ahora')).not.toBeInTheDocument();
  answer(OFFLINE);
  await user.click(await cardiology.findByRole('button', { name: 'No pudimos cargar los horarios. Reintentar' }));
  expect(await cardiology.findByRole('link', { name: /^Próximo turno: lun, 23 nov/ })).toBeVisible();
});

test('a signed-in patient finds the next turno with the way to Mis Citas, and no word on creating an account', async () => {
  setToken('abc');
  const items = [{ __typename: 'Appointment', id: 't1', startTime: AT_NINE, professionalName: 'Dra. Paz' }];
  const { sent } = await renderApp('/', {
    ...two,
    Viewer: { viewer: aUser('user') },
    OwnNextTurno: { appointments: { __typename: 'AppointmentPage', items } },
  });
  const line = await screen.findByText(/^Tu próximo turno:/);
  expect(line).toHaveTextContent('Tu próximo turno: mañana, dom 22 · 09:30 con Dra. Paz Ver Mis Citas');
  expect(within(line).getByRole('link', { name: 'Ver Mis Citas' })).toHaveAttribute('href', '/my-appointments');
  expect(screen.getByText('Elegí profesional, día y horario. Sin llamar.')).toBeVisible();
  expect(sent('OwnNextTurno')).toEqual([{ since: aClinic().now }]);
});
