import { screen, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { SpecialtyFactsFragment } from './specialties.generated';

const PATH = '/admin/system/specialties';
export const WEIGHT = {
  __typename: 'FormField',
  id: 'peso',
  type: 'number',
  label: 'Peso',
  required: true,
  placeholder: 'kg',
  options: [],
  validation: { __typename: 'FormFieldValidation', min: 1, max: null },
} as const;
export const PAIN = {
  __typename: 'FormField',
  id: 'dolor',
  type: 'radio',
  label: 'Dolor',
  required: false,
  placeholder: null,
  options: ['Leve', 'Fuerte'],
  validation: null,
} as const;

export const aStored = (facts: object = {}) =>
  ({
    __typename: 'Specialty',
    id: 1,
    name: 'Cardiología',
    description: 'Corazón.',
    icon: 'heart',
    isActive: true,
    sortOrder: 1,
    keywords: '',
    professionalCount: 2,
    formConfig: [WEIGHT, PAIN],
    version: 1,
    ...facts,
  }) as unknown as SpecialtyFactsFragment;
export const OLD = aStored({
  id: 2,
  name: 'Alergia',
  isActive: false,
  sortOrder: 2,
  icon: null,
  professionalCount: 0,
  formConfig: [{ ...WEIGHT, label: 'Peso en gramos' }],
});

/** A clinic with these specialties; what is created, changed and deleted is there the next time they are asked for. */
export async function open(first: SpecialtyFactsFragment[], more: Answers = {}, path = PATH) {
  localStorage.setItem('token', 'abc');
  let specialties = first;
  const keep = (specialty: SpecialtyFactsFragment) => {
    specialties = [...specialties.filter(({ id }) => id !== specialty.id), specialty];
    return specialty;
  };
  return renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    AllSpecialties: () => ({ allSpecialties: specialties }),
    CreateSpecialty: ({ input }) => ({
      createSpecialty: keep(aStored({ ...(input as object), formConfig: [], id: 9 })),
    }),
    UpdateSpecialty: ({ id, input }) => ({
      updateSpecialty: keep(
        aStored({ ...specialties.find((it) => it.id === id), ...(input as object), formConfig: [] }),
      ),
    }),
    DeleteSpecialty: ({ id }) => {
      specialties = specialties.filter((it) => it.id !== id);
      return { deleteSpecialty: true };
    },
    ...more,
  });
}

export type Place = ReturnType<typeof within>;
export const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace(/^\P{L}*/u, ''));
export const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const field = (place: Place, name: string) =>
  place.getByLabelText(new RegExp(`^${name}( \\(opcional\\))?$`), { selector: 'input, textarea, select' });
export const button = (place: Place, name: string | RegExp) => place.getByRole('button', { name });
export const questionLabels = (place: Place) =>
  within(place.getByRole('list', { name: 'Preguntas' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);
export const preview = async (place: Place) => within(await place.findByRole('region', { name: 'Vista previa' }));

export async function edit(specialty: SpecialtyFactsFragment, more: Answers = {}) {
  const app = await open([specialty, OLD], more);
  await app.user.click((await row(specialty.name)).getByRole('button', { name: `Editar: ${specialty.name}` }));
  return { ...app, form: await dialog('Editar especialidad') };
}
