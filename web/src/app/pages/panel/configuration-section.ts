import { APPOINTMENT_SETTINGS_PATH } from '../../../features/appointments/settings/settings.paths';
import { IMPORTS_PATH } from '../../../features/imports/imports.paths';
import { INCOME_PATH } from '../../../features/income/income.paths';
import { PERMISSION_SETS_PATH } from '../../../features/permission-sets/permission-sets.paths';
import { PRICES_PATH } from '../../../features/pricing/pricing.paths';
import { SERVICES_PATH } from '../../../features/services/services.paths';
import {
  CLINIC_SECURITY_PATH,
  CONFIGURATION_PATH,
  CONVENTIONS_PATH,
  OPENING_HOURS_PATH,
  WIDGET_PATH,
} from '../../../features/settings/settings.paths';
import { WAITING_LIST_SETTINGS_PATH } from '../../../features/waiting-list/settings/settings.paths';
import { WAITING_SCREENS_PATH } from '../../../features/waiting-screens/waiting-screens.paths';
import { page } from '../../arriving-page';

const part = (name: keyof typeof import('./configuration-pages')) =>
  page(async () => (await import('./configuration-pages'))[name]);

const CLINIC = 'La clínica';
const APPOINTMENTS = 'Turnos y precios';
const ACCOUNTS = 'Cuentas y datos';

export const CONFIGURATION = {
  path: CONFIGURATION_PATH,
  label: 'Configuración',
  needs: ['settings'],
  title: 'Datos de la clínica',
  lazy: part('ClinicPage'),
  parts: [
    { group: CLINIC, path: CONFIGURATION_PATH, label: 'Datos de la clínica' },
    { group: CLINIC, path: OPENING_HOURS_PATH, label: 'Horario de atención' },
    { group: CLINIC, path: CONVENTIONS_PATH, label: 'Zona horaria, moneda y jornada' },
    { group: CLINIC, path: WIDGET_PATH, label: 'Turnos en el sitio de la clínica' },
    { group: CLINIC, path: WAITING_SCREENS_PATH, label: 'Pantallas' },
    { group: APPOINTMENTS, path: APPOINTMENT_SETTINGS_PATH, label: 'Turnos de los pacientes' },
    { group: APPOINTMENTS, path: SERVICES_PATH, label: 'Servicios' },
    { group: APPOINTMENTS, path: PRICES_PATH, label: 'Alquiler y descuentos' },
    { group: APPOINTMENTS, path: INCOME_PATH, label: 'Ingresos estimados' },
    { group: APPOINTMENTS, path: WAITING_LIST_SETTINGS_PATH, label: 'Lista de espera' },
    { group: ACCOUNTS, path: CLINIC_SECURITY_PATH, label: 'Seguridad' },
    { group: ACCOUNTS, path: PERMISSION_SETS_PATH, label: 'Permisos' },
    { group: ACCOUNTS, path: IMPORTS_PATH, label: 'Importar datos' },
  ],
  below: [
    { path: PRICES_PATH, needs: ['prices'], title: 'Alquiler y descuentos', lazy: part('PricesPage') },
    { path: SERVICES_PATH, needs: ['people'], title: 'Servicios', lazy: part('ServicesPage') },
    { path: WAITING_SCREENS_PATH, needs: ['settings'], title: 'Pantallas', lazy: part('WaitingScreensPage') },
    {
      path: APPOINTMENT_SETTINGS_PATH,
      needs: ['settings'],
      title: 'Turnos de los pacientes',
      lazy: page(
        async () =>
          (await import('../../../features/appointments/settings/AppointmentSettingsPage')).AppointmentSettingsPage,
      ),
    },
    {
      path: WAITING_LIST_SETTINGS_PATH,
      needs: ['settings'],
      title: 'Lista de espera',
      lazy: page(
        async () =>
          (await import('../../../features/waiting-list/settings/WaitingListSettingsPage')).WaitingListSettingsPage,
      ),
    },
    {
      path: WIDGET_PATH,
      needs: ['settings'],
      title: 'Turnos en el sitio de la clínica',
      lazy: page(async () => (await import('../../../features/settings/widget/WidgetPage')).WidgetPage),
    },
    {
      path: CLINIC_SECURITY_PATH,
      needs: ['security'],
      title: 'Seguridad de las cuentas',
      lazy: part('SecuritySettingsPage'),
    },
    {
      path: PERMISSION_SETS_PATH,
      needs: ['accounts'],
      title: 'Permisos de administración',
      lazy: page(async () => (await import('../../../features/permission-sets/PermissionSetsPage')).PermissionSetsPage),
    },
    { path: OPENING_HOURS_PATH, needs: ['settings'], title: 'Horario de atención', lazy: part('OpeningHoursPage') },
    {
      path: CONVENTIONS_PATH,
      needs: ['settings'],
      title: 'Zona horaria, moneda y jornada',
      lazy: part('ConventionsPage'),
    },
    {
      path: INCOME_PATH,
      needs: ['reports'],
      title: 'Ingresos estimados',
      lazy: page(async () => (await import('../../../features/income/IncomePage')).IncomePage),
    },
    {
      path: IMPORTS_PATH,
      needs: ['settings'],
      title: 'Importar datos',
      lazy: page(async () => (await import('../../../features/imports/ImportsPage')).ImportsPage),
    },
  ],
} as const;
