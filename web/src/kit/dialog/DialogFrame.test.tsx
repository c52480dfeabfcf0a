import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderPart } from '../../testing/render-app';
import { DialogFrame } from './DialogFrame';
import { GuardedDialog } from './GuardedDialog';

/** `nth`: 2 is the second click of a double click. */
function clickOutside(nth: number) {
  const outside = screen.getByRole('dialog').parentElement!;
  fireEvent.mouseDown(outside);
  fireEvent.click(outside, { detail: nth });
}

test('a click outside closes a dialog, but not the second click of the double click that opened it', () => {
  const onClose = jest.fn();
  render(
    <DialogFrame title="Turnos por confirmar" onClose={onClose}>
      <p>Elegí uno.</p>
    </DialogFrame>,
  );
  clickOutside(2);
  expect(onClose).not.toHaveBeenCalled();
  clickOutside(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog that opens again during the exit has a new form', () => {
  let setOpen = (_isOpen: boolean) => {};
  function Page() {
    const [isOpen, set] = useState(true);
    setOpen = set;
    return (
      <GuardedDialog open={isOpen} title="Editar sala" onClose={() => {}}>
        {() => <input aria-label="Nombre" />}
      </GuardedDialog>
    );
  }
  renderPart(<Page />, {});
  const field = () => screen.getByLabelText('Nombre');
  fireEvent.change(field(), { target: { value: 'Sala 1' } });
  act(() => setOpen(false));
  expect(field()).toHaveValue('Sala 1');
  act(() => setOpen(true));
  expect(field()).toHaveValue('');
});
