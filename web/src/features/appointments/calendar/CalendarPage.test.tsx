import { screen, waitFor, within } from '@testing-library/react';

import { aTurno, calendarAnswers } from '../../../testing/calendar-data';
import { OFFLINE } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { ALL, card, cards, counts, day, listTitle, openCalendar, openedCard } from './calendar-page.fixture';

describe('the month', () => {
  test('a professional finds the own calendar with its counts, weeks from Monday, and the list from today on; what was before comes when asked for, with the focus on it', async () => {
    const { user, calls } = await openCalendar('/dashboard?cuenta=12');
    expect(await screen.findByRole('heading', { level: 2, name: 'Mi Calendario' })).toBeVisible();
    expect(await listTitle('noviembre de 2026')).toBeVisible();
    await waitFor(() => expect(counts()).toEqual(['4', '2', '1', '1']));
    expect(screen.getByText('Turnos de noviembre de 2026')).toBeVisible();
    expect(screen.getByText('3 turnos activos · 1 pendiente')).toBeVisible();
    expect(await day(/^lunes, 23 de noviembre de 2026, 2 turnos$/)).toBeVisible();
    expect(await day(/^martes, 24 de noviembre de 2026$/)).toBeVisible();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Lun');
    expect(screen.queryByLabelText('Filtrar por profesional')).not.toBeInTheDocument();
    // Only administrators choose an account.
    expect(screen.queryByRole('combobox', { name: 'Cuenta' })).not.toBeInTheDocument();
    expect(calls.map(({ operation }) => operation)).not.toContain('FoundTurnos');
    expect(cards()).toEqual(['Omar Paz', 'Nora Ñandú', 'Quique Sol']);
    await user.click(screen.getByRole('button', { name: 'Ver anteriores (1)' }));
    expect(cards()).toEqual(['Pía Luna', 'Omar Paz', 'Nora Ñandú', 'Quique Sol']);
    expect(screen.getByRole('button', { name: 'Pía Luna' })).toHaveFocus();
  });

  test('a long month comes in parts, and the focus goes to where the next begins', async () => {
    const many = Array.from({ length: 40 }, (_none, index) =>
      aTurno({
        id: `m-${String(index).padStart(2, '0')}`,
        patientName: `Paciente ${index}`,
        startTime: '2026-12-07T09:00:00-03:00',
      }),
    );
    const { user } = await openCalendar('/dashboard?mes=2026-12', many);
    await card('Paciente 0');
    expect(cards()).toHaveLength(15);
    await user.click(screen.getByRole('button', { name: 'Mostrar más (25)' }));
    expect(cards()).toHaveLength(30);
    expect(screen.getByRole('button', { name: 'Paciente 15' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Mostrar más (10)' }));
    expect(cards()).toHaveLength(40);
  });

  test('an empty month and an empty day say so', async () => {
    const { user } = await openCalendar('/dashboard', []);
    expect(await screen.findByText('No hay turnos programados para este mes.')).toBeVisible();
    await user.click(await day(/^lunes, 23 de noviembre/));
    expect(await screen.findByText('No hay turnos para este día.')).toBeVisible();
  });

  test('a turno with an invalid start is skipped, one with an invalid end is marked', async () => {
    await openCalendar('/dashboard', [
      aTurno({ startTime: '2026-11-99T09:00:00-03:00' }),
      aTurno({ id: 'b', patientName: 'Omar Paz', endTime: '' }),
    ]);
    expect(within(await card('Omar Paz')).getByText('Horario no disponible')).toBeVisible();
    expect(cards()).toEqual(['Omar Paz']);
  });
});

describe('a day', () => {
  test('is chosen in the month, stands in the address, and goes again by the same click; Back and "Ver todo el mes" lead on', async () => {
    const { user, back, address } = await openCalendar('/dashboard');
    await user.click(await day(/^lunes, 23 de noviembre/));
    expect(await listTitle('lunes, 23 de noviembre de 2026')).toBeVisible();
    expect(cards()).toEqual(['Omar Paz', 'Nora Ñandú']);
    expect(counts()).toEqual(['2', '2', '0', '0']);
    expect(address()).toBe('/dashboard?dia=2026-11-23');
    await user.click(screen.getByRole('button', { name: 'Ver todo el mes' }));
    expect(await listTitle('noviembre de 2026')).toHaveFocus();
    expect(address()).toBe('/dashboard?mes=2026-11');
    await back();
    expect(await listTitle('lunes, 23 de noviembre de 2026')).toBeVisible();
    await user.click(await day(/^lunes, 23 de noviembre/));
    expect(await listTitle('noviembre de 2026')).toBeVisible();
  });

  test('of the clinic’s today is one press away from any month, and so is a new turno', async () => {
    const { user } = await openCalendar('/dashboard?mes=2027-02');
    await user.click(await screen.findByRole('button', { name: 'Turnos de hoy' }));
    expect(await listTitle('sábado, 21 de noviembre de 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Crear Turno' }));
    expect(await screen.findByRole('dialog', { name: 'Crear Turno (Profesional)' })).toBeVisible();
  });

  test('comes into view on a phone once its list is there, from a day and from "Turnos de hoy"', async () => {
    const seen: string[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
      const title = this.querySelector('h3')?.textContent;
      if (title) seen.push(title);
    });
    const { user } = await openCalendar('/dashboard?mes=2026-11');
    await user.click(await day(/^domingo, 22 de noviembre/));
    await waitFor(() => expect(seen).toEqual(['domingo, 22 de noviembre de 2026']));
    await user.click(screen.getByRole('button', { name: 'Turnos de hoy' }));
    await waitFor(() => expect(seen.at(-1)).toBe('sábado, 21 de noviembre de 2026'));
    await user.click(screen.getByRole('button', { name: 'Turnos de hoy' }));
    expect(seen).toHaveLength(3);
    scroll.mockRestore();
  });
});

describe('an administrator', () => {
  const asAdmin = { role: 'admin' as const };

  test('sees everyone’s, with the professional and the specialty on each card; restricts calendar and list to one professional, in the address too', async () => {
    const { user, address } = await openCalendar('/dashboard?mes=2026-11', ALL, asAdmin);
    expect(await screen.findByRole('heading', { level: 2, name: 'Calendario General' })).toBeVisible();
    expect(
      within(await card('Nora Ñandú')).getByText('Dra. Lucía Fernández · Cardiología · Consultorio 2'),
    ).toBeVisible();
    const filter = await screen.findByRole('combobox', { name: 'Filtrar por profesional' });
    await within(filter).findByRole('option', { name: 'Dr. Pablo Ruiz' });
    expect(within(filter).getByRole('option', { name: 'Todos los profesionales', selected: true })).toBeInTheDocument();
    await user.selectOptions(filter, 'Dr. Pablo Ruiz');
    await waitFor(() => expect(counts()).toEqual(['1', '0', '1', '0']));
    expect(cards()).toEqual(['Pía Luna']);
    expect(address()).toBe('/dashboard?mes=2026-11&profesional=5');
  });

  const others = Array.from({ length: 12 }, (_, index) => ({
    __typename: 'Professional',
    id: 100 + index,
    name: `Ana ${index}`,
    specialtyId: null,
    specialtyName: null,
  }));
  const ruiz = { __typename: 'Professional', id: 5, name: 'Pablo Ruíz', specialtyId: 2, specialtyName: 'Clínica' };

  test('finds one of many professionals by a part of the name, and everybody again', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const CalendarProfessionals = () => new Promise<object>((resolve) => (arrive = resolve));
    const { user, address } = await openCalendar('/dashboard?mes=2026-11', ALL, {
      ...asAdmin,
      more: { CalendarProfessionals },
    });
    await waitFor(() => expect(cards()).toContain('Nora Ñandú'));
    // Nothing takes the focus that is replaced once they are known.
    expect(screen.queryByRole('combobox', { name: 'Filtrar por profesional' })).not.toBeInTheDocument();
    arrive({ professionals: [...others, ruiz] });
    const filter = () => screen.getByPlaceholderText<HTMLInputElement>('Todos los profesionales');
    await waitFor(() => expect(filter()).toHaveAccessibleName('Filtrar por profesional'));
    await write(user, filter(), 'nadie');
    expect(screen.getByText('Nada coincide con lo escrito')).toBeVisible();
    await user.clear(filter());
    await write(user, filter(), 'ruiz');
    await user.keyboard('{Enter}');
    expect(filter()).toHaveValue('Pablo Ruíz (Clínica)');
    await waitFor(() => expect(address()).toBe('/dashboard?mes=2026-11&profesional=5'));
    await user.clear(filter());
    await waitFor(() => expect(address()).toBe('/dashboard?mes=2026-11'));
  });

  test('among many, everybody is the first to choose; an unknown name leaves with the list, and the chosen one returns', async () => {
    const { user, address } = await openCalendar('/dashboard?mes=2026-11&profesional=5', ALL, {
      ...asAdmin,
      more: { CalendarProfessionals: { professionals: [...others, ruiz] } },
    });
    const filter = await screen.findByPlaceholderText<HTMLInputElement>('Todos los profesionales');
    expect(filter).toHaveValue('Pablo Ruíz (Clínica)');
    await user.click(filter);
    const [everybody, first] = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(everybody).toHaveTextContent('Todos los profesionales');
    expect(first).toHaveTextContent('Ana 0');
    await user.click(everybody!);
    await waitFor(() => expect(address()).toBe('/dashboard?mes=2026-11'));
    expect(filter).toHaveValue('Todos los profesionales');
    await user.click(filter);
    expect(screen.getByRole('option', { name: 'Todos los profesionales', selected: true })).toBeVisible();
    const typeUnknown = async () => {
      await user.tripleClick(filter);
      await user.paste('nadie');
      expect(screen.getByText('Nada coincide con lo escrito')).toBeVisible();
    };
    await typeUnknown();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Nada coincide con lo escrito')).not.toBeInTheDocument();
    expect(filter).toHaveValue('Todos los profesionales');
    expect(filter).toHaveFocus();
    await typeUnknown();
    await user.tab();
    expect(filter).toHaveValue('Todos los profesionales');
    expect(address()).toBe('/dashboard?mes=2026-11');
  });

  test('makes a turno on the chosen day from the list, and by the dialog from anywhere', async () => {
    const { user } = await openCalendar('/dashboard', ALL, asAdmin);
    expect(await screen.findByRole('button', { name: 'Crear Turno' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Crear Nuevo Turno' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Crear Turno' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Crear Turno (Admin)' })).getByRole('button', {
        name: 'Cerrar',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await day(/^martes, 24 de noviembre/));
    await user.click(await screen.findByRole('button', { name: 'Crear Nuevo Turno' }));
    expect(await screen.findByRole('dialog', { name: 'Crear Nuevo Turno' })).toBeVisible();
  });
});

describe('a card', () => {
  test('says who comes, when and where; opened also how to reach them, and what was noted', async () => {
    const { user } = await openCalendar('/dashboard');
    expect(within(await card('Nora Ñandú')).queryByText('Primera consulta')).not.toBeInTheDocument();
    const shown = within(await openedCard(user, 'Nora Ñandú'));
    for (const text of ['Pendiente', '09:30 - 10:00', 'Consultorio 2', 'Primera consulta'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByRole('link', { name: /^nora ?@correo.example$/ })).toHaveAttribute(
      'href',
      'mailto:nora@correo.example',
    );
    expect(shown.getByRole('link', { name: '+54 11 2345-6789' })).toHaveAttribute('href', 'tel:+541123456789');
    expect(shown.queryByText(/Dra. Lucía/)).not.toBeInTheDocument();
    expect(within(await openedCard(user, 'Omar Paz')).queryByRole('link', { name: /54/ })).not.toBeInTheDocument();
  });

  test('of a turno that one may not change offers nothing but to open it', async () => {
    const { user } = await openCalendar('/dashboard', [aTurno({ viewerCan: { setStatus: false, move: false } })]);
    expect(within(await openedCard(user, 'Nora Ñandú')).getAllByRole('button')).toHaveLength(1);
  });

  test('of an absence says so, and offers the four statuses', async () => {
    const { user } = await openCalendar('/dashboard', [
      aTurno({ status: 'no_show', viewerCan: { setStatus: true, move: false } }),
    ]);
    const shown = within(await card('Nora Ñandú'));
    expect(shown.getByText('Ausente')).toBeVisible();
    await user.click(shown.getByRole('button', { name: /, cambiar estado$/ }));
    const offered = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Pendiente', 'Confirmado', 'Completado', 'Cancelado']);
    expect(screen.queryByRole('menuitemradio', { checked: true })).not.toBeInTheDocument();
  });
});

test('a failed load is reported above the month and as a toast, and can be retried', async () => {
  let offline = true;
  const { answers } = calendarAnswers('professional', ALL);
  const load = answers['CalendarMonth'] as (variables: object) => object;
  const { user } = await renderApp('/dashboard', {
    ...answers,
    CalendarMonth: (variables: object) => (offline ? OFFLINE : load(variables)),
  });
  await expectToast('Error al cargar los turnos');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  // On a phone a month without turnos would be all there is to see.
  expect(retry.compareDocumentPosition(screen.getByRole('grid'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  offline = false;
  await user.click(retry);
  expect(await card('Nora Ñandú')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mi Calendario' })).toHaveFocus();
});

test('while they are on their way, the page says so', async () => {
  await openCalendar('/dashboard', ALL, {
    more: { CalendarMonth: () => new Promise<object>(() => undefined) },
  });
  expect(await screen.findByText('Cargando los turnos…')).toBeInTheDocument();
});
