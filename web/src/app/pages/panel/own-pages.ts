import { OWN_TODAY_PATH } from '../../../clinic/paths';
import { MARK_OWN_ABSENCE_PATH, OWN_ABSENCE_ROUTE } from '../../../features/absences/absences.paths';
import { CALENDAR_PATH } from '../../../features/appointments/calendar/calendar.paths';
import { AVAILABILITY_PATH, MONTHLY_SUMMARY_PATH, ROOM_RENTAL_PATH } from '../../../features/dashboard/dashboard.paths';
import { OWN_PATIENT_ROUTE } from '../../../features/patients/patients.paths';
import { OWN_WAITING_LIST_PATH } from '../../../features/waiting-list/board/board.paths';
import { page } from '../../arriving-page';
import { ofProfessional, ofViewer } from '../../guarded-page';
import type { PanelIcon, PanelSection, PanelTab } from './panel-tabs';

const calendar = {
  path: CALENDAR_PATH,
  label: 'Calendario',
  isWide: true,
  lazy: ofViewer(async () => (await import('../CalendarTab')).CalendarTab),
} as const;

const PROFILE_SECTIONS = [
  {
    path: ROOM_RENTAL_PATH,
    label: 'Alquiler de Salas',
    title: 'Alquiler de Salas',
    isOfProfile: true,
    lazy: ofProfessional(async () => (await import('../../../features/rentals/RoomRentalPage')).RoomRentalPage),
  },
  {
    path: MONTHLY_SUMMARY_PATH,
    label: 'Resumen Mensual',
    title: 'Resumen Mensual',
    isOfProfile: true,
    lazy: ofProfessional(
      async () => (await import('../../../features/rentals/summary/MonthlySummaryPage')).MonthlySummaryPage,
    ),
  },
  {
    path: AVAILABILITY_PATH,
    label: 'Mi Disponibilidad',
    title: 'Mi Disponibilidad',
    isOfProfile: true,
    lazy: ofProfessional(async () => (await import('../AvailabilityTab')).AvailabilityTab),
    below: [
      {
        path: MARK_OWN_ABSENCE_PATH,
        title: 'Avisar ausencia',
        isOfProfile: true,
        lazy: ofProfessional(async () => (await import('../../../features/absences/AbsencePages')).MarkOwnAbsencePage),
      },
      {
        path: OWN_ABSENCE_ROUTE,
        title: 'Turnos de una ausencia',
        isOfProfile: true,
        isWide: true,
        lazy: ofProfessional(async () => (await import('../../../features/absences/AbsencePages')).OwnAbsencePage),
      },
    ],
  },
] as const satisfies readonly PanelSection[];

const tabOf = (icon: PanelIcon, section: PanelSection): PanelTab => ({
  label: section.label,
  path: section.path,
  icon,
  sections: [section],
});

const [rental, summary, availability] = PROFILE_SECTIONS;

/** Professionals have a tab for each page. */
export const PROFESSIONAL_TABS: readonly PanelTab[] = [
  tabOf('appointments', {
    ...calendar,
    title: 'Panel de Control',
    below: [
      {
        path: OWN_PATIENT_ROUTE,
        title: 'Paciente',
        lazy: page(async () => (await import('../../../features/patients/page/OwnPatientPage')).OwnPatientPage),
      },
    ],
  }),
  tabOf('today', {
    path: OWN_TODAY_PATH,
    label: 'Hoy',
    title: 'Hoy',
    isWide: true,
    lazy: ofViewer(async () => (await import('../OwnToday')).OwnToday),
  }),
  tabOf('waiting', {
    path: OWN_WAITING_LIST_PATH,
    label: 'Lista de espera',
    title: 'Lista de espera',
    isWide: true,
    lazy: ofViewer(async () => (await import('../../../features/waiting-list/board/BoardPage')).BoardPage),
  }),
  tabOf('rooms', rental),
  tabOf('summary', summary),
  tabOf('hours', availability),
];

/** An administrator with a professional profile finds its pages below the panel's tabs. */
export const ADMINISTRATORS_OWN_TAB: PanelTab = {
  label: 'Como profesional',
  path: CALENDAR_PATH,
  icon: 'own',
  sections: [{ ...calendar, title: 'Panel de Administración', needs: ['appointments'] }, ...PROFILE_SECTIONS],
};
