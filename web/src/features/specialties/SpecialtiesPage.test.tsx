import { gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aSpecialty, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { SpecialtyFactsFragment } from './specialties.generated';

const PATH = '/admin/system/specialties';
const WEIGHT = {
  __typename: 'FormField', id: 'peso', type: 'number', label: 'Peso', required: true, placeholder: 'kg', options: [],
  validation: { __typename: 'FormFieldValidation', min: 1, max: null },
} as const;
const PAIN = {
  __typename: 'FormField', id: 'dolor', type: 'radio', label: 'Dolor', required: false, placeholder: null,
  options: ['Leve', 'Fuerte'], validation: null,
} as const;

const aStored = (facts: object = {}) =>
  ({
    __typename: 'Specialty', id: 1, name: 'Cardiología', description: 'Corazón.', icon: 'heart', isActive: true,
    sortOrder: 1, keywords: '', professionalCount: 2, formConfig: [WEIGHT, PAIN], version: 1, ...facts,
  }) as unknown as SpecialtyFactsFragment;
const OLD = aStored({
  id: 2, name: 'Alergia', isActive: false, sortOrder: 2, icon: null, professionalCount: 0,
  formConfig: [{ ...WEIGHT, label: 'Peso en gramos' }],
});

/** As the first page asks. */
const FIRST_PAGE = gql`query Landing { landing { specialties { id } } }`;

/** A clinic with these specialties; what is created, changed and deleted is there the next time they are asked for. */
async function open(first: SpecialtyFactsFragment[], more: Answers = {}, path = PATH) {
  localStorage.setItem('token', 'abc');
  let specialties = first;
  const keep = (specialty: SpecialtyFactsFragment) => {
    specialties = [...specialties.filter(({ id }) => id !== specialty.id), specialty];
    return specialty;
  };
  const app = await renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    AllSpecialties: () => ({ allSpecialties: specialties }),
    CreateSpecialty: ({ input }) => ({ createSpecialty: keep(aStored({ ...(input as object), formConfig: [], id: 9 })) }),
    UpdateSpecialty: ({ id, input }) => ({
      updateSpecialty: keep(aStored({ ...specialties.find((it) => it.id === id), ...(input as object), formConfig: [] })),
    }),
    DeleteSpecialty: ({ id }) => {
      specialties = specialties.filter((it) => it.id !== id);
      return { deleteSpecialty: true };
    },
    ...more,
  });
  return {
    ...app,
    sent: (operation: string) => app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
  };
}

type Place = ReturnType<typeof within>;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace(/^\P{L}*/u, ''));
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (place: Place, name: string) =>
  place.getByLabelText(new RegExp(`^${name}( \\(opcional\\))?$`), { selector: 'input, textarea, select' });
const button = (place: Place, name: string | RegExp) => place.getByRole('button', { name });
const asked = (place: Place) =>
  within(place.getByRole('list', { name: 'Preguntas' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);
const preview = async (place: Place) => within(await place.findByRole('region', { name: 'Vista previa' }));

async function edit(specialty: SpecialtyFactsFragment, more: Answers = {}) {
  const app = await open([specialty, OLD], more);
  await app.user.click((await row(specialty.name)).getByRole('button', { name: `Editar: ${specialty.name}` }));
  return { ...app, form: await dialog('Editar especialidad') };
}

test('the specialties stand in the clinic’s order with what tells them apart, and can be looked for', async () => {
  const { user, address } = await open([aStored(), OLD]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gestión de Especialidades' })).toBeVisible();
  const first = await row('Cardiología');
  for (const text of ['Corazón.', 'Activa', '1']) expect(first.getByText(text)).toBeVisible();
  expect(first.getAllByRole('cell').slice(-3, -1).map(({ textContent }) => textContent)).toEqual(['2', '2']);
  expect((await row('Alergia')).getByText('Inactiva')).toBeVisible();
  expect(names()).toEqual(['Cardiología', 'Alergia']);
  await write(user, screen.getByRole('searchbox', { name: 'Buscar una especialidad' }), 'alerg');
  await waitFor(() => expect(names()).toEqual(['Alergia']));
  await waitFor(() => expect(address()).toContain('alerg'));
});

test('a specialty is created with its questions once, however often a lost answer makes it be sent', async () => {
  let isLost = true;
  const { user, sent } = await open([aStored(), OLD], {
    CreateSpecialty: ({ input }) => {
      if (isLost) {
        isLost = false;
        return OFFLINE;
      }
      return { createSpecialty: aStored({ ...(input as object), formConfig: [], id: 9 }) };
    },
  });
  await row('Alergia');
  await user.click(screen.getByRole('button', { name: 'Nueva especialidad' }));
  const form = await dialog('Nueva especialidad');
  const save = button(form, 'Crear especialidad');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.click(save);
  await waitFor(() => expect(field(form, 'Nombre')).toHaveAccessibleDescription('El nombre es requerido'));
  expect(field(form, 'Nombre')).toHaveFocus();
  await write(user, field(form, 'Nombre'), 'Nutrición');
  expect(save).toHaveAttribute('aria-disabled', 'false');
  expect(field(form, 'Orden')).toHaveValue('3');

  await user.click(button(form, 'Agregar pregunta'));
  expect(field(form, 'Pregunta')).toHaveFocus();
  await write(user, field(form, 'Pregunta'), 'Dieta');
  await user.selectOptions(field(form, 'Tipo de respuesta'), 'Opciones, una sola');
  await write(user, field(form, 'Opciones'), ' Vegana \n\n \nComún');
  await user.tab();
  expect(field(form, 'Opciones')).toHaveValue('Vegana\nComún');
  await user.click(field(form, 'Obligatoria'));
  expect((await preview(form)).getByRole('group', { name: 'Dieta' })).toHaveTextContent('VeganaComún');

  // The number is closed when it turns out to be wrong, and opens at its fault.
  await user.click(button(form, 'Agregar pregunta'));
  await write(user, field(form, 'Pregunta'), 'Peso');
  await user.selectOptions(field(form, 'Tipo de respuesta'), 'Número');
  await write(user, field(form, 'Mínimo'), '10');
  await write(user, field(form, 'Máximo'), '2');
  await user.click(button(form, 'Subir: Peso'));
  expect(asked(form)).toEqual(['Peso', 'Dieta']);
  await user.click(button(form, /^Peso/));
  await user.click(save);
  expect(await form.findByText('El máximo no puede ser menor que el mínimo')).toBeVisible();
  expect(field(form, 'Máximo')).toHaveFocus();
  await write(user, field(form, 'Máximo'), '50,5');

  await user.click(save);
  expect(await form.findByRole('alert')).toHaveTextContent('Error al guardar la especialidad');
  await user.click(save);
  await expectToast('Especialidad creada exitosamente');
  const [lost, done] = sent('CreateSpecialty');
  expect(done).toEqual(lost);
  expect(done?.['input']).toEqual({
    name: 'Nutrición', description: '', keywords: '', isActive: true, sortOrder: 3, icon: 'stethoscope',
    formConfig: [
      {
        id: expect.any(String), type: 'number', label: 'Peso', required: false, placeholder: null, options: [],
        validation: { min: 10, max: 250.5 },
      },
      {
        id: expect.any(String), type: 'radio', label: 'Dieta', required: true, placeholder: null,
        options: ['Vegana', 'Común'], validation: null,
      },
    ],
  });
});

test('a question keeps its id when it is renamed, can be put back when it was taken out, and an icon is looked for', async () => {
  const { user, sent, form } = await edit(aStored());
  // Another specialty's question of the same id is another question.
  expect(asked(form)).toEqual(['Peso', 'Dolor']);
  await user.click(button(form, /^Peso/));
  await write(user, field(form, 'Pregunta'), ' actual');
  await user.click(button(form, /^Dolor/));
  await user.click(button(form, 'Quitar pregunta'));
  expect(asked(form)).toEqual(['Peso actual']);
  expect(button(form, 'Deshacer')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked(form)).toEqual(['Peso actual', 'Dolor']);
  expect(field(form, 'Pregunta')).toHaveFocus();

  await user.click(button(form, 'Cambiar ícono'));
  await write(user, form.getByRole('searchbox', { name: 'Buscar un ícono' }), 'cardio');
  await user.keyboard('{Enter}');
  const icons = form.getAllByRole('radio', { name: /Corazón/ });
  expect(icons).toHaveLength(3);
  await user.click(icons[1]!);
  expect(form.getByText(/: Corazón que late/)).toBeVisible();
  await user.click(button(form, 'Guardar cambios'));
  await expectToast('Especialidad actualizada exitosamente');
  const { __typename: _, ...weight } = WEIGHT;
  const { __typename: __, ...pain } = PAIN;
  expect(sent('UpdateSpecialty')).toEqual([
    {
      id: 1,
      expectedVersion: 1,
      input: {
        name: 'Cardiología', description: 'Corazón.', keywords: '', isActive: true, sortOrder: 1, icon: 'heart-pulse',
        formConfig: [{ ...weight, label: 'Peso actual', validation: { min: 1, max: null } }, pain],
      },
    },
  ]);
});

test('of two administrators who change the same specialty, the second sees both versions; a refusal stands at its question', async () => {
  const theirs = aStored({ name: 'Cardio', formConfig: [PAIN], version: 2 });
  const refusals = [
    new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs),
    new ApiFailure('BAD_REQUEST', 'Esta pregunta no se puede hacer', 'formConfig.0.label'),
    new ApiFailure('CONFLICT', 'Ya existe una especialidad con ese nombre', 'name'),
  ];
  const { user, sent, form } = await edit(aStored(), {
    UpdateSpecialty: ({ input }) => refusals.shift() ?? { updateSpecialty: aStored({ ...(input as object), formConfig: [] }) },
  });
  await write(user, field(form, 'Nombre'), ' infantil');
  const save = button(form, 'Guardar cambios');
  await user.click(save);
  const changes = within(await form.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(changes.getByRole('radio', { name: /Lo que guardó la otra persona Dolor \(Opciones, una sola\)$/ })).toBeChecked();
  expect(asked(form)).toEqual(['Dolor']);
  await user.click(save);
  expect(await form.findByText('Esta pregunta no se puede hacer')).toBeVisible();
  expect(field(form, 'Pregunta')).toHaveFocus();
  await user.click(save);
  expect(await form.findByText('Ya existe una especialidad con ese nombre')).toBeVisible();
  await user.click(save);
  await expectToast('Especialidad actualizada exitosamente');
  expect(sent('UpdateSpecialty').at(-1)).toMatchObject({
    expectedVersion: 2,
    input: { name: 'Cardiología infantil', formConfig: [{ id: 'dolor' }] },
  });
});

test('one is deleted after the question, one with professionals stays and says what to do, and visitors see it at once', async () => {
  let isHeld = true;
  const Landing = () => ({
    landing: { ...landingAnswers().Landing.landing, specialties: isHeld ? [aSpecialty({ id: 2, name: 'Alergia' })] : [] },
  });
  const { user, client, sent } = await open([aStored(), OLD], {
    Landing,
    DeleteSpecialty: () =>
      isHeld ? new ApiFailure('CONFLICT', 'La especialidad tiene un profesional. Desactivala') : { deleteSpecialty: true },
  });
  const landing = async () =>
    (await client.query<{ landing: { specialties: unknown[] } }>({ query: FIRST_PAGE })).data?.landing.specialties.length;
  expect(await landing()).toBe(1);
  await user.click((await row('Alergia')).getByRole('button', { name: 'Eliminar: Alergia' }));
  const question = await dialog('Eliminar especialidad');
  expect(question.getByText('¿Estás seguro de que quieres eliminar la especialidad "Alergia"?')).toBeVisible();
  await user.click(button(question, 'Eliminar especialidad'));
  expect(await question.findByText('La especialidad tiene un profesional. Desactivala')).toBeVisible();
  isHeld = false;
  await user.click(button(question, 'Eliminar especialidad'));
  await expectToast('Especialidad eliminada exitosamente');
  expect(sent('DeleteSpecialty')).toEqual([{ id: 2 }, { id: 2 }]);
  expect(await landing()).toBe(0);
});

test('specialties that could not be loaded are no empty list', async () => {
  let isDown = true;
  const { user } = await open([], { AllSpecialties: () => (isDown ? new ApiFailure('INTERNAL', '') : { allSpecialties: [] }) });
  expect((await screen.findAllByText('Error al cargar las especialidades')).length).toBeGreaterThan(0);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay especialidades')).toBeVisible();
});

describe('A specialty with open requests', () => {
  const FIRST = { id: 'a', number: 1042, patientName: 'Rosa Pérez', date: '2026-05-30' };
  const SECOND = { id: 'b', number: 1043, patientName: 'Pablo Ruiz', date: '2026-05-31' };
  const holding = (...requests: object[]) =>
    new ApiFailure('CONFLICT', 'Quedarían en una especialidad inactiva', undefined, undefined, undefined, requests);

  async function switchOff(...answers: object[]) {
    const app = await edit(aStored(), { UpdateSpecialty: () => answers.shift() ?? {} });
    await app.user.click(app.form.getByRole('switch', { name: /Activa/ }));
    await app.user.click(button(app.form, 'Guardar cambios'));
    return { ...app, question: await dialog('¿Desactivar Cardiología?') };
  }

  test('is switched off once all of them were shown and what follows was said', async () => {
    const done = { updateSpecialty: aStored({ isActive: false, version: 2 }) };
    const { user, sent, question } = await switchOff(holding(FIRST), holding(FIRST, SECOND), done);
    const list = within(question.getByRole('list', { name: 'Solicitudes abiertas' }));
    expect(list.getByText('N.º 1042, de Rosa Pérez, enviada el 30-05-2026')).toBeVisible();
    expect(question.getByText('Tiene 1 solicitud abierta:')).toBeVisible();
    expect(question.getByText('Queda abierta y no se avisa a su paciente: podés asignarla o rechazarla.')).toBeVisible();
    expect(question.getByText(/Sus profesionales siguen ofreciendo turnos\.$/)).toBeVisible();
    expect(button(question, 'No guardar')).toHaveFocus();
    await user.click(button(question, 'Desactivar especialidad'));
    expect(await screen.findByText('Tiene 2 solicitudes abiertas:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desactivar especialidad' }));
    await expectToast('Especialidad actualizada exitosamente');
    expect(sent('UpdateSpecialty').map(({ confirmedRequests }) => confirmedRequests)).toEqual([undefined, ['a'], ['a', 'b']]);
  });

  test('stays as it is when that is not what was meant', async () => {
    const { user, sent, form, question } = await switchOff(holding(FIRST));
    await user.click(button(question, 'No guardar'));
    expect(await form.findByRole('alert')).toHaveTextContent('Quedarían en una especialidad inactiva');
    expect(sent('UpdateSpecialty')).toHaveLength(1);
  });
});
