import { pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';
import type { Page } from 'playwright-core';

const PATIENTS = '/admin/patients';

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('heading', { level: 3, name: 'Turnos anteriores' }).waitFor();
}

const withoutPatients = (data: Record<string, unknown>) => {
  const all = data.allPatients as object | undefined;
  // Another query only mentions them.
  return all
    ? { ...data, allPatients: { ...all, items: [], pagination: { __typename: 'Pagination', total: 0 } } }
    : data;
};

export const PATIENT_SCREENS: Screen[] = [
  { name: 'patients', path: PATIENTS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  {
    name: 'patients-empty',
    isKnownState: true,
    path: PATIENTS,
    before: asAdminWhen('allPatients', withoutPatients),
    prepare: (page) => page.getByText('Todavía no hay pacientes').waitFor(),
  },
  {
    name: 'patients-none-found',
    isKnownState: true,
    path: `${PATIENTS}?buscar=nadie+as%C3%AD`,
    before: asAdmin,
    prepare: (page) => page.getByText('Nadie coincide con la búsqueda').waitFor(),
  },
  { name: 'patients-error', isKnownState: true, path: PATIENTS, before: asAdminWhen('allPatients', 'error') },
  {
    name: 'patients-new',
    isKnownState: true,
    path: PATIENTS,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog('Nuevo paciente'),
  },
  { name: 'patient', path: PATIENTS, before: asAdmin, prepare: openFirst },
  {
    name: 'patient-edit',
    isKnownState: true,
    path: PATIENTS,
    before: asAdmin,
    windowOnly: true,
    async prepare(page) {
      await openFirst(page);
      await pressForDialog('Editar')(page);
    },
  },
  {
    name: 'patient-missing',
    isKnownState: true,
    path: `${PATIENTS}/00000000-0000-4000-8000-000000000000`,
    before: asAdmin,
    prepare: (page) => page.getByText('El paciente no existe').first().waitFor(),
  },
];
