import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';

import { createApollo } from '../../app/apollo';
import { AppRouter } from '../../app/AppRouter';
import { fakeApi, OFFLINE } from '../../testing/fake-api';
import { goBack } from '../../testing/go-back';
import { write } from '../../testing/write';
import { bindQuery } from '../graphql/hooks';
import { EmptyState } from '../states/EmptyState';
import { countText } from '../text/count-text';
import { EditIcon } from '../ui/icons';
import { DataTable, type Column } from './DataTable';
import { ListToolbar } from './ListToolbar';
import type { ListShape } from './list-url-state';
import { Pager } from './Pager';
import { RowAction } from './RowAction';
import { useListUrlState } from './useListUrlState';
import { usePagedQuery } from './usePagedQuery';

interface Person {
  id: number;
  name: string;
  role: string;
}
type Vars = { search: string; role: string; order: string | null; page: number };
type Data = { people: { items: Person[]; total: number } };

const PEOPLE: TypedDocumentNode<Data, Vars> = gql`
  query People($search: String!, $role: String!, $order: String, $page: Int!) {
    people(search: $search, role: $role, order: $order, page: $page) { items { id name role } total }
  }
`;
const usePeopleQuery = bindQuery(PEOPLE);

const SIZE = 2;
const SHAPE: ListShape<'rol', 'nombre'> = { filters: { rol: ['admin', 'user'] }, sorts: ['nombre'] };
const COLUMNS: Column<Person, 'nombre'>[] = [
  { id: 'name', header: 'Nombre', cell: ({ name }) => name, sort: 'nombre', card: 'title' },
  { id: 'role', header: 'Rol', cell: ({ role }) => role },
];

function PeoplePage() {
  const urlState = useListUrlState(SHAPE);
  const { search, filters, sort, page } = urlState;
  const list = usePagedQuery(usePeopleQuery, {
    variables: { search, role: filters.rol, order: sort && `${sort.by} ${sort.descending ? 'desc' : 'asc'}`, page },
    pageOf: ({ people }) => people,
    errorFallback: 'Error al cargar las personas',
  });
  return (
    <>
      <ListToolbar
        urlState={urlState}
        searchLabel="Buscar personas"
        filters={[
          {
            name: 'rol',
            label: 'Rol',
            all: 'Todos los roles',
            options: [{ value: 'admin', label: 'Administradores' }],
          },
        ]}
        count={list.total === undefined ? undefined : countText(list.total, 'persona', 'personas')}
      />
      <DataTable
        caption="Personas"
        columns={COLUMNS}
        list={list}
        urlState={urlState}
        rowKey={({ id }) => id}
        rowActions={({ name }) => <RowAction icon={EditIcon} label="Editar" of={name} onClick={() => undefined} />}
        empty={<EmptyState title="Todavía no hay personas" />}
        errorTitle="Error al cargar las personas"
      />
      <Pager page={page} size={SIZE} total={list.total} busy={list.busy} onPage={urlState.setPage} />
    </>
  );
}

const NAMES = ['Ana', 'Beto', 'Carla', 'Dora', 'Eva'];

/** Searches, sorts and pages like the server. */
function peopleFor({ search, order, page }: Vars): Data {
  const found = NAMES.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
  const arranged = order?.endsWith('desc') ? found.toReversed() : found;
  const items = arranged
    .slice((page - 1) * SIZE, page * SIZE)
    .map((name) => ({ __typename: 'Person', id: NAMES.indexOf(name), name, role: 'user' }));
  return { people: { __typename: 'PersonPage', items, total: found.length } as Data['people'] };
}

function open(search: string, answer: (variables: Vars) => object = peopleFor, before = '/otra') {
  const api = fakeApi({ People: (variables) => answer(variables as Vars) });
  const client = createApollo({ transport: api.link, onSessionEnd: () => undefined });
  const router = createMemoryRouter(
    [
      { path: '/', element: <PeoplePage /> },
      { path: '/otra', element: <p>Otra</p> },
    ],
    {
      initialEntries: [before, `/${search}`],
    },
  );
  render(
    <ApolloProvider client={client}>
      <AppRouter router={router} />
    </ApolloProvider>,
  );
  return {
    user: userEvent.setup(),
    sentVariables: () => api.calls.map(({ variables }) => variables as Vars),
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => goBack(router),
  };
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const box = () => screen.getByRole('searchbox', { name: 'Buscar personas' });
const showsOnly = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const button = (name: string) => screen.getByRole('button', { name });

test('what is looked for is asked once, after a pause, from the first page on; Back leads to where one was', async () => {
  const { user, sentVariables, address, back } = open('?pagina=2');
  await showsOnly('Carla', 'Dora');
  expect(screen.getByRole('status')).toHaveTextContent('5 personas');
  await user.type(box(), 'a ');
  expect(box()).toHaveValue('a ');
  await showsOnly('Ana', 'Carla');
  await user.type(box(), 'r');
  await user.clear(box());
  await write(user, box(), 'or');
  await showsOnly('Dora');
  expect(screen.getByRole('status')).toHaveTextContent('1 persona');
  expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
  expect(address()).toBe('/?buscar=or');
  expect(sentVariables().map(({ search, page }) => `${search} ${page}`)).toEqual([' 2', 'a 1', 'or 1']);
  await back();
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(address()).toBe('/?pagina=2');
  await back();
  expect(address()).toBe('/otra');
});

describe('Before the pause after typing is over', () => {
  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

  test('a filter holds together with what is typed, as one step', async () => {
    const { address, sentVariables } = open('');
    await showsOnly('Ana', 'Beto');
    type('or');
    fireEvent.change(screen.getByRole('combobox', { name: 'Rol' }), { target: { value: 'admin' } });
    await showsOnly('Dora');
    expect(address()).toBe('/?buscar=or&rol=admin');
    expect(sentVariables()).toHaveLength(2);
  });

  test('Back leads back, and what was typed is gone with the page', async () => {
    const { user, address, back } = open('');
    await showsOnly('Ana', 'Beto');
    await user.click(button('Ir a la página siguiente'));
    await showsOnly('Carla', 'Dora');
    type('or');
    await back();
    await showsOnly('Ana', 'Beto');
    expect(box()).toHaveValue('');
    expect(address()).toBe('/');
  });
});

test('a column’s head sorts by it, one way and the other, and says so', async () => {
  const { user, address, back } = open('');
  await showsOnly('Ana', 'Beto');
  const head = () => screen.getByRole('columnheader', { name: 'Nombre' });
  expect(head()).not.toHaveAttribute('aria-sort');
  await user.click(within(head()).getByRole('button'));
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head()).getByRole('button'));
  await showsOnly('Eva', 'Dora');
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/?orden=-nombre');
  await back();
  await showsOnly('Ana', 'Beto');
});

test('of another page the rows before stay until its own are there', async () => {
  let answer: (() => void) | undefined;
  const { user, address } = open('', (variables) =>
    variables.page === 1
      ? peopleFor(variables)
      : new Promise((resolve) => {
          answer = () => resolve(peopleFor(variables));
        }),
  );
  await showsOnly('Ana', 'Beto');
  const pages = screen.getByRole('navigation', { name: 'Páginas' });
  expect(pages).toHaveTextContent('1-2 de 5');
  await user.click(button('Ir a la página siguiente'));
  expect(screen.getByRole('table', { name: 'Personas' })).toHaveAttribute('aria-busy', 'true');
  expect(names()).toEqual(['Ana', 'Beto']);
  answer?.();
  await showsOnly('Carla', 'Dora');
  expect(address()).toBe('/?pagina=2');
  expect(button('Ir a la página siguiente')).toHaveFocus();
});

test('a page that no longer exists gives way to the last one, without a step in the history', async () => {
  const { address, back } = open('?pagina=9');
  await showsOnly('Eva');
  expect(address()).toBe('/?pagina=3');
  await back();
  expect(address()).toBe('/otra');
});

test('Back from a short list that was loaded anew leads to the page of the long one, not to its first', async () => {
  const { address, back } = open('?buscar=or', peopleFor, '/?pagina=3');
  await showsOnly('Dora');
  await back();
  await showsOnly('Eva');
  expect(address()).toBe('/?pagina=3');
});

test('where nothing is found, everything can be shown again; where there is nothing, the list says its own', async () => {
  const { user, address } = open('?buscar=zzz&rol=admin');
  await user.click(await screen.findByRole('button', { name: 'Mostrar todo' }));
  await showsOnly('Ana', 'Beto');
  expect(address()).toBe('/');
  expect(box()).toHaveValue('');
  expect(screen.queryByText('Todavía no hay personas')).not.toBeInTheDocument();
});

describe('While another list is loading', () => {
  const held = (isHeld: (variables: Vars) => boolean) => {
    let answer: (() => void) | undefined;
    const app = open('?buscar=zzz', (variables) =>
      isHeld(variables)
        ? new Promise((resolve) => {
            answer = () => resolve(peopleFor(variables));
          })
        : peopleFor(variables),
    );
    return { ...app, answer: () => answer?.() };
  };

  test('a list in which nothing was found does not say that there is nothing', async () => {
    const { user, answer } = held(({ search }) => search === '');
    await user.click(await screen.findByRole('button', { name: 'Mostrar todo' }));
    expect(screen.queryByText(/Todavía no hay|Nada coincide/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', 'Cargando…']);
    answer();
    await showsOnly('Ana', 'Beto');
    expect(screen.getByRole('status')).toHaveTextContent('5 personas');
  });

  test('how many there were is not said to be how many there are; the ways to other pages stay', async () => {
    const { user, answer } = held(({ role }) => role === 'admin');
    await user.click(await screen.findByRole('button', { name: 'Mostrar todo' }));
    await showsOnly('Ana', 'Beto');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'admin');
    expect(screen.getByRole('table', { name: 'Personas' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('5 personas')).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Páginas' })).toBeVisible();
    answer();
    expect(await screen.findByText('5 personas')).toBeVisible();
  });
});

test('a loading list says neither how many there are nor that there are none', async () => {
  open('', () => new Promise<object>(() => undefined));
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.queryByText(/\d|Todavía no hay|Ninguna?/)).not.toBeInTheDocument();
});

test('a list without anything in it says its own words', async () => {
  open('', () => ({ people: { __typename: 'PersonPage', items: [], total: 0 } }));
  expect(await screen.findByText('Todavía no hay personas')).toBeVisible();
});

test('a list that could not be loaded is not empty: it says so, and is asked for again', async () => {
  let broken = true;
  const { user } = open('', (variables) => (broken ? OFFLINE : peopleFor(variables)));
  expect(await screen.findByText('Error al cargar las personas')).toBeVisible();
  expect(screen.queryByText('Todavía no hay personas')).not.toBeInTheDocument();
  broken = false;
  await user.click(button('Reintentar'));
  await showsOnly('Ana', 'Beto');
});

test('each button of a row says what it is for', async () => {
  open('');
  await showsOnly('Ana', 'Beto');
  expect(screen.getAllByRole('button', { name: /^Editar/ }).map((edit) => edit.getAttribute('aria-label'))).toEqual([
    'Editar: Ana',
    'Editar: Beto',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
