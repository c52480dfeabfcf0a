import { screen, waitFor, within } from '@testing-library/react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { LUCIA, PROFESSIONALS } from '../../testing/booking-dialogs';
import type { Answers } from '../../testing/fake-api';
import { write } from '../../testing/write';
import { openNew, WHOM } from './new-appointment.fixture';

const MARIO = { ...PROFESSIONALS[0], id: 5, name: 'Dr. Mario Gil', defaultDurationMinutes: 50 };

const insurer = (name: string, isAccepted: boolean) => ({
  __typename: 'Insurer',
  id: isAccepted ? 4 : 9,
  name,
  kind: 'prepaid',
  numberPattern: null,
  isAccepted,
});

/** So many that the list is searched. */
async function openMany(props: Partial<NewAppointmentProps>, answers: Answers = {}) {
  const others = Array.from({ length: 12 }, (_, index) => ({
    ...PROFESSIONALS[1],
    id: 100 + index,
    name: `Ana ${index}`,
  }));
  const BookableProfessionals = { professionals: [...PROFESSIONALS, MARIO, ...others] };
  const panel = await openNew('admin', props, { BookableProfessionals, ...answers });
  return { panel, whom: panel.part.getByRole('combobox', { name: WHOM }) };
}

test('anybody of a specialty is found by a complaint that no name has, as on the landing; Enter chooses nothing that was found for an earlier text', async () => {
  const specialty = { __typename: 'Specialty', id: 1, slug: 'cardiologia', name: 'Cardiología', icon: null };
  const { panel, whom } = await openMany(
    {},
    {
      FindCare: ({ search }) => ({
        findCare: {
          __typename: 'FoundCare',
          specialties: search === 'palpitaciones' ? [specialty] : [],
          professionals: [],
          insurers: [],
          otherInsurers: [],
          isNear: false,
        },
      }),
    },
  );
  await write(panel.user, whom, 'palpitaciones');
  const options = within(await screen.findByRole('listbox'));
  await waitFor(() =>
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Cualquiera de Cardiología',
      LUCIA,
      'Dr. Mario Gil · Cardiología',
    ]),
  );
  await panel.user.keyboard('{Enter}');
  expect(whom).toHaveValue('Cualquiera de Cardiología');
  await waitFor(() => expect(panel.sent('SoonestSlots').at(-1)).toEqual({ specialtyId: 1, first: 8 }));
  // Emptied: everybody again.
  await panel.user.clear(whom);
  await waitFor(() => expect(panel.sent('SoonestSlots').at(-1)).toEqual({ first: 8 }));
  // Options of an earlier text are not chosen.
  await write(panel.user, whom, 'palpitaciones');
  expect(await screen.findByRole('option', { name: 'Cualquiera de Cardiología' })).toBeVisible();
  await panel.user.tripleClick(whom);
  await panel.user.keyboard('rodilla{Enter}');
  expect(whom).toHaveValue('rodilla');
  expect(panel.sent('SoonestSlots').at(-1)).toEqual({ first: 8 });
});

test('the name of an insurer answers whether the clinic takes it, and finds all who do', async () => {
  const takes = (professionalId: number, outcome: string) => ({
    __typename: 'ProfessionalCoverage',
    professionalId,
    outcome,
    copay: null,
    varies: false,
  });
  const { panel, whom } = await openMany(
    {},
    {
      FindCare: ({ search }) => ({
        findCare: {
          __typename: 'FoundCare',
          specialties: [],
          professionals: [],
          insurers: [insurer(search === 'osde' ? 'OSDE' : 'Galeno', search === 'osde')],
          otherInsurers: search === 'osde' ? [] : [{ __typename: 'Insurer', id: 4, name: 'OSDE' }],
          isNear: false,
        },
      }),
      ProfessionalCoverages: { professionalCoverages: [takes(5, 'yes'), takes(3, 'with_copay'), takes(100, 'no')] },
    },
  );
  await write(panel.user, whom, 'osde');
  const options = within(await screen.findByRole('listbox'));
  await waitFor(() => {
    const takers = within(options.getByRole('group', { name: 'Atendemos OSDE.' })).getAllByRole('option');
    expect(takers.map(({ textContent }) => textContent)).toEqual([LUCIA, 'Dr. Mario Gil · Cardiología']);
  });
  await panel.user.clear(whom);
  await write(panel.user, whom, 'galeno');
  expect(await screen.findByText('No atendemos Galeno. Sí: OSDE.')).toBeVisible();
});

test('among many professionals an unknown name, typed over the chosen one, makes no turno with that one', async () => {
  const { panel, whom } = await openMany({ professionalId: 3 });
  await panel.user.click(await panel.slot('09:30'));
  await panel.user.clear(whom);
  await write(panel.user, whom, 'lucia');
  await panel.user.keyboard('{Enter}');
  expect(whom).toHaveValue(LUCIA);
  await panel.user.tripleClick(whom);
  await panel.user.keyboard('Zzz{Enter}');
  expect(whom).toHaveValue('Zzz');
  await panel.press('Crear Turno');
  expect(await panel.part.findByText('La hora de inicio es requerida')).toBeVisible();
  expect(whom).toHaveValue('');
  expect(panel.sent('CreateAppointment')).toEqual([]);
});

test('the length for anybody of a specialty may be each professional’s own', async () => {
  const bookable = { BookableProfessionals: { professionals: [...PROFESSIONALS, MARIO] } };
  const panel = await openNew('admin', {}, bookable);
  const length = panel.part.getByLabelText<HTMLSelectElement>('Duración');
  await panel.choose(WHOM, 'Cualquiera de Cardiología');
  expect(length).toHaveDisplayValue('La de cada uno');
  const listed = ['15', '30', '40', '45', '50', '60', '90', '120'];
  expect([...length.options].map(({ value }) => value)).toEqual(['', ...listed]);
  // Half an hour, the usual default, is a wish too.
  await panel.choose('Duración', '30 min');
  expect(length).toHaveDisplayValue('30 min');
  await waitFor(() =>
    expect(panel.sent('SoonestSlots').at(-1)).toEqual({ specialtyId: 1, durationMinutes: 30, first: 8 }),
  );
  await panel.choose('Duración', 'La de cada uno');
  await waitFor(() => expect(panel.sent('SoonestSlots').at(-1)).toEqual({ specialtyId: 1, first: 8 }));
});
