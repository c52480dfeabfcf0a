import { fireEvent, render, screen } from '@testing-library/react';

import { DialogFrame } from './DialogFrame';

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
