import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import { pathOfThing } from './audited-thing';

const ACTIVITY = '/admin/reports/activity';
const AUDIT = '/admin/reports/audit';
const LAURA = { __typename: 'Professional', id: 3, userId: 30, name: 'Laura Gómez' } as const;
const ADMIN = { __typename: 'ReportedPerson', id: 1, name: 'Admin Uno' } as const;

const KEY = { __typename: 'ApiKey', id: 4, name: 'Central' } as const;
const BY_KEY = { actor: null, actorKey: { ...KEY, __typename: 'ReportedKey' } } as const;

const anEntry = (id: number) => ({
  __typename: 'Activity',
  id: String(id),
  createdAt: '2026-11-20T23:30:00-03:00',
  action: 'rate_updated',
  changesSummary: `Tarifa: $ ${id} → $ 25.000`,
  professional: { __typename: 'ReportedProfessional', id: 1, name: 'Laura Gómez', email: 'laura@clinica.example' },
  actor: ADMIN,
  actorKey: null,
});

const anEvent = (id: number, facts: object = {}) => ({
  __typename: 'AuditEventReport',
  id: String(id),
  at: '2026-11-20T23:30:00-03:00',
  actor: ADMIN,
  actorKey: null,
  action: 'updated',
  entityId: '7',
  called: `Sala ${id}`,
  entity: { __typename: 'AuditedEntity', name: 'room', label: 'Sala' },
  changes: [{ __typename: 'AuditedField', field: 'hourlyRate', label: 'costo por hora', from: '4.500', to: '5.000' }],
  ...facts,
});
const field = (label: string, to: string | null) => ({
  __typename: 'AuditedField',
  field: label,
  label,
  from: null,
  to,
});

async function open(path: string, answers: Answers) {
  localStorage.setItem('token', 'abc');
  return renderApp(path, {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    ReportedProfessionals: { allProfessionals: [LAURA] },
    AuditChoices: {
      auditedEntities: [{ __typename: 'AuditedEntity', name: 'room', label: 'Sala' }],
      allProfessionals: [LAURA],
      apiKeys: [KEY],
      users: { __typename: 'UserPage', items: [] },
    },
    ...answers,
  });
}

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, option: string) => {
  const box = screen.getByRole('combobox', { name });
  await within(box).findByText(option);
  await user.selectOptions(box, option);
};
const page = (total: number) => ({
  items: total === 0 ? [] : [anEntry(total)],
  pagination: { __typename: 'Pagination', total },
  __typename: 'ActivityPage',
});

test('the activity goes from page to page, and a filter leads to the first one by an address that can be sent', async () => {
  const { user, sent, address } = await open(`${ACTIVITY}?pagina=2`, {
    Activity: ({ action }) => ({ activity: page(action ? 1 : 120) }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Actividad de Profesionales' })).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Laura Gómez/ }));
  expect(row.getByRole('cell', { name: 'Tarifa: $ 120 pasa a $ 25.000' })).toBeVisible();
  for (const text of ['Tarifa actualizada', 'Admin Uno', '20-11-2026 23:30']) expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Páginas' })).toHaveTextContent('51-100 de 120');
  expect(
    within(screen.getByRole('combobox', { name: 'Año' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Todos los años', '2024', '2025', '2026', '2027', '2028']);
  expect(within(screen.getByRole('combobox', { name: 'Mes' })).getAllByRole('option')).toHaveLength(13);
  await choose(user, 'Acción', 'Tarifa actualizada');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument());
  await choose(user, 'Profesional', 'Laura Gómez');
  await choose(user, 'Mes', 'Noviembre');
  await choose(user, 'Año', '2025');
  await waitFor(() => expect(address()).toBe(`${ACTIVITY}?profesional=3&accion=rate_updated&mes=11&anio=2025`));
  expect(sent('Activity')[0]).toEqual({
    professionalId: null,
    action: null,
    month: null,
    year: null,
    page: 2,
    limit: 50,
  });
  expect(sent('Activity').at(-1)).toEqual({
    professionalId: 3,
    action: 'rate_updated',
    month: 11,
    year: 2025,
    page: 1,
    limit: 50,
  });
});

test('an empty report names the filters that hide activity; a failure is not shown as empty', async () => {
  let fails = true;
  const { user } = await open(`${ACTIVITY}?mes=2&profesional=99`, {
    Activity: ({ month }) => {
      if (fails) throw new ApiFailure('INTERNAL', '');
      return { activity: page(month === null ? 3 : 0) };
    },
  });
  expect((await screen.findAllByText('Error al cargar los logs de actividad')).length).toBeGreaterThan(0);
  expect(screen.queryByText('No hay actividad registrada')).not.toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay actividad registrada')).toBeVisible();
  // The actor was deleted: an unknown filter must not look like everybody's activity.
  expect(screen.getByRole('combobox', { name: 'Profesional' })).toHaveDisplayValue('Filtro activo');
  await user.click(screen.getByRole('button', { name: 'Mostrar todo' }));
  expect(screen.getByRole('combobox', { name: 'Profesional' })).toHaveDisplayValue('Todos los profesionales');
  expect(await screen.findByRole('row', { name: /Laura Gómez/ })).toBeVisible();
});

test.each([
  ['specialty', 'Cardiología', '/admin/system/specialties?buscar=Cardiolog%C3%ADa'],
  ['appointment', '21-11-2026 09:00, Laura Gómez', '/confirmation/8'],
  ['room_template', 'Verano', null],
])('an event about %s leads where it is kept', (name, called, path) => {
  expect(pathOfThing({ action: 'updated', entity: { name, label: '' }, entityId: '8', called })).toBe(path);
});

test('the audit says who changed what from what to what, leads to the thing, and goes on where it ended', async () => {
  const made = anEvent(8, {
    action: 'created',
    actor: null,
    changes: ['nombre', 'orden', 'activa', 'costo'].map((label) => field(label, 'x')),
  });
  const account = anEvent(6, {
    called: 'Ana Ruiz',
    entity: { __typename: 'AuditedEntity', name: 'user', label: 'Usuario' },
  });
  const gone = anEvent(7, { action: 'deleted', called: '', changes: [field('contraseña', null)] });
  const { user, sent, address } = await open(AUDIT, {
    Audit: ({ after, filter }) => {
      const items = (filter as { search: string | null }).search
        ? [anEvent(5)]
        : after
          ? [gone]
          : [anEvent(9), made, account];
      return {
        auditEvents: {
          __typename: 'AuditEventPage',
          isNear: false,
          items,
          next: after || items.length === 1 ? null : 'next-page',
        },
      };
    },
  });
  const changed = within(await screen.findByRole('row', { name: /Sala 9/ }));
  expect(changed.getByRole('link', { name: 'Sala: Sala 9' })).toHaveAttribute('href', '/admin/system/rooms');
  expect(changed.getByRole('listitem')).toHaveTextContent('costo por hora: 4.500 pasa a 5.000');
  expect(screen.getByRole('link', { name: 'Usuario: Ana Ruiz' })).toHaveAttribute(
    'href',
    '/admin/users?buscar=Ana+Ruiz',
  );
  for (const text of ['Cambio', 'Admin Uno', '20-11-2026 23:30']) expect(changed.getByText(text)).toBeVisible();
  const created = within(screen.getByRole('row', { name: /Sala 8/ }));
  for (const text of ['Alta', 'Sin cuenta', 'Ver 1 más']) expect(created.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar más' }));
  const removed = within(await screen.findByRole('row', { name: /^Sala Baja/ }));
  expect([removed.queryByRole('link'), removed.getByRole('listitem').textContent]).toEqual([null, 'contraseña']);
  await choose(user, 'Quién', 'Admin Uno');
  await choose(user, 'Qué', 'Sala');
  await choose(user, 'Fecha', 'Últimos 7 días');
  await write(user, screen.getByRole('searchbox', { name: 'Buscar por nombre o valor' }), '5.000');
  await waitFor(() => expect(address()).toBe(`${AUDIT}?buscar=5.000&que=room&quien=1&fecha=semana`));
  expect(await screen.findByRole('row', { name: /Sala 5/ })).toBeVisible();
  expect(sent('Audit').at(-1)).toEqual({
    filter: { search: '5.000', entity: 'room', action: null, actorId: 1, actorKeyId: null, from: '2026-11-15' },
    first: 50,
  });
});

test('the acts of a key are shown as its own, in both reports, and the audit can be filtered by it', async () => {
  const page = { __typename: 'AuditEventPage', next: null, isNear: false } as const;
  const { user, sent, address } = await open(AUDIT, {
    Audit: { auditEvents: { ...page, items: [anEvent(1, BY_KEY)] } },
    Activity: {
      activity: {
        __typename: 'ActivityPage',
        items: [{ ...anEntry(1), ...BY_KEY }],
        pagination: { __typename: 'Pagination', total: 1 },
      },
    },
  });
  expect((await screen.findAllByText('Clave Central'))[0]).toBeVisible();
  await choose(user, 'Quién', 'Clave Central');
  await waitFor(() => expect(sent('Audit').at(-1)).toMatchObject({ filter: { actorId: null, actorKeyId: 4 } }));
  expect(address()).toBe(`${AUDIT}?quien=clave-4`);
  await user.click(screen.getByRole('link', { name: 'Actividad de Profesionales' }));
  expect(within(await screen.findByRole('row', { name: /Laura Gómez/ })).getByText('Clave Central')).toBeVisible();
});
