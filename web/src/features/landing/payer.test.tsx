import { act, cleanup, screen, within } from '@testing-library/react';

import { choosePayer } from '../../clinic/payer/payer';
import { forgetLeft, PAYER_KEY } from '../../kit/session/left-in-tab';
import { setToken } from '../../kit/session/token';
import { aClinic, aProfessional, aSpecialty, aUser, firstSlots, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure } from '../../testing/fake-api';
import { OSDE } from '../../testing/payer-data';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';

const insurer = (id: number, name: string, aliases: string[], planNames: string[] = []) => ({
  __typename: 'Insurer',
  id,
  name,
  kind: 'national',
  aliases,
  numberPattern: null,
  planMatters: planNames.length > 0,
  plans: planNames.map((plan, index) => ({ __typename: 'InsurerPlan', id: 10 + index, name: plan, isActive: true })),
});
const covered = (professionalId: number, outcome: string, copay: number | null = null, varies = false) => ({
  __typename: 'ProfessionalCoverage',
  professionalId,
  outcome,
  copay,
  varies,
});

const psychology = { id: 2, name: 'Psicología', icon: 'brain' };
const cardiology = { id: 1, name: 'Cardiología', icon: 'heart' };
const LISTS = {
  specialties: [aSpecialty(psychology), aSpecialty({ ...cardiology, professionalCount: 2 })],
  professionals: [
    aProfessional({ id: 4, name: 'Lic. Ana Quiroga', specialty: psychology }),
    aProfessional({ id: 5, name: 'Dra. Zulma Paz', specialty: cardiology }),
    aProfessional({ id: 6, name: 'Dr. Ariel Roca', specialty: cardiology }),
  ],
};
const TEAM = landingAnswers(LISTS);
const ANSWERS = {
  ...TEAM,
  FirstSlots: {
    firstSlots: [
      firstSlots(4, '2026-11-22T08:00:00-03:00'),
      firstSlots(5, '2026-11-22T09:00:00-03:00'),
      firstSlots(6, '2026-11-22T10:00:00-03:00'),
    ],
    clinic: aClinic(),
  },
  PayersToChoose: {
    acceptedInsurers: [
      insurer(1, 'PAMI', ['jubilados']),
      insurer(2, 'OSDE', ['binario'], ['210', '310']),
      { ...insurer(9, 'Particular', []), kind: 'private_pay' },
    ],
  },
  ProfessionalCoverages: {
    professionalCoverages: [
      covered(4, 'no'),
      covered(5, 'no'),
      { ...covered(6, 'with_authorization', 3500), varies: true },
    ],
  },
};

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const cardOf = (region: string, name: string) =>
  within(
    within(screen.getByRole('region', { name: region }))
      .getByRole('heading', { name })
      .closest('article')!,
  );

test('the insurer that a patient calls by its trade puts those who take it first, until a press takes it off', async () => {
  const { user, sent } = await renderApp('/', ANSWERS);
  await user.click(await screen.findByRole('button', { name: '¿Tenés obra social? Elegila' }));
  await write(user, await screen.findByRole('combobox', { name: /^Obra social o prepaga/ }), 'la de jubilados');
  await user.click(await screen.findByRole('option', { name: 'PAMI' }));
  const takeOff = await screen.findByRole('button', { name: 'Quitar PAMI' });

  const roca = cardOf('Profesionales', 'Dr. Ariel Roca');
  expect(await roca.findByText(/^Atiende PAMI · con autorización · copago desde \$\s3\.500$/)).toBeVisible();
  expect(namesIn('Profesionales')).toEqual(['Dr. Ariel Roca', 'Lic. Ana Quiroga', 'Dra. Zulma Paz']);
  expect(cardOf('Profesionales', 'Lic. Ana Quiroga').getByText('No atiende PAMI')).toBeVisible();
  expect(namesIn('Especialidades')).toEqual(['Cardiología', 'Psicología']);
  expect(cardOf('Especialidades', 'Psicología').getByText('No atiende PAMI')).toBeVisible();
  // The doctor with an earlier time does not take it.
  expect(cardOf('Especialidades', 'Cardiología').getByRole('link', { name: /^Próximo turno/ })).toHaveTextContent(
    'Dr. Ariel Roca',
  );
  const soonest = within(screen.getByRole('complementary', { name: 'Próximos turnos libres' }));
  expect(soonest.getAllByRole('link')).toHaveLength(1);

  expect(screen.getByText('1 de 3 profesionales atiende PAMI.')).toHaveAttribute('role', 'status');

  await user.click(takeOff);
  expect(screen.getByRole('button', { name: '¿Tenés obra social? Elegila' })).toHaveFocus();
  expect(screen.queryByText(/atiende PAMI/i)).not.toBeInTheDocument();
  expect(namesIn('Profesionales')).toEqual(['Lic. Ana Quiroga', 'Dra. Zulma Paz', 'Dr. Ariel Roca']);
  expect(sent('ProfessionalCoverages')).toEqual([{ insurerId: 1, planId: null }]);
});

test('a clinic that accepts no insurer asks for none', async () => {
  const answers = landingAnswers({ clinic: aClinic({ acceptsInsurers: false }), ...LISTS });
  await renderApp('/', answers);
  expect(await screen.findByRole('heading', { name: 'Dra. Zulma Paz' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /obra social/i })).not.toBeInTheDocument();
  cleanup();
  // Chosen before the clinic stopped to accept any.
  choosePayer(OSDE);
  const { user } = await renderApp('/', answers);
  await user.click(await screen.findByRole('button', { name: 'Quitar OSDE 210' }));
  expect(screen.getByRole('button', { name: '¿Tenés obra social? Elegila' })).toHaveFocus();
});

test('the only time of a specialty, with a professional who does not take the insurer, is shown and says so', async () => {
  choosePayer({ insurerId: 1, name: 'PAMI', planId: null, isPrivatePay: false, numberPattern: null, own: null });
  const only = [firstSlots(5, '2026-11-22T09:00:00-03:00')];
  await renderApp('/', { ...ANSWERS, FirstSlots: { firstSlots: only, clinic: aClinic() } });
  expect(await screen.findByText('Dra. Zulma Paz · No atiende PAMI')).toBeVisible();
  const next = cardOf('Especialidades', 'Cardiología').getByRole('link', { name: /^Próximo turno/ });
  expect(next).toHaveAttribute('href', '/book/5?dia=2026-11-22&hora=09:00');
});

test('the plan is asked where it matters, and goes to the next page', async () => {
  const professionalNamed = {
    ...aProfessional({ id: 4, name: 'Lic. Ana Quiroga' }),
    bio: '',
    licenseNumber: null,
    defaultDurationMinutes: null,
    specialty: { ...psychology, __typename: 'Specialty', slug: 'psicologia', isActive: true },
  };
  const { user, sent } = await renderApp('/', {
    ...ANSWERS,
    ProfessionalPage: { clinic: aClinic(), professionalNamed },
  });
  await user.click(await screen.findByRole('button', { name: '¿Tenés obra social? Elegila' }));
  await write(user, await screen.findByRole('combobox', { name: /^Obra social o prepaga/ }), 'osde');
  await user.click(await screen.findByRole('option', { name: 'OSDE' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Plan' }), '310');
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  expect(await screen.findByText('Obra social: OSDE 310')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Lic. Ana Quiroga' }));
  expect(await screen.findByText(/^No atiende OSDE 310/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver quiénes sí' })).toHaveAttribute('href', '/especialidades/psicologia');
  expect(sent('ProfessionalCoverages')).toContainEqual({ insurerId: 2, planId: 11 });
});

test('a failed filter says so instead of looking like everybody, and may be retried', async () => {
  choosePayer({ insurerId: 1, name: 'PAMI', planId: null, isPrivatePay: false, numberPattern: null, own: null });
  let fails = true;
  const { user } = await renderApp('/', {
    ...ANSWERS,
    ProfessionalCoverages: () => (fails ? new ApiFailure('INTERNAL', 'Error') : ANSWERS.ProfessionalCoverages),
  });
  expect(await screen.findByText(/^No pudimos ver quién atiende PAMI\./)).toHaveAttribute('role', 'status');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 de 3 profesionales atiende PAMI.')).toBeVisible();
});

test('a search for an insurer offers those who take it by one press', async () => {
  const taking = { id: 6, name: 'Dr. Ariel Roca', pictureUrl: null, specialtyName: 'Cardiología' };
  const insurers = [
    { __typename: 'Insurer', id: 1, name: 'PAMI', kind: 'national', numberPattern: null, isAccepted: true },
  ];
  const findCare = { specialties: [], professionals: [taking], insurers, otherInsurers: [], isNear: false };
  const { user, address } = await renderApp('/', { ...ANSWERS, FindCare: { findCare } });
  await write(user, screen.getByRole('combobox', { name: /^Buscar especialidad/ }), 'pami');
  await user.click(await screen.findByRole('option', { name: /^Ver quiénes atienden PAMI/ }));
  expect(await screen.findByText('Obra social: PAMI')).toBeVisible();
  expect(address()).toBe('/#profesionales');
  act(() => forgetLeft(7));
  expect(screen.getByRole('button', { name: '¿Tenés obra social? Elegila' })).toBeVisible();
});

test('a signed-in patient has the primary coverage chosen, keeps it with Listo, and pays after taking it off', async () => {
  setToken('abc');
  const coverage = {
    __typename: 'PatientCoverage',
    id: 'c1',
    insurer: { ...insurer(2, 'OSDE', []), isAccepted: true },
    plan: { __typename: 'InsurerPlan', id: 11, name: '310' },
    number: '123',
    holderName: null,
    relationship: 'self',
    validFrom: '2026-01-01',
    validTo: null,
    checkedAt: null,
    checkedByName: null,
    isPrimary: true,
    version: 1,
  };
  const { user } = await renderApp('/', {
    ...ANSWERS,
    Viewer: { viewer: aUser('user') },
    MyCoverages: { myCoverages: [coverage] },
  });
  await user.click(await screen.findByRole('button', { name: 'Obra social: OSDE 310, cambiar' }));
  await user.click(await screen.findByRole('button', { name: 'Listo' }));
  expect(sessionStorage.getItem(PAYER_KEY)).toContain('"coverageId":"c1"');
  await user.click(await screen.findByRole('button', { name: 'Quitar OSDE 310' }));
  // Without any, the clinic would copy the primary coverage to the turno.
  expect(await screen.findByRole('button', { name: 'Particular, cambiar' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
});
