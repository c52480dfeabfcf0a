import { DASHBOARD_PATH } from '../../clinic/paths';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { AVAILABILITY_PATH, MONTHLY_SUMMARY_PATH, ROOM_RENTAL_PATH } from './dashboard.paths';
import { texts } from './texts';

interface DashboardTab {
  path: string;
  label: string;
  /** The heading of the page. */
  title: string;
}

/** The viewer's tabs, the calendar first; empty for patients. */
export function dashboardTabs({
  role,
  professional,
}: Pick<SessionUserFragment, 'role' | 'professional'>): DashboardTab[] {
  if (role === 'user') return [];
  const calendar = {
    path: DASHBOARD_PATH,
    label: texts.tabs.calendar,
    title: texts.calendarTitles[role],
  };
  return professional ? [calendar, ...PROFILE_TABS] : [calendar];
}

const PROFILE_TABS: readonly DashboardTab[] = [
  { path: ROOM_RENTAL_PATH, label: texts.tabs.roomRental, title: texts.tabs.roomRental },
  { path: MONTHLY_SUMMARY_PATH, label: texts.tabs.monthlySummary, title: texts.tabs.monthlySummary },
  { path: AVAILABILITY_PATH, label: texts.tabs.availability, title: texts.tabs.availability },
];
