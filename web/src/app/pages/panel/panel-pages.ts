import { ADMIN_PATH } from '../../../clinic/paths';
import { ABSENCE_ROUTE, HANDOVER_ROUTE, MARK_ABSENT_ROUTE } from '../../../features/absences/absences.paths';
import { TODAY_SEARCH } from '../../../features/agenda/agenda.paths';
import { PANEL_CALENDAR_PATH } from '../../../features/appointments/calendar/calendar.paths';
import { PROFESSIONAL_HOURS_ROUTE } from '../../../features/availability/availability.paths';
import { BACKUPS_PATH } from '../../../features/backups/backups.paths';
import { FIGURE_TURNOS_PATH, FIGURES_PATH } from '../../../features/figures/figures.paths';
import { HOLIDAYS_PATH } from '../../../features/holidays/holidays.paths';
import {
  CANDIDATES_PATH,
  CHOOSE_MERGED_ROUTE,
  MERGE_ROUTE,
  PATIENT_ROUTE,
  PATIENTS_PATH,
} from '../../../features/patients/patients.paths';
import { PROFESSIONALS_PATH } from '../../../features/professionals/professionals.paths';
import { CLINIC_RENTALS_PATH } from '../../../features/rentals/of-clinic/of-clinic.paths';
import { ACTIVITY_PATH, AUDIT_PATH } from '../../../features/reports/reports.paths';
import { REQUESTS_PATH } from '../../../features/requests/requests.paths';
import { ROOM_AVAILABILITY_ROUTE, ROOM_TEMPLATES_ROUTE } from '../../../features/room-hours/room-hours.paths';
import { ROOMS_OVERVIEW_PATH } from '../../../features/rooms-overview/rooms-overview.paths';
import { ROOMS_PATH } from '../../../features/rooms/rooms.paths';
import { ADMIN_SPECIALTIES_PATH } from '../../../features/specialties/specialties.paths';
import { TODAY_PATH } from '../../../features/today/today.paths';
import { USERS_PATH } from '../../../features/users/users.paths';
import { WAITING_LIST_PATH } from '../../../features/waiting-list/board/board.paths';
import { page } from '../../arriving-page';
import { ofViewer } from '../../guarded-page';
import { CONFIGURATION } from './configuration-section';
import { COVERAGE } from './coverage-section';
import { INTEGRATIONS } from './integrations-section';
import type { PanelTab } from './panel-tabs';
import { SETTLEMENT } from './settlement-section';
import { TILL } from './till-section';

/** The panel's first page stands above the tabs, which the documents count. */
export const PANEL_HOME: PanelTab = {
  label: 'Hoy',
  path: TODAY_PATH,
  icon: 'today',
  hasStats: true,
  sections: [
    {
      path: TODAY_PATH,
      needs: ['appointments'],
      label: 'Hoy',
      title: 'Hoy',
      isWide: true,
      lazy: ofViewer(async () => (await import('../TodayTab')).TodayTab),
    },
  ],
};

/** Also above the tabs of the documents. */
export const PANEL_PATIENTS: PanelTab = {
  label: 'Pacientes',
  path: PATIENTS_PATH,
  icon: 'patients',
  sections: [
    {
      path: PATIENTS_PATH,
      needs: ['patients'],
      label: 'Pacientes',
      title: 'Pacientes',
      lazy: page(async () => (await import('../../../features/patients/PatientsPage')).PatientsPage),
      below: [
        {
          path: CANDIDATES_PATH,
          needs: ['patients'],
          title: 'Posibles repetidos',
          lazy: page(async () => (await import('../../../features/patients/merge/CandidatesPage')).CandidatesPage),
        },
        {
          path: PATIENT_ROUTE,
          needs: ['patients'],
          title: 'Paciente',
          lazy: page(async () => (await import('../PatientTab')).PatientTab),
        },
        {
          path: CHOOSE_MERGED_ROUTE,
          needs: ['patients'],
          title: 'Unir con otro paciente',
          lazy: page(async () => (await import('../../../features/patients/merge/ChooseMergedPage')).ChooseMergedPage),
        },
        {
          path: MERGE_ROUTE,
          needs: ['patients'],
          title: 'Unir pacientes',
          lazy: page(async () => (await import('../../../features/patients/merge/MergePage')).MergePage),
        },
      ],
    },
  ],
};

/** The tabs below it, one line per sub-tab. */
export const PANEL_TABS: readonly PanelTab[] = [
  {
    label: 'Profesionales',
    path: PROFESSIONALS_PATH,
    icon: 'professionals',
    sections: [
      {
        path: PROFESSIONALS_PATH,
        needs: ['people'],
        label: 'Lista',
        title: 'Profesionales',
        lazy: page(async () => (await import('../../../features/professionals/ProfessionalsPage')).ProfessionalsPage),
        below: [
          {
            path: PROFESSIONAL_HOURS_ROUTE,
            needs: ['rooms'],
            title: 'Horarios y fechas',
            lazy: page(
              async () => (await import('../../../features/availability/ProfessionalHoursPage')).ProfessionalHoursPage,
            ),
          },
          {
            path: MARK_ABSENT_ROUTE,
            needs: ['appointments'],
            title: 'Avisar ausencia',
            lazy: page(async () => (await import('../../../features/absences/AbsencePages')).MarkAbsentPage),
          },
          {
            path: ABSENCE_ROUTE,
            needs: ['appointments'],
            title: 'Turnos de una ausencia',
            isWide: true,
            lazy: page(async () => (await import('../../../features/absences/AbsencePages')).AbsencePage),
          },
          {
            path: HANDOVER_ROUTE,
            needs: ['appointments'],
            title: 'Turnos de un profesional que se va',
            isWide: true,
            lazy: page(async () => (await import('../../../features/absences/handover/HandoverPage')).HandoverPage),
          },
        ],
      },
    ],
  },
  {
    label: 'Turnos',
    path: `${ADMIN_PATH}/appointments`,
    icon: 'appointments',
    sections: [
      {
        path: PANEL_CALENDAR_PATH,
        needs: ['appointments'],
        search: TODAY_SEARCH,
        isWide: true,
        label: 'Calendario',
        title: 'Turnos',
        lazy: ofViewer(async () => (await import('../CalendarTab')).PanelCalendar),
      },
      {
        path: REQUESTS_PATH,
        needs: ['requests'],
        label: 'Solicitudes de Turnos',
        title: 'Solicitudes de Turnos',
        lazy: page(async () => (await import('../../../features/requests/handle/RequestsPage')).RequestsPage),
      },
      {
        path: WAITING_LIST_PATH,
        needs: ['waiting_list'],
        label: 'Lista de espera',
        title: 'Lista de espera',
        isWide: true,
        lazy: ofViewer(async () => (await import('../../../features/waiting-list/board/BoardPage')).BoardPage),
      },
      TILL,
      {
        path: ROOMS_OVERVIEW_PATH,
        needs: ['rooms'],
        label: 'Disponibilidad',
        title: 'Vista de Disponibilidad de Salas',
        lazy: page(async () => (await import('./PanelAvailabilityPage')).PanelAvailabilityPage),
      },
      {
        path: CLINIC_RENTALS_PATH,
        needs: ['rooms'],
        label: 'Alquileres',
        title: 'Alquiler de salas',
        lazy: page(
          async () => (await import('../../../features/rentals/of-clinic/ClinicRentalsPage')).ClinicRentalsPage,
        ),
      },
    ],
  },
  {
    label: 'Usuarios',
    path: USERS_PATH,
    icon: 'users',
    sections: [
      {
        path: USERS_PATH,
        needs: ['people'],
        label: 'Usuarios',
        title: 'Usuarios',
        lazy: page(async () => (await import('../../../features/users/UsersPage')).UsersPage),
      },
    ],
  },
  {
    label: 'Sistema',
    path: `${ADMIN_PATH}/system`,
    icon: 'system',
    sections: [
      {
        path: ADMIN_SPECIALTIES_PATH,
        needs: ['people'],
        label: 'Especialidades',
        title: 'Gestión de Especialidades',
        lazy: page(async () => (await import('../../../features/specialties/SpecialtiesPage')).SpecialtiesPage),
      },
      {
        path: ROOMS_PATH,
        needs: ['rooms'],
        label: 'Salas',
        title: 'Salas',
        lazy: page(async () => (await import('./RoomsTab')).RoomsTab),
        parts: [
          { path: ROOMS_PATH, label: 'Salas' },
          { path: HOLIDAYS_PATH, label: 'Feriados' },
        ],
        below: [
          {
            path: HOLIDAYS_PATH,
            needs: ['rooms'],
            title: 'Feriados',
            lazy: page(async () => (await import('../../../features/holidays/HolidaysPage')).HolidaysPage),
          },
          {
            path: ROOM_AVAILABILITY_ROUTE,
            needs: ['rooms'],
            title: 'Disponibilidad de la sala',
            lazy: page(async () => (await import('../../../features/room-hours/RoomCalendarPage')).RoomCalendarPage),
          },
          {
            path: ROOM_TEMPLATES_ROUTE,
            needs: ['rooms'],
            title: 'Disponibilidad de la sala',
            lazy: page(
              async () => (await import('../../../features/room-hours/templates/RoomTemplatesPage')).RoomTemplatesPage,
            ),
          },
        ],
      },
      CONFIGURATION,
      COVERAGE,
      INTEGRATIONS,
      {
        path: BACKUPS_PATH,
        needs: ['backups'],
        label: 'Copias',
        title: 'Copias de seguridad',
        lazy: page(async () => (await import('../../../features/backups/BackupsPage')).BackupsPage),
      },
    ],
  },
  {
    label: 'Reportes',
    path: `${ADMIN_PATH}/reports`,
    icon: 'reports',
    hasStats: true,
    sections: [
      {
        path: ACTIVITY_PATH,
        needs: ['reports'],
        label: 'Actividad de Profesionales',
        title: 'Actividad de Profesionales',
        lazy: page(async () => (await import('../../../features/reports/ActivityPage')).ActivityPage),
      },
      SETTLEMENT,
      {
        path: AUDIT_PATH,
        needs: ['security'],
        label: 'Auditoría',
        title: 'Auditoría',
        lazy: page(async () => (await import('../../../features/reports/AuditPage')).AuditPage),
      },
      {
        path: FIGURES_PATH,
        needs: ['reports'],
        label: 'Indicadores',
        title: 'Indicadores',
        lazy: page(async () => (await import('../../../features/figures/FiguresPage')).FiguresPage),
        below: [
          {
            path: FIGURE_TURNOS_PATH,
            needs: ['reports'],
            title: 'Turnos del indicador',
            lazy: page(async () => (await import('../../../features/figures/FigureTurnosPage')).FigureTurnosPage),
          },
        ],
      },
    ],
  },
];
