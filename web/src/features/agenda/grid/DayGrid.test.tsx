import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { ApiError } from '../../../kit/errors/api-error';
import { useRefMap } from '../../../kit/focus/useRefMap';
import { currentToasts, forgetToasts } from '../../../kit/notify/notify';
import { dayOf, hold, PAZ, SOSA, turno } from './day.fixture';
import { DayGrid } from './DayGrid';
import type { GridAppointment, GridDay } from './grid-day';
import type { CreateTarget, MoveTarget } from './cell';

const NORA = turno({ id: 'n', from: '10:15', to: '10:45', patientName: 'Nora Ñandú' });
const ANA = { ...turno({ id: 'a', from: '11:00', to: '11:30', patientName: 'Ana Gómez' }), patientMoves: 1 };

let created: CreateTarget[] = [];
let released: string[] = [];
let moved: [string, MoveTarget][] = [];
let opened: string[] = [];

interface Options {
  appointments?: GridAppointment[];
  answer?: ApiError;
  change?: Partial<GridDay>;
}

/** A page on which pressing an appointment starts moving it, with a clinic that accepts every change. */
function Page({ appointments = [NORA, ANA], answer, change }: Options) {
  const [day, setDay] = useState(dayOf({ appointments }));
  const refs = useRefMap<string>();
  const onMove = async (appointment: GridAppointment, target: MoveTarget) => {
    moved.push([appointment.patientName, target]);
    await Promise.resolve();
    if (answer) return answer;
    const professional = target.professionalId === SOSA.id ? SOSA : PAZ;
    const [from, to] = target.professionalId ? ['10:15', '10:45'] : ['10:20', '10:50'];
    const there = turno({ id: 'n', from: from!, to: to!, of: professional, patientName: 'Nora Ñandú', version: 2 });
    setDay((before) => ({
      ...before,
      appointments: before.appointments.map((it) => (it.id === appointment.id ? there : it)),
    }));
    return undefined;
  };
  return (
    <>
      <button type="button" onClick={() => setDay({ ...day, ...change })}>
        Otra persona
      </button>
      <DayGrid
        refs={refs}
        day={day}
        columns="professional"
        onCreate={(target) => created.push(target)}
        onOpenHold={(hold) => released.push(hold.id)}
        onMove={onMove}
        onOpen={({ patientName }, _anchor, startMove) => {
          opened.push(patientName);
          startMove?.();
        }}
      />
    </>
  );
}

beforeEach(() => {
  created = [];
  released = [];
  moved = [];
  opened = [];
  forgetToasts();
});

const column = (name: string) => within(screen.getByRole('list', { name }));
const nora = (name = 'Dra. Paz') => column(name).getByRole('button', { name: /Nora Ñandú/ });
const focusNora = () => act(() => nora().focus());
const said = () => screen.getByRole('status').textContent;

test('each professional has a list of turnos and free stretches by time, with all that is seen in words', () => {
  render(<Page />);
  expect(
    screen.getByRole('region', { name: 'Agenda del martes, 24 de noviembre de 2026, por profesional' }),
  ).toBeVisible();
  expect(
    column('Dra. Paz')
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual([
    'Libre 09:00 - 10:15. Crear turno',
    '10:15 Confirmado Nora Ñandú Sala 1',
    'Libre 10:45 - 11:00. Crear turno',
    '11:00 Movido por el paciente, Confirmado Ana Gómez Sala 1',
    'Libre 11:30 - 13:00. Crear turno',
    'Libre 14:00 - 18:00. Crear turno',
  ]);
  expect(
    column('Dr. Sosa')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain('No atiende, 13:00 - 20:00');
});

test('cancelled and absent ones fold into a line of their column, which opens each; their time is free', async () => {
  const gone = turno({ id: 'g', from: '12:00', to: '12:30', patientName: 'Gil Paz', status: 'cancelled' });
  const absent = turno({ id: 'b', from: '09:30', to: '10:00', patientName: 'Blas Ríos', status: 'no_show' });
  render(<Page appointments={[NORA, gone, absent]} />);
  const user = userEvent.setup();
  expect(
    column('Dra. Paz')
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual([
    'Libre 09:00 - 10:15. Crear turno',
    '10:15 Confirmado Nora Ñandú Sala 1',
    'Libre 10:45 - 13:00. Crear turno',
    'Libre 14:00 - 18:00. Crear turno',
  ]);
  focusNora();
  await user.keyboard('{Home}');
  const fold = screen.getByRole('button', { name: '1 cancelado · 1 ausente: Dra. Paz' });
  expect(fold).toHaveFocus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu', { name: '1 cancelado · 1 ausente: Dra. Paz' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '09:30 Blas Ríos · Ausente',
    '12:00 Gil Paz · Cancelado',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(opened).toEqual(['Gil Paz']));
  expect(fold).toHaveFocus();

  // During a move the menu keeps its keys.
  focusNora();
  await user.keyboard('m');
  await user.click(fold);
  await user.keyboard('{ArrowDown}{Escape}');
  expect(said()).toBe('Nora Ñandú: 10:15, Dra. Paz. Donde está ahora');
});

test('on paper a few columns stand on each sheet with the day above them, and the screen is as before afterwards', async () => {
  const professionals = Array.from({ length: 8 }, (_one, index) => ({ ...PAZ, id: index + 1, name: `Dra. ${index}` }));
  render(<Page change={{ professionals }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Otra persona' }));
  const sheets = () => [...document.querySelectorAll<HTMLElement>('[data-printed] > section')];
  expect(sheets()).toEqual([]);
  fireEvent(window, new Event('beforeprint'));
  expect(sheets().map((sheet) => within(sheet).getAllByRole('list', { hidden: true }).length)).toEqual([4, 4]);
  expect(sheets()[0]).toHaveTextContent(/Nora Ñandú.*Ana Gómez/);
  expect(sheets()[1]).toHaveTextContent(/^Agenda del martes, 24 de noviembre de 2026, por profesional/);
  fireEvent(window, new Event('afterprint'));
  expect(sheets()).toEqual([]);
});

test('keys move a turno to another professional; each step is announced, and the focus follows', async () => {
  render(<Page />);
  const user = userEvent.setup();
  focusNora();
  await user.keyboard('m');
  expect(screen.getByRole('application', { name: 'Mover el turno de Nora Ñandú' })).toHaveFocus();
  expect(said()).toBe('Nora Ñandú: 10:15, Dra. Paz. Donde está ahora');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(said()).toBe('Nora Ñandú: 10:45, Dra. Paz. Ocupado por Ana Gómez (11:00 - 11:30)');
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowRight}');
  expect(said()).toBe('Nora Ñandú: 10:15, Dr. Sosa. Libre');
  expect(moved).toEqual([]);
  await user.keyboard('{Enter}');
  expect(moved).toEqual([['Nora Ñandú', { startTime: NORA.startTime, professionalId: 2 }]]);
  expect(nora('Dr. Sosa')).toHaveFocus();
  expect(screen.queryByRole('application')).toBeNull();
});

test('Escape leaves it where it was, and says so', async () => {
  render(<Page />);
  const user = userEvent.setup();
  focusNora();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(said()).toBe('Nora Ñandú: queda donde está');
  expect(nora()).toHaveFocus();
  expect(moved).toEqual([]);
});

test('a refusal is shown with its reason, and the turno returns', async () => {
  render(<Page answer={new ApiError({ code: 'CONFLICT', message: 'Ese horario ya no está disponible' })} />);
  focusNora();
  await userEvent.keyboard('m{ArrowDown}{Enter}');
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'Nora Ñandú: sigue donde estaba. Ese horario ya no está disponible',
  ]);
  // The answer has arrived.
  await waitFor(() => expect(said()).toBe(''));
  expect(nora()).toHaveFocus();
});

test('what a colleague changed meanwhile is not moved', async () => {
  const theirs = turno({ id: 'n', from: '12:00', to: '12:30', patientName: 'Nora Ñandú', version: 2 });
  render(<Page change={{ appointments: [theirs] }} />);
  const user = userEvent.setup();
  focusNora();
  await user.keyboard('m{ArrowDown}');
  await user.click(screen.getByRole('button', { name: 'Otra persona' }));
  await user.click(screen.getByRole('button', { name: 'Mover acá' }));
  expect(moved).toEqual([]);
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'El turno de Nora Ñandú cambió mientras lo movías. Revisalo y volvé a moverlo',
  ]);
});

test('arrows lead among turnos and free stretches; Enter on one of these creates a turno there', async () => {
  render(<Page />);
  const user = userEvent.setup();
  focusNora();
  await user.keyboard('{ArrowDown}');
  expect(column('Dra. Paz').getByRole('button', { name: /10:45/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(created).toEqual([{ startTime: '2026-11-24T10:45:00', professionalId: 1 }]);
  await user.keyboard('{ArrowRight}');
  expect(column('Dr. Sosa').getByRole('button', { name: /Libre/ })).toHaveFocus();
});

test('held time is no free slot: it names the holder, and Enter opens its release', async () => {
  render(<Page appointments={[]} change={{ holds: [hold('h', '10:00', '10:30')] }} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Otra persona' }));
  expect(
    column('Dra. Paz')
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    'Libre 09:00 - 10:00. Crear turno',
    'Reservado para Alba Sol, 10:00 - 10:30. Liberar el horario',
    'Libre 10:30 - 13:00. Crear turno',
    'Libre 14:00 - 18:00. Crear turno',
  ]);
  act(() =>
    column('Dra. Paz')
      .getByRole('button', { name: /10:30 - 13:00/ })
      .focus(),
  );
  await user.keyboard('{ArrowUp}{Enter}');
  expect(released).toEqual(['h']);
  expect(created).toEqual([]);
});

test('a turno that cannot be moved opens without it', async () => {
  render(
    <Page appointments={[turno({ id: 'n', from: '10:15', to: '10:45', patientName: 'Nora Ñandú', canMove: false })]} />,
  );
  focusNora();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('application')).toBeNull();
  await userEvent.keyboard('m');
  expect(said()).toBe('Este turno no se puede mover');
});

test('a colleague’s change elsewhere leaves the focus on its turno, wherever that goes', async () => {
  const theirs = turno({ id: 'n', from: '12:00', to: '12:30', of: SOSA, patientName: 'Nora Ñandú', version: 2 });
  render(<Page change={{ appointments: [theirs] }} />);
  focusNora();
  // A user's click would move the focus.
  act(() => screen.getByRole('button', { name: 'Otra persona' }).click());
  expect(await column('Dr. Sosa').findByRole('button', { name: /Nora Ñandú/ })).toHaveFocus();
});

describe('a drag', () => {
  const LIBRARY = '@atlaskit/pragmatic-drag-and-drop/element/adapter';

  const fire = (type: string, element: Element) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    const dataTransfer = { types: [], items: [], setData: () => undefined, setDragImage: () => undefined };
    act(() => void element.dispatchEvent(Object.assign(event, { dataTransfer })));
  };
  const reach = async () => {
    fireEvent.pointerOver(nora());
    await waitFor(() => expect(nora()).toHaveAttribute('draggable', 'true'));
  };

  test('begins when the pointer comes again, though its file did not arrive the first time', async () => {
    render(<Page />);
    // Another test file may have loaded it already.
    await jest.isolateModulesAsync(async () => {
      jest.doMock(LIBRARY, () => {
        throw new TypeError('Failed to fetch');
      });
      await act(async () => void fireEvent.pointerOver(nora()));
      jest.dontMock(LIBRARY);
    });
    expect(nora()).not.toHaveAttribute('draggable');
    await reach();
  });

  test('that ends before it is drawn leaves the turno as it was', async () => {
    render(<Page />);
    await reach();
    // Both in one task: the library reports them together.
    fire('dragstart', nora());
    fire('dragend', nora());
    await waitFor(() => expect(said()).toMatch(/Nora Ñandú/));
    expect(nora()).not.toHaveAttribute('data-away', 'true');
    expect(moved).toEqual([]);
  });
});
