import { screen, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { aRental, tenantAnswers } from './summary.fixture';

const PATH = '/dashboard/monthly-summary';
const DECEMBER = `${PATH}?mes=2026-12`;

type Rentals = Parameters<typeof tenantAnswers>[0];

const open = (rentals: Rentals, more = {}, path = DECEMBER) => renderApp(path, tenantAnswers(rentals, more));
const money = (amount: string) => `$\u00a0${amount}`;
const room = (name: string) => screen.findByRole('article', { name });
const fact = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
const items = (card: HTMLElement) => within(card).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const totalHeading = () => screen.getByRole('heading', { level: 2, name: 'Total del mes' });

const SATURDAY = { date: '2026-12-05', isWeekend: true };
const DISCOUNTED = { date: '2026-12-02', discountRule: 'Media jornada', discountPercentage: 10.5 };

describe('what the month comes to', () => {
  test('cost, hours and rooms stand first', async () => {
    await open([aRental(), aRental({ ...DISCOUNTED, hours: 1.5 }), aRental({ roomName: 'Sur' })]);
    await room('Norte');
    expect(await fact('Costo total')).toBe(money('17.370'));
    expect(await fact('Total de horas')).toBe('9 h 30 min');
    expect(await fact('Salas utilizadas')).toBe('2');
  });

  test('each discount is a row between the base cost and the total to pay', async () => {
    await open([
      aRental(DISCOUNTED),
      aRental({ baseCost: 10_000, discountRule: 'Jornada completa', discountPercentage: 20 }),
    ]);
    const table = await screen.findByRole('table', { name: 'Del costo base al total a pagar' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]),
    ).toEqual([
      ['Costo base', money('16.000')],
      ['Descuento: Media jornada', `− ${money('630')}`],
      ['Descuento: Jornada completa', `− ${money('2.000')}`],
      ['Total a pagar', money('13.370')],
    ]);
  });

  test('the saving is written in words, with its rules', async () => {
    await open([aRental(DISCOUNTED), aRental({ ...DISCOUNTED, date: '2026-12-03' }), aRental()]);
    expect((await screen.findByText(/^Ahorro:/)).textContent).toBe(
      `Ahorro: 7 % del costo base (${money('1.260')} de ${money('18.000')})`,
    );
    const rules = within(screen.getByRole('region', { name: 'Reglas de descuento aplicadas' }));
    expect(rules.getByRole('listitem')).toHaveTextContent('Media jornada10,5 % desde 4 h por reserva · 2 reservas');
  });

  test('a rule with hours changed during the month counts its rentals for each of the two', async () => {
    await open([
      aRental(DISCOUNTED),
      aRental({ ...DISCOUNTED, discountMinHours: 3 }),
      aRental({ ...DISCOUNTED, discountMinHours: 3 }),
    ]);
    const rules = within(await screen.findByRole('region', { name: 'Reglas de descuento aplicadas' }));
    expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Media jornada10,5 % desde 4 h por reserva · 1 reserva',
      'Media jornada10,5 % desde 3 h por reserva · 2 reservas',
    ]);
  });
});

describe('the rentals', () => {
  test('each room has a card with every rental: day, schedule, duration, price', async () => {
    await open([
      aRental(),
      aRental({ ...SATURDAY, startTime: '22:00', endTime: '24:00', hours: 2, baseCost: 3000 }),
      aRental({ roomName: 'Sur' }),
    ]);
    const norte = await room('Norte');
    expect(norte).toHaveTextContent('2 reservas · 6 h · $ 1.500 por hora · $ 9.000');
    const [first, second] = items(norte);
    expect(first).toHaveTextContent('martes, 1 de diciembre de 2026Horario: 08:00-12:00, duración: · 4 h');
    expect(first).toHaveTextContent('Precio: $ 6.000');
    expect(first).not.toHaveTextContent('Fin de semana');
    expect(second).toHaveTextContent('sábado, 5 de diciembre de 2026Fin de semanaHorario: 22:00-24:00');
    expect(items(await room('Sur'))).toHaveLength(1);
  });

  test('a discounted one says how much and why, and what it would have cost', async () => {
    await open([aRental(DISCOUNTED), aRental()]);
    const [first, second] = items(await room('Norte'));
    expect(first).toHaveTextContent('10,5 % de descuentoMedia jornada');
    expect(first).toHaveTextContent('Sin descuento: $ 6.000Precio: $ 5.370');
    expect(second).not.toHaveTextContent('descuento');
  });

  test('where the price of an hour changed during the month each says its own, and the room none', async () => {
    await open([aRental(), aRental({ date: '2026-12-03', hourlyRate: 1800, baseCost: 7200 })]);
    const norte = await room('Norte');
    expect(items(norte).map((item) => /\$\s[\d.]+ por hora/.exec(item.textContent)?.[0])).toEqual([
      `${money('1.500')} por hora`,
      `${money('1.800')} por hora`,
    ]);
    expect(within(norte).getByText(/^2 reservas/)).not.toHaveTextContent('por hora');
  });
});

describe('the month', () => {
  test('is the clinic’s present one unless the address names another', async () => {
    const { calls } = await open([aRental({ date: '2026-11-30' })], {}, PATH);
    expect(await screen.findByText('noviembre de 2026')).toBeVisible();
    expect(await room('Norte')).toBeVisible();
    expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'MonthlySummary', variables: { professionalId: 3, year: 2026, month: 11 } }),
    );
    expect(button('Hoy')).toHaveAttribute('aria-disabled', 'true');
  });

  test('moves both ways without end, stays in the address, and keeps the focus on the arrow', async () => {
    const { user, address, back } = await open([aRental()], {}, `${PATH}?mes=2026-01`);
    await user.click(await screen.findByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByText('diciembre de 2025')).toBeVisible();
    expect(await screen.findByText('No hay reservas este mes')).toBeVisible();
    expect(button('Mes anterior')).toHaveFocus();
    await user.click(button('Mes siguiente'));
    await user.click(button('Mes siguiente'));
    expect(address()).toBe(`${PATH}?mes=2026-02`);
    await user.click(button('Hoy'));
    expect(address()).toBe(`${PATH}?mes=2026-11`);
    expect(button('Hoy')).toHaveFocus();
    await back();
    expect(await screen.findByText('febrero de 2026')).toBeVisible();
  });

  test('while loading it does not show earlier data', async () => {
    const answers = tenantAnswers([aRental()]);
    const december = answers['MonthlySummary'] as (variables: object) => object;
    const { user } = await renderApp(DECEMBER, {
      ...answers,
      MonthlySummary: (variables) =>
        variables['month'] === 12 ? december(variables) : new Promise<object>(() => undefined),
    });
    await room('Norte');
    await user.click(button('Mes anterior'));
    expect(await screen.findByText('Cargando el resumen…')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(button('Mes anterior')).toHaveFocus();
  });

  test('without rentals leads to renting a room, and has nothing to take along', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open([]);
    expect(await screen.findByText('No hay reservas este mes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alquilar una sala' })).toHaveAttribute(
      'href',
      '/dashboard/room-availability?mes=2026-12',
    );
    expect(await fact('Costo total')).toBe(money('0'));
    await user.click(button('Imprimir'));
    expect(print).not.toHaveBeenCalled();
  });
});

describe('when the costs cannot be had', () => {
  const noToast = () => expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');

  test('callers without permission see an empty month, and no error', async () => {
    await open([], { MonthlySummary: new ApiFailure('FORBIDDEN', 'Sin permisos para realizar esta acción') });
    expect(await screen.findByText('No hay reservas este mes')).toBeVisible();
    expect(screen.queryByText(/permisos|Error/)).not.toBeInTheDocument();
    noToast();
  });

  test('without a connection the page says so, without a toast, and tries again with the focus kept', async () => {
    let offline = true;
    const answers = tenantAnswers([aRental()]);
    const summary = answers['MonthlySummary'] as (variables: object) => object;
    const { user } = await renderApp(DECEMBER, {
      ...answers,
      MonthlySummary: (variables: object) => (offline ? OFFLINE : summary(variables)),
    });
    expect(await screen.findByText('Error al cargar el resumen')).toBeVisible();
    noToast();
    offline = false;
    await user.click(button('Reintentar'));
    expect(await room('Norte')).toBeVisible();
    expect(totalHeading()).toHaveFocus();
  });
});

describe('taking it along', () => {
  test('it can be printed under the clinic’s, the professional’s and the month’s name', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open([aRental()]);
    await room('Norte');
    await user.click(button('Imprimir'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Profesional: Marta Ruiz')).toBeInTheDocument();
    expect(screen.getByText('Mes: diciembre de 2026')).toBeInTheDocument();
  });

  test('as a spreadsheet it is a file named after the month', async () => {
    const save = jest.fn<string, [Blob]>(() => 'blob:resumen');
    URL.createObjectURL = save as typeof URL.createObjectURL;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await open([aRental()]);
    await room('Norte');
    await user.click(button('Exportar CSV'));
    expect(names).toEqual(['resumen-2026-12.csv']);
    expect(save.mock.calls[0]?.[0].type).toBe('text/csv;charset=utf-8');
    await expectToast('Archivo resumen-2026-12.csv descargado');
  });
});
