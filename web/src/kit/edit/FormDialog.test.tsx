import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { string } from 'yup';

import { createApollo } from '../../app/apollo';
import { AppRouter } from '../../app/AppRouter';
import { aUser } from '../../testing/clinic-data';
import { ApiFailure, fakeApi } from '../../testing/fake-api';
import { write } from '../../testing/write';
import { formSchema } from '../form/form-schema';
import { FormTextField } from '../form/FormTextField';
import { bindMutation } from '../graphql/hooks';
import { setToken } from '../session/token';
import { FormDialog } from './FormDialog';

interface Room {
  id: number;
  name: string;
  floor: string;
  version: number;
}
interface Vars {
  input: { name: string; floor: string };
  expectedVersion?: number;
}

const SAVE_ROOM: TypedDocumentNode<{ saveRoom: Room }, Vars> = gql`
  mutation SaveRoom($input: RoomInput!, $expectedVersion: Int) {
    saveRoom(input: $input, expectedVersion: $expectedVersion) { id name floor version }
  }
`;
const useSaveRoomMutation = bindMutation(SAVE_ROOM);

const SALA: Room = { id: 3, name: 'Sala 1', floor: 'PB', version: 4 };
type RoomValues = Pick<Room, 'name' | 'floor'>;
const schema = formSchema<RoomValues>({ name: string().trim().required('El nombre es requerido'), floor: string() });
const toValues = (room: Room | undefined) => ({ name: room?.name ?? '', floor: room?.floor ?? '' });

function RoomsPage({ stored }: { stored: Room }) {
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const [save] = useSaveRoomMutation();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Editar
      </button>
      <output>{news}</output>
      <FormDialog
        open={isOpen}
        title="Editar sala"
        onClose={() => setOpen(false)}
        stored={stored}
        toValues={toValues}
        schema={schema}
        toInput={({ name, floor }) =>
          name === SALA.name && floor === SALA.floor ? null : { name: name.trim(), floor }
        }
        send={(input, expectedVersion) => save({ input, expectedVersion })}
        onDone={(data) => {
          setNews(data ? `Guardada: ${data.saveRoom.name}` : 'Sin cambios');
          setOpen(false);
        }}
        serverFields={{ level: 'floor' }}
        errorText="Error al guardar la sala"
        submitLabel="Guardar sala"
        draft="room:3"
        words={{ name: { label: 'Nombre' }, floor: { label: 'Piso' } }}
      >
        <FormTextField<RoomValues> label="Nombre" name="name" required />
        <FormTextField<RoomValues> label="Piso" name="floor" />
      </FormDialog>
    </>
  );
}

type SaveAnswer = ApiFailure | Room;

async function open(...answers: (SaveAnswer | Promise<SaveAnswer>)[]) {
  return openWith(SALA, ...answers);
}

async function openWith(stored: Room, ...answers: (SaveAnswer | Promise<SaveAnswer>)[]) {
  const save = async () => {
    const answer = await answers.shift();
    return answer instanceof ApiFailure ? answer : { saveRoom: { __typename: 'Room', ...answer } };
  };
  const api = fakeApi({ SaveRoom: save, Viewer: { viewer: aUser('admin') } });
  const client = createApollo({ transport: api.link, onSessionEnd: () => undefined });
  const router = createMemoryRouter([{ path: '*', element: <RoomsPage stored={stored} /> }]);
  render(
    <ApolloProvider client={client}>
      <AppRouter router={router} />
    </ApolloProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const sent = () =>
    api.calls.filter(({ operation }) => operation === 'SaveRoom').map(({ variables }) => variables as unknown as Vars);
  return { user, sent };
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
async function retype(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  await write(user, field(name), text);
}

beforeEach(() => {
  sessionStorage.clear();
  setToken('t');
});

test('what is valid is sent with the version that it was made on; a refusal stands under its field, and what was typed stays', async () => {
  const { user, sent } = await open(new ApiFailure('BAD_REQUEST', 'No hay ese piso', 'input.level'), {
    ...SALA,
    name: 'Norte',
    floor: '9',
  });
  await user.clear(field('Nombre'));
  await press(user, 'Guardar sala');
  expect(await screen.findByText('El nombre es requerido')).toBeVisible();
  expect(sent()).toEqual([]);
  await write(user, field('Nombre'), 'Norte');
  await retype(user, 'Piso', '9');
  await press(user, 'Guardar sala');
  expect(await screen.findByText('No hay ese piso')).toBeVisible();
  expect(field('Piso')).toHaveFocus();
  expect(field('Nombre')).toHaveValue('Norte');
  await press(user, 'Guardar sala');
  expect(await screen.findByText('Guardada: Norte')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual(
    Array.from({ length: 2 }, () => ({ input: { name: 'Norte', floor: '9' }, expectedVersion: 4 })),
  );
});

test('what was not changed is not sent; the way out comes first, and what the dialog is for last', async () => {
  const { user, sent } = await open();
  expect(
    screen
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'))
      .slice(-2),
  ).toEqual(['Cancelar', 'Guardar sala']);
  await press(user, 'Guardar sala');
  expect(await screen.findByText('Sin cambios')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('concurrent changes are shown beside the typed values, and neither is lost', async () => {
  const theirs = { ...SALA, name: 'Sur', floor: '2', version: 5 };
  const { user, sent } = await open(
    new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs),
    {
      ...SALA,
      name: 'Norte',
    },
  );
  await retype(user, 'Nombre', 'Norte');
  await press(user, 'Guardar sala');

  const changes = await screen.findByRole('group', { name: 'Cambios de otra persona' });
  expect(within(changes).getByRole('heading')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Otra persona guardó cambios mientras editabas.');
  const names = within(changes).getByRole('radiogroup', { name: 'Nombre' });
  expect(within(names).getByRole('radio', { name: 'Lo que escribiste Norte' })).toBeChecked();
  // I had not touched the floor: the stored value wins, and is listed.
  expect(within(changes).getByRole('radio', { name: 'Lo que guardó la otra persona 2' })).toBeChecked();
  expect([field('Nombre'), field('Piso')].map((input) => (input as HTMLInputElement).value)).toEqual(['Norte', '2']);

  await user.click(within(names).getByRole('radio', { name: 'Lo que guardó la otra persona Sur' }));
  expect(field('Nombre')).toHaveValue('Sur');
  await press(user, 'Usar todo lo guardado');
  expect([field('Nombre'), field('Piso')].map((input) => (input as HTMLInputElement).value)).toEqual(['Sur', '2']);
  await press(user, 'Usar todo lo mío');
  expect([field('Nombre'), field('Piso')].map((input) => (input as HTMLInputElement).value)).toEqual(['Norte', 'PB']);
  await press(user, 'Guardar sala');
  expect(await screen.findByText('Guardada: Norte')).toBeVisible();
  expect(sent().at(-1)).toEqual({ input: { name: 'Norte', floor: 'PB' }, expectedVersion: 5 });
});

test('values typed during sending stay when a colleague has saved the same field', async () => {
  let refuse = () => undefined as void;
  const theirs = { ...SALA, name: 'Sur', version: 5 };
  const conflict = new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs);
  const { user } = await open(new Promise<ApiFailure>((resolve) => (refuse = () => resolve(conflict))));
  await retype(user, 'Piso', '7');
  await press(user, 'Guardar sala');
  await retype(user, 'Piso', '71');
  await retype(user, 'Nombre', 'Norte');
  refuse();
  expect(await screen.findByRole('radio', { name: 'Lo que escribiste Norte' })).toBeChecked();
  expect([field('Nombre'), field('Piso')].map((input) => (input as HTMLInputElement).value)).toEqual(['Norte', '71']);
});

test('what is typed is asked about before it is left, and is offered again to the same person when the page went', async () => {
  const { user } = await open();
  await retype(user, 'Piso', '7');
  await user.keyboard('{Escape}');
  await press(user, 'Seguir editando');
  expect(field('Piso')).toHaveValue('7');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  const again = await open();
  await press(again.user, 'Recuperar');
  expect(field('Piso')).toHaveValue('7');
});

test('resuming an interrupted form does not undo what a colleague saved before', async () => {
  const { user } = await open();
  await retype(user, 'Nombre', 'Norte');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  const again = await openWith({ ...SALA, name: 'Sur', floor: '2', version: 5 }, { ...SALA, name: 'Norte' });
  await press(again.user, 'Recuperar');
  expect(await screen.findByRole('radio', { name: 'Lo que escribiste Norte' })).toBeChecked();
  expect([field('Nombre'), field('Piso')].map((input) => (input as HTMLInputElement).value)).toEqual(['Norte', '2']);
  await press(again.user, 'Guardar sala');
  expect(await screen.findByText('Guardada: Norte')).toBeVisible();
  expect(again.sent()).toEqual([{ input: { name: 'Norte', floor: '2' }, expectedVersion: 5 }]);
});
