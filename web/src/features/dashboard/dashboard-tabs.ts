import { DASHBOARD_PATH } from '../../shared/paths';
import type { SessionUserFragment } from '../../shared/session/session.generated';
import { AVAILABILITY_PATH, MONTHLY_SUMMARY_PATH, ROOM_RENTAL_PATH } from './dashboard.paths';

interface DashboardTab {
  path: string;
  label: string;
  /** The heading of the page. */
  title: string;
}

/** What the dashboard holds for this person, the calendar first; empty for patients, whom it is not for. */
export function dashboardTabs({ role, professional }: Pick<SessionUserFragment, 'role' | 'professional'>): DashboardTab[] {
  if (role === 'user') return [];
  const calendar = {
    path: DASHBOARD_PATH,
    label: 'Calendario',
    title: role === 'admin' ? 'Panel de Administración' : 'Panel de Control',
  };
  return professional ? [calendar, ...PROFILE_TABS] : [calendar];
}

const PROFILE_TABS: readonly DashboardTab[] = [
  { path: ROOM_RENTAL_PATH, label: 'Alquiler de Salas', title: 'Alquiler de Salas' },
  { path: MONTHLY_SUMMARY_PATH, label: 'Resumen Mensual', title: 'Resumen Mensual' },
  { path: AVAILABILITY_PATH, label: 'Mi Disponibilidad', title: 'Mi Disponibilidad' },
];
