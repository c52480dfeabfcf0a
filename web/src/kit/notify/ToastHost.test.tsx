import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { lastPress } from './last-press';
import { currentToasts, holdUndo, leaveToasts, notify } from './notify';
import { ToastHost } from './ToastHost';
import { useToastTime } from './useToastTime';
import { setPageVisible } from '../../testing/page-visibility';

/** The stack's child that holds the card. */
const inStack = (card: Element): Element => card.closest('.notistack-SnackbarContainer > *')!;

const visibleToasts = () => [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent);

test('a success is announced politely and an error assertively, and both are shown', async () => {
  render(<ToastHost />);
  act(() => notify.success('Turno creado exitosamente'));
  act(() => notify.error('Error al cargar las salas'));
  expect(screen.getByRole('status')).toHaveTextContent('Turno creado exitosamente');
  expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar las salas');
  await screen.findAllByText('Error al cargar las salas', { selector: '[data-kind] *' });
  expect(visibleToasts()).toEqual(expect.arrayContaining(['Turno creado exitosamente', 'Error al cargar las salas']));
});

test('announces two errors at once separately', () => {
  render(<ToastHost />);
  act(() => {
    notify.error('No sabemos si se movió el turno');
    notify.error('Error al cargar los turnos');
  });
  const alert = screen.getByRole('alert');
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'No sabemos si se movió el turno',
    'Error al cargar los turnos',
  ]);
  expect(alert).toHaveAttribute('aria-atomic', 'false');
});

test('what was said before anyone listened is not lost', async () => {
  notify.success('Sesión cerrada');
  render(<ToastHost />);
  expect(screen.getByRole('status')).toHaveTextContent('Sesión cerrada');
  await screen.findByText('Sesión cerrada', { selector: '[data-kind] *' });
});

test('an undo is announced with its key, in dialogs too but not while typing; only the last can be undone', async () => {
  const undone: string[] = [];
  render(
    <>
      <ToastHost />
      <input />
      <div className="MuiModal-root">
        <input type="checkbox" />
      </div>
    </>,
  );
  act(() => notify.undoable('Turno movido', () => undone.push('move')));
  act(() => notify.undoable('Turno cancelado', () => undone.push('cancellation')));
  expect(screen.getByRole('status')).toHaveTextContent('Turno cancelado. Ctrl+Z lo deshace.');
  expect(await screen.findByRole('button', { name: 'Deshacer: Turno cancelado' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Turno movido/ })).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();

  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(undone).toEqual(['cancellation']);
});

test('the next page removes old toasts, but no undo, and not what the press that led there reported', () => {
  jest.useFakeTimers();
  notify.success('Notas guardadas');
  notify.undoable('Turno movido', () => undefined);
  jest.advanceTimersByTime(3000);
  notify.success('Turno creado exitosamente');
  leaveToasts();
  expect(currentToasts().map(({ text }) => text)).toEqual(['Turno movido', 'Turno creado exitosamente']);
  jest.useRealTimers();
});

test('a toast with an undo has a button to close it', async () => {
  render(<ToastHost />);
  act(() => notify.undoable('Turno movido', () => undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el aviso' }));
  expect(currentToasts()).toEqual([]);
});

test('beside a rail, a toast is as wide as the rail, and its buttons take presses', async () => {
  const rail = document.body.appendChild(document.createElement('aside'));
  rail.getBoundingClientRect = () => new DOMRect(16, 80, 208, 700);
  document.elementsFromPoint = () => [rail];
  render(<ToastHost />);
  const undo = jest.fn();
  act(() => notify.undoable('Turno movido', undo));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer: Turno movido' }));
  expect(undo).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'elementsFromPoint');
  rail.remove();
});

test('a toast stays for its time, and as long as the pointer or the focus is on it', () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  const { result } = renderHook(() => useToastTime(20_000, onEnd));
  act(() => jest.advanceTimersByTime(19_000));
  act(() => result.current.onFocus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => result.current.onBlur());
  setPageVisible(false);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onEnd).not.toHaveBeenCalled();
  setPageVisible(true);
  act(() => jest.advanceTimersByTime(20_000));
  expect(onEnd).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('shows the last three of many failures, and an older success', async () => {
  render(<ToastHost />);
  act(() => {
    notify.success('Datos guardados');
    for (let n = 1; n <= 5; n += 1) notify.error(`Error ${n}`);
  });
  await screen.findByText('Error 5', { selector: '[data-kind] *' });
  const isInSight = (card: Element) => getComputedStyle(inStack(card)).display !== 'none';
  const inSight = [...document.querySelectorAll('[data-kind]')].filter(isInSight);
  expect(inSight.map((card) => card.querySelector('span')!.textContent)).toEqual([
    'Datos guardados',
    'Error 3',
    'Error 4',
    'Error 5',
  ]);
});

test('of thirty the last twenty stay, and what can be undone among them', async () => {
  render(<ToastHost />);
  act(() => {
    for (let n = 1; n <= 29; n += 1) notify.success(`Aviso ${n}`);
    notify.undoable('Turno movido', () => undefined);
  });
  await screen.findByRole('button', { name: 'Deshacer: Turno movido' });
  expect(currentToasts()).toHaveLength(20);
  expect(currentToasts().at(-1)?.text).toBe('Turno movido');
});

describe('Ctrl+Z while several things are being done', () => {
  async function pressDuring(work: (undone: string[]) => void): Promise<{ stops: number; undone: string[] }> {
    render(<ToastHost />);
    const undone: string[] = [];
    act(() => notify.undoable('Turno movido', () => undone.push('the earlier one')));
    const stop = jest.fn();
    await act(() =>
      holdUndo(stop, async () => {
        await userEvent.keyboard('{Control>}z{/Control}');
        work(undone);
      }),
    );
    return { stops: stop.mock.calls.length, undone };
  }

  test('stops them, and undoes those that were done', async () => {
    const { stops, undone } = await pressDuring((list) =>
      notify.undoable('Listos: 3 turnos', () => list.push('these')),
    );
    expect({ stops, undone }).toEqual({ stops: 1, undone: ['these'] });
  });

  test('undoes nothing earlier when none was done', async () => {
    const { stops, undone } = await pressDuring(() => notify.error('3 turnos no cambiaron'));
    expect({ stops, undone }).toEqual({ stops: 1, undone: [] });
  });
});

test('toasts keep clear of the control that was pressed last, until another page is shown', async () => {
  render(
    <>
      <ToastHost />
      <button type="button">Iniciar sesión</button>
    </>,
  );
  expect(lastPress()).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(lastPress()).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  window.history.replaceState(null, '', '/dashboard');
  expect(lastPress()).toBeNull();
});
