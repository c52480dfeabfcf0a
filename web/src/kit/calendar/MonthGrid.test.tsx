import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';

import type { DayView } from './day-view';
import { MonthGrid } from './MonthGrid';

const TODAY = '2026-11-20';

function viewOf(day: string): DayView {
  if (day < TODAY) return { state: 'past', selectable: false, text: '' };
  if (day === '2026-11-22') return { state: 'unavailable', selectable: false, text: 'No disponible', shortText: '—' };
  return { state: 'available', selectable: true, text: '3 horarios', shortText: '3' };
}

function Calendar({ lastMonth, foldsPast }: { lastMonth?: string; foldsPast?: boolean }) {
  const [month, setMonth] = useState('2026-11');
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <>
      <MonthGrid
        month={month}
        onMonthChange={setMonth}
        today={TODAY}
        selected={selected}
        onSelect={setSelected}
        viewOf={viewOf}
        firstMonth="2026-11"
        lastMonth={lastMonth}
        foldsPast={foldsPast}
      />
      <output>{selected ?? 'ninguno'}</output>
    </>
  );
}

const day = (name: string) => screen.getByRole('button', { name });

test('a day says its date and what it offers', () => {
  render(<Calendar />);
  expect(day('sábado, 21 de noviembre de 2026, 3 horarios')).toBeEnabled();
  expect(day('viernes, 20 de noviembre de 2026, hoy, 3 horarios')).toHaveAttribute('aria-current', 'date');
  expect(day('domingo, 22 de noviembre de 2026, No disponible')).toHaveAttribute('aria-disabled', 'true');
});

test('a day says the labels that the month is given, beside its own', () => {
  const labelsOf = (date: string) => (date === '2026-11-23' ? ['Día de la Soberanía'] : []);
  const props = { month: '2026-11', onMonthChange: jest.fn(), today: TODAY, onSelect: jest.fn(), viewOf };
  render(<MonthGrid {...props} labelsOf={labelsOf} />);
  expect(day('lunes, 23 de noviembre de 2026, Día de la Soberanía, 3 horarios')).toBeEnabled();
});

test('a day says what it offers by now, and who listens by now hears of a press', async () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const props = { month: '2026-11', onMonthChange: jest.fn(), today: TODAY };
  const { rerender } = render(<MonthGrid {...props} viewOf={viewOf} onSelect={before} />);
  rerender(<MonthGrid {...props} viewOf={(date) => ({ ...viewOf(date), text: '2 horarios' })} onSelect={now} />);
  await userEvent.click(day('sábado, 21 de noviembre de 2026, 2 horarios'));
  expect(now).toHaveBeenCalledWith('2026-11-21');
  expect(before).not.toHaveBeenCalled();
});

test('a loading month shows the dates alone, and no day can be chosen', async () => {
  const choose = jest.fn();
  const props = { month: '2026-11', onMonthChange: jest.fn(), today: TODAY, onSelect: choose, viewOf };
  const { rerender } = render(<MonthGrid {...props} busy />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  const waiting = day('sábado, 21 de noviembre de 2026, cargando…');
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(waiting);
  expect(choose).not.toHaveBeenCalled();
  expect(screen.queryByText(/horarios|No disponible/)).not.toBeInTheDocument();
  rerender(<MonthGrid {...props} />);
  expect(day('sábado, 21 de noviembre de 2026, 3 horarios')).toHaveAttribute('aria-disabled', 'false');
});

test('clicking an available day chooses it and marks it', async () => {
  render(<Calendar />);
  await userEvent.click(day('sábado, 21 de noviembre de 2026, 3 horarios'));
  expect(screen.getByText('2026-11-21')).toBeVisible();
  expect(day('sábado, 21 de noviembre de 2026, 3 horarios').closest('td')).toHaveAttribute('aria-selected', 'true');
});

test('a past or unavailable day cannot be chosen', async () => {
  render(<Calendar />);
  await userEvent.click(day('domingo, 22 de noviembre de 2026, No disponible'));
  await userEvent.click(day('lunes, 2 de noviembre de 2026'));
  expect(screen.getByText('ninguno')).toBeVisible();
});

test('the keyboard reaches the grid once, at today, and the arrows move from there', async () => {
  render(<Calendar />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(day('viernes, 20 de noviembre de 2026, hoy, 3 horarios')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByText('2026-11-21')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowDown}{Home}');
  expect(day('domingo, 22 de noviembre de 2026, No disponible')).toHaveFocus();
});

test('moving past the last day opens the next month with the focus in it', async () => {
  render(<Calendar />);
  day('lunes, 30 de noviembre de 2026, 3 horarios').focus();
  await userEvent.click(day('lunes, 30 de noviembre de 2026, 3 horarios'));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('diciembre de 2026')).toBeVisible();
  expect(day('martes, 1 de diciembre de 2026, 3 horarios')).toHaveFocus();
});

/** Like a month in the address: the router delivers it some renders later. */
function LateCalendar() {
  const [month, setMonth] = useState('2026-11');
  const showLater = (next: string) => startTransition(() => setMonth(next));
  return <MonthGrid month={month} onMonthChange={showLater} today={TODAY} onSelect={() => undefined} viewOf={viewOf} />;
}

test.each([
  ['PageDown', 'domingo, 20 de diciembre de 2026, 3 horarios'],
  ['ArrowDown}{ArrowDown', 'viernes, 4 de diciembre de 2026, 3 horarios'],
])('%s into a month that arrives later leaves the focus on its day', async (keys, name) => {
  render(<LateCalendar />);
  day('viernes, 20 de noviembre de 2026, hoy, 3 horarios').focus();
  await userEvent.keyboard(`{${keys}}`);
  expect(await screen.findByRole('button', { name })).toHaveFocus();
});

test('focus that left the month before another one loaded is left alone', async () => {
  const grid = (month: string) => (
    <>
      <MonthGrid
        month={month}
        onMonthChange={() => undefined}
        today={TODAY}
        onSelect={() => undefined}
        viewOf={viewOf}
      />
      <button type="button">Después</button>
    </>
  );
  const { rerender } = render(grid('2026-11'));
  day('viernes, 20 de noviembre de 2026, hoy, 3 horarios').focus();
  await userEvent.keyboard('{PageDown}');
  day('Después').focus();
  rerender(grid('2026-12'));
  expect(day('domingo, 20 de diciembre de 2026, 3 horarios')).toHaveAttribute('tabindex', '0');
  expect(day('Después')).toHaveFocus();
});

function Toggles() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2026-11-02']));
  const [refused, setRefused] = useState('');
  const toggle = (chosen: string) =>
    setSelected(
      (known) => new Set(known.has(chosen) ? [...known].filter((each) => each !== chosen) : [...known, chosen]),
    );
  const mark = { icon: <i aria-hidden="true">○</i>, label: 'compatible' };
  const view = (each: string): DayView => (each === '2026-11-24' ? { ...viewOf(each), mark } : viewOf(each));
  return (
    <>
      <MonthGrid
        month="2026-11"
        onMonthChange={() => undefined}
        today={TODAY}
        selected={selected}
        onSelect={toggle}
        onRefused={setRefused}
        viewOf={view}
      />
      <output>{[...selected].sort().join(' ')}</output>
      <p>{refused}</p>
    </>
  );
}

test('given a set, several days are toggled on and off, with the mouse and with the keys', async () => {
  render(<Toggles />);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  const saturday = day('sábado, 21 de noviembre de 2026, 3 horarios');
  expect(saturday).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(saturday);
  expect(saturday).toHaveAttribute('aria-pressed', 'true');
  expect(saturday.closest('td')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp} ');
  expect(screen.getByText('2026-11-02 2026-11-28')).toBeVisible();
  expect(saturday).toHaveFocus();
});

test('a chosen day that can no longer be chosen can be taken out, and one that was not is refused', async () => {
  render(<Toggles />);
  const past = day('lunes, 2 de noviembre de 2026');
  expect(past).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(past);
  expect(past).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day('domingo, 22 de noviembre de 2026, No disponible'));
  expect(screen.getByText('2026-11-22')).toBeVisible();
});

test('a mark is announced between the date and the day’s offer', () => {
  render(<Toggles />);
  expect(day('martes, 24 de noviembre de 2026, compatible, 3 horarios')).toHaveTextContent('○');
});

test('the arrows beside the month’s name stop at the first and the last month', async () => {
  render(<Calendar lastMonth="2026-12" />);
  expect(day('Mes anterior')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day('Mes siguiente'));
  expect(screen.getByText('diciembre de 2026')).toBeVisible();
  await userEvent.click(day('Mes siguiente'));
  expect(screen.getByText('diciembre de 2026')).toBeVisible();
  expect(day('Mes siguiente')).toHaveFocus();
});

test.each([
  ['1900-01', 'Mes anterior', 'Mes siguiente'],
  ['9999-12', 'Mes siguiente', 'Mes anterior'],
])('%s has the end of the calendar at its “%s”', (month, end, other) => {
  render(
    <MonthGrid
      month={month}
      onMonthChange={() => undefined}
      today={TODAY}
      onSelect={() => undefined}
      viewOf={viewOf}
    />,
  );
  expect(day(end)).toHaveAttribute('aria-disabled', 'true');
  expect(day(other)).toHaveAttribute('aria-disabled', 'false');
});

test('the week starts on Sunday', () => {
  render(<Calendar />);
  const headers = within(screen.getByRole('grid', { name: 'noviembre de 2026' })).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb']);
});

test('weeks that are over are left out until the arrows lead there', async () => {
  render(<Calendar foldsPast />);
  expect(screen.queryByRole('button', { name: /^sábado, 14 de noviembre/ })).not.toBeInTheDocument();
  act(() => day('viernes, 20 de noviembre de 2026, hoy, 3 horarios').focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: /^viernes, 13 de noviembre/ })).toHaveFocus();
  await userEvent.click(day('Ocultar las semanas que pasaron'));
  expect(screen.queryByRole('button', { name: /^viernes, 13 de noviembre/ })).not.toBeInTheDocument();
});
