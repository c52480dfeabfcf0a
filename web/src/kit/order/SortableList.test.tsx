import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { SortableList } from './SortableList';

function Page({ locked = false }: { locked?: boolean }) {
  const [names, setNames] = useState(['Ana', 'Beto', 'Carla']);
  return (
    <SortableList
      label="Orden de los profesionales"
      items={names}
      idOf={(name) => name}
      nameOf={(name) => name}
      onOrder={setNames}
      locked={locked}
    >
      {(name) => <span>{name}</span>}
    </SortableList>
  );
}
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('the buttons move an item by one position, keep the focus, and the new position is announced', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(button('Bajar: Ana'));
  expect(order()).toEqual(['Beto', 'Ana', 'Carla']);
  expect(screen.getByRole('status')).toHaveTextContent('Ana: lugar 2 de 3');
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Beto', 'Carla', 'Ana']);
  // At the end neither the item nor the focus moves.
  expect(button('Bajar: Ana')).toHaveFocus();
  expect(button('Bajar: Ana')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Beto', 'Carla', 'Ana']);
  await user.click(button('Subir: Carla'));
  expect(order()).toEqual(['Carla', 'Beto', 'Ana']);
});

test('an order that could not be saved is taken back in words too, with the place where the item is again', async () => {
  function Refused() {
    const [names, setNames] = useState(['Ana', 'Beto', 'Carla']);
    const put = async (next: string[]) => {
      setNames(next);
      await Promise.resolve();
      setNames(['Carla', 'Ana', 'Beto']);
      return false;
    };
    return (
      <SortableList label="Orden" items={names} idOf={(name) => name} nameOf={(name) => name} onOrder={put}>
        {(name) => <span>{name}</span>}
      </SortableList>
    );
  }
  render(<Refused />);
  await userEvent.click(button('Bajar: Beto'));
  expect(await screen.findByText('Beto: el cambio no se guardó, está en el lugar 3 de 3')).toHaveAttribute(
    'role',
    'status',
  );
});

test('while the order is saved nothing moves', async () => {
  render(<Page locked />);
  await userEvent.click(button('Subir: Carla'));
  expect(order()).toEqual(['Ana', 'Beto', 'Carla']);
});
