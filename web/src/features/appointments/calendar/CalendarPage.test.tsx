import { screen, waitFor, within } from '@testing-library/react';

import { aTurno, calendarAnswers } from '../../../testing/calendar-data';
import { OFFLINE } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
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
    const many = Array.from({ length: 20 }, (_none, index) =>
      aTurno({
        id: `m-${String(index).padStart(2, '0')}`,
        patientName: `Paciente ${index}`,
        startTime: '2026-12-07T09:00:00-03:00',
      }),
    );
    const { user } = await openCalendar('/dashboard?mes=2026-12', many);
    await card('Paciente 0');
    expect(cards()).toHaveLength(15);
    await user.click(screen.getByRole('button', { name: 'Mostrar más (5)' }));
    expect(cards()).toHaveLength(20);
    expect(screen.getByRole('button', { name: 'Paciente 15' })).toHaveFocus();
  });

  test('an empty month and an empty day say so', async () => {
    const { user } = await openCalendar('/dashboard', []);
    expect(await screen.findByText('No hay turnos programados para este mes.')).toBeVisible();
    await user.click(await day(/^lunes, 23 de noviembre/));
    expect(await screen.findByText('No hay turnos para este día.')).toBeVisible();
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
