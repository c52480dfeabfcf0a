import { pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen, asProfessional } from './session';
import type { Page } from 'playwright-core';

const PATIENTS = '/admin/patients';
const NO_PATIENT = '00000000-0000-4000-8000-000000000000';

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('heading', { level: 2, name: 'Turnos anteriores' }).waitFor();
}

const withoutPatients = (data: Record<string, unknown>) => {
  const all = data.allPatients as object | undefined;
  // Another query only mentions them.
  return all
    ? { ...data, allPatients: { ...all, items: [], pagination: { __typename: 'Pagination', total: 0 } } }
    : data;
};

const patient = (id: string, facts: object) => ({
  __typename: 'Patient',
  id,
  givenNames: null,
  familyNames: null,
  birthDate: '1980-02-29',
  registeredSex: null,
  email: 'rosa@correo.example',
  phone: '+54 11 4555 1200',
  notes: null,
  identifiers: [],
  documentNumber: '30111222',
  version: 1,
  rowCounts: { __typename: 'PatientRowCounts', appointments: 3, requests: 1, waitingListEntries: 0 },
  ...facts,
});

const withPairs = (data: Record<string, unknown>) => ({
  ...data,
  patientCandidates: {
    __typename: 'PatientCandidatePage',
    items: [
      {
        __typename: 'PatientCandidate',
        id: 'par-1',
        band: 'certain',
        reasons: ['document_and_name', 'phone_and_name'],
        dismissedAt: null,
        patients: [patient('uno', { name: 'Rosa Paz' }), patient('dos', { name: 'Rosa Pas Gil', birthDate: null })],
      },
    ],
    pagination: { __typename: 'Pagination', total: 1 },
    hasUncounted: false,
  },
});

const erased = () => ({
  erasure: {
    __typename: 'PatientErasure',
    id: NO_PATIENT,
    erasedAt: '2026-03-02T10:15:00-03:00',
    erasedBy: 'Dora Directora',
    state: 'blocked',
    reads: [],
  },
});

async function chooseOther(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('link', { name: 'Unir con…' }).click();
  await page.getByRole('searchbox', { name: 'Buscar nombre, teléfono o DNI' }).fill('an');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

export const PATIENT_SCREENS: Screen[] = [
  {
    name: 'own-patient',
    path: '/dashboard/today',
    before: asProfessional,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Más acciones: / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Ver paciente' }).click();
      await page.getByRole('heading', { level: 2, name: 'Turnos anteriores' }).waitFor();
    },
  },
  { name: 'patients', path: PATIENTS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  {
    name: 'patients-empty',
    path: PATIENTS,
    before: asAdminWhen('allPatients', withoutPatients),
    prepare: (page) => page.getByText('Todavía no hay pacientes').waitFor(),
  },
  {
    name: 'patients-none-found',
    path: `${PATIENTS}?buscar=nadie+as%C3%AD`,
    before: asAdmin,
    prepare: (page) => page.getByText('Nadie coincide con la búsqueda').waitFor(),
  },
  { name: 'patients-error', path: PATIENTS, before: asAdminWhen('allPatients', 'error') },
  {
    name: 'patients-new',
    path: PATIENTS,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog('Nuevo paciente'),
  },
  {
    name: 'patients-duplicates',
    path: `${PATIENTS}/duplicates`,
    before: asAdminWhen('patientCandidates', withPairs),
    prepare: (page) => page.getByRole('link', { name: /^Comparar y unir/ }).waitFor(),
  },
  {
    name: 'patients-duplicates-error',
    path: `${PATIENTS}/duplicates`,
    before: asAdminWhen('patientCandidates', 'error'),
  },
  { name: 'patient-merge-choose', path: PATIENTS, before: asAdmin, prepare: chooseOther },
  {
    name: 'patient-merge',
    path: PATIENTS,
    before: asAdmin,
    async prepare(page) {
      await chooseOther(page);
      await page.getByRole('main').getByRole('listitem').last().getByRole('link').click();
      await page.getByRole('button', { name: 'Unir pacientes' }).waitFor();
    },
  },
  { name: 'patient', path: PATIENTS, before: asAdmin, prepare: openFirst },
  {
    name: 'patient-edit',
    path: PATIENTS,
    before: asAdmin,
    windowOnly: true,
    async prepare(page) {
      await openFirst(page);
      await pressForDialog('Editar')(page);
    },
  },
  {
    name: 'patient-erase',
    path: PATIENTS,
    before: asAdmin,
    windowOnly: true,
    async prepare(page) {
      await openFirst(page);
      await page.getByRole('button', { name: /^Más acciones de / }).click();
      await page.getByRole('menuitem', { name: 'Borrar datos…' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'patient-erased',
    path: `${PATIENTS}/${NO_PATIENT}`,
    before: asAdminWhen('patientErasure', erased),
    prepare: (page) => page.getByRole('region', { name: 'Datos borrados' }).waitFor(),
  },
  {
    name: 'patient-erased-identity',
    path: `${PATIENTS}/${NO_PATIENT}`,
    before: asAdminWhen('patientErasure', erased),
    windowOnly: true,
    prepare: pressForDialog('Ver la identidad bloqueada…'),
  },
  {
    name: 'patient-missing',
    path: `${PATIENTS}/${NO_PATIENT}`,
    before: asAdmin,
    prepare: (page) => page.getByText('El paciente no existe').first().waitFor(),
  },
];
