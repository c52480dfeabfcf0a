import { OWN_TODAY_PATH } from '../../clinic/paths';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { MARK_OWN_ABSENCE_PATH, OWN_ABSENCE_ROUTE } from '../absences/absences.paths';
import { CALENDAR_PATH } from '../appointments/calendar/calendar.paths';
import { OWN_WAITING_LIST_PATH } from '../waiting-list/board/board.paths';
import { AVAILABILITY_PATH, MONTHLY_SUMMARY_PATH, ROOM_RENTAL_PATH } from './dashboard.paths';
import { texts } from './texts';

interface DashboardTab {
  path: string;
  label: string;
  title: string;
  /** Routes below it. */
  below?: readonly string[];
}

/** Empty for patients. Administrators have day and waiting list in the panel. */
export function dashboardTabs(
  { role, professional }: Pick<SessionUserFragment, 'role' | 'professional'>,
  hasWaitingList: boolean,
): DashboardTab[] {
  if (role === 'user') return [];
  const calendar = { path: CALENDAR_PATH, label: texts.tabs.calendar, title: texts.calendarTitles[role] };
  const today = { path: OWN_TODAY_PATH, label: texts.tabs.today, title: texts.tabs.today };
  const waiting = { path: OWN_WAITING_LIST_PATH, label: texts.tabs.waitingList, title: texts.tabs.waitingList };
  const home = role === 'admin' ? [calendar] : [calendar, today, ...(hasWaitingList ? [waiting] : [])];
  return professional ? [...home, ...PROFILE_TABS] : home;
}

const PROFILE_TABS: readonly DashboardTab[] = [
  { path: ROOM_RENTAL_PATH, label: texts.tabs.roomRental, title: texts.tabs.roomRental },
  { path: MONTHLY_SUMMARY_PATH, label: texts.tabs.monthlySummary, title: texts.tabs.monthlySummary },
  {
    path: AVAILABILITY_PATH,
    label: texts.tabs.availability,
    title: texts.tabs.availability,
    below: [MARK_OWN_ABSENCE_PATH, OWN_ABSENCE_ROUTE],
  },
];
