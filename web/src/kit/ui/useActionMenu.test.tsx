import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { fireEvent, render, screen } from '@testing-library/react';

import { useActionMenu } from './useActionMenu';

function Actions() {
  const { menu } = useActionMenu({ anchor: document.body, label: 'Turno', onClose: () => undefined });
  return (
    <Menu {...menu} open>
      <MenuItem component="a" href="#comprobante">
        Ver el comprobante
      </MenuItem>
    </Menu>
  );
}

test('the second half of a double press chooses nothing in the menu that the first half opened', async () => {
  render(<Actions />);
  const link = await screen.findByRole('menuitem', { name: 'Ver el comprobante' });
  expect(fireEvent.click(link, { detail: 2 })).toBe(false);
  expect(fireEvent.click(link, { detail: 1 })).toBe(true);
});
