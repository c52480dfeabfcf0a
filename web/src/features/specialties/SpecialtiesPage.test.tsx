import { gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';

import { aSpecialty, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import {
  PAIN,
  aStored,
  OLD,
  open,
  names,
  row,
  dialog,
  field,
  button,
  questionLabels,
  preview,
  edit,
} from './specialties.fixture';

/** As the first page asks. */
const FIRST_PAGE = gql`query Landing { landing { specialties { id } } }`;

test('the specialties stand in the clinic’s order with what tells them apart, and can be looked for', async () => {
  const { user, address } = await open([aStored(), OLD]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gestión de Especialidades' })).toBeVisible();
  const first = await row('Cardiología');
  for (const text of ['Corazón.', 'Activa', '1']) expect(first.getByText(text)).toBeVisible();
  expect(
    first
      .getAllByRole('cell')
      .slice(-3, -1)
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '2']);
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

  // It has the words of its name; one goes, two more come, the last without Enter.
  expect(await form.findByText('nutricionista')).toBeVisible();
  const words = form.getByRole('combobox', { name: /^Palabras clave/ });
  await user.click(words);
  await user.keyboard('{Backspace}');
  await user.paste('dieta alemana, vegetariano');
  await user.tab();
  expect(form.queryByText('colesterol')).not.toBeInTheDocument();
  expect(form.getByText('vegetariano')).toBeVisible();

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
  expect(questionLabels(form)).toEqual(['Peso', 'Dieta']);
  await user.click(button(form, /^Peso/));
  await user.click(save);
  expect(await form.findByText('El máximo no puede ser menor que el mínimo')).toBeVisible();
  expect(field(form, 'Máximo')).toHaveFocus();
  await write(user, field(form, 'Máximo'), '50,5');

  await user.click(save);
  await expectToast('Error al guardar la especialidad');
  expect(await form.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
  await user.click(save);
  await expectToast('Especialidad creada exitosamente');
  const [lost, done] = sent('CreateSpecialty');
  expect(done).toEqual(lost);
  expect(done?.['input']).toEqual({
    name: 'Nutrición',
    description: '',
    keywords: expect.stringMatching(/^nutricionista, .*, diabetes, dieta alemana, vegetariano$/),
    isActive: true,
    sortOrder: 3,
    icon: 'stethoscope',
    formConfig: [
      {
        id: expect.any(String),
        type: 'number',
        label: 'Peso',
        required: false,
        placeholder: null,
        options: [],
        validation: { min: 10, max: 250.5 },
      },
      {
        id: expect.any(String),
        type: 'radio',
        label: 'Dieta',
        required: true,
        placeholder: null,
        options: ['Vegana', 'Común'],
        validation: null,
      },
    ],
  });
});

test('of two administrators who change the same specialty, the second sees both versions; a refusal stands at its question', async () => {
  const theirs = aStored({ name: 'Cardio', formConfig: [PAIN], version: 2 });
  const refusals = [
    new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs),
    new ApiFailure('BAD_REQUEST', 'Esta pregunta no se puede hacer', 'formConfig.0.label'),
    new ApiFailure('CONFLICT', 'Ya existe una especialidad con ese nombre', 'name'),
  ];
  const { user, sent, form } = await edit(aStored(), {
    UpdateSpecialty: ({ input }) =>
      refusals.shift() ?? { updateSpecialty: aStored({ ...(input as object), formConfig: [] }) },
  });
  await write(user, field(form, 'Nombre'), ' infantil');
  const save = button(form, 'Guardar cambios');
  await user.click(save);
  const changes = within(await form.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(
    changes.getByRole('radio', { name: /Lo que guardó la otra persona Dolor \(Opciones, una sola\)$/ }),
  ).toBeChecked();
  expect(questionLabels(form)).toEqual(['Dolor']);
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
    landing: {
      ...landingAnswers().Landing.landing,
      specialties: isHeld ? [aSpecialty({ id: 2, name: 'Alergia' })] : [],
    },
  });
  const { user, client, sent, loseNext } = await open([aStored(), OLD], {
    Landing,
    DeleteSpecialty: () =>
      isHeld
        ? new ApiFailure('CONFLICT', 'La especialidad tiene un profesional. Desactivala')
        : { deleteSpecialty: true },
  });
  const landing = async () =>
    (await client.query<{ landing: { specialties: unknown[] } }>({ query: FIRST_PAGE })).data?.landing.specialties
      .length;
  expect(await landing()).toBe(1);
  await user.click((await row('Alergia')).getByRole('button', { name: 'Eliminar: Alergia' }));
  const question = await dialog('Eliminar especialidad');
  expect(question.getByText('¿Estás seguro de que quieres eliminar la especialidad "Alergia"?')).toBeVisible();
  await user.click(button(question, 'Eliminar especialidad'));
  expect(await question.findByText('La especialidad tiene un profesional. Desactivala')).toBeVisible();
  isHeld = false;
  loseNext('DeleteSpecialty');
  await user.click(button(question, 'Eliminar especialidad'));
  await expectToast('Error al eliminar la especialidad');
  await user.click(button(question, 'Eliminar especialidad'));
  await expectToast('Especialidad eliminada exitosamente');
  expect(sent('DeleteSpecialty')).toEqual([{ id: 2 }, { id: 2 }, { id: 2 }]);
  expect(await landing()).toBe(0);
});
