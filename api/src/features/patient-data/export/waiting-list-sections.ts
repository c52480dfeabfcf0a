import { counted } from '../../../domain/counted';
import { END_LABELS, WAITING_LIST_ENTRY } from '../../waiting-list/entries/entry.entity';
import { OF_PERSONS, section, type Section } from './export-section';
import { hoursText, OUTCOME_WORDS, REQUESTED_COVERAGE, wordOf } from './export-words';

export const WAITING_LIST_SECTIONS: readonly Section[] = [
  section(
    'waiting_list',
    'Lista de espera',
    {
      waits_for: 'Para',
      status: { word: 'Estado', show: WAITING_LIST_ENTRY.fields.status.show },
      patient_name: 'Nombre',
      patient_email: 'Correo electrónico',
      patient_phone: 'Teléfono',
      patient_birth_date: 'Fecha de nacimiento',
      contact_name: 'Quien la anotó',
      ...REQUESTED_COVERAGE,
      hours: { word: 'Horarios', show: hoursText },
      from_date: 'Desde el',
      until_date: 'Hasta el',
      notice_hours: { word: 'Aviso mínimo', show: (hours: number) => counted(hours, 'hora', 'horas') },
      kept_appointment_id: 'Turno que conserva',
      urgent_reason: 'Motivo de urgencia',
      created_at: 'Anotada el',
      ended_at: 'Terminada el',
      end_reason: { word: 'Cómo terminó', show: wordOf(END_LABELS) },
      end_note: 'Motivo de la baja',
    },
    `SELECT coalesce(p.name, s.name) AS waits_for, w.status, w.patient_name, nullif(w.patient_email, '') AS patient_email,
       w.patient_phone, w.patient_birth_date, w.contact_name, i.name AS insurer, l.name AS plan, w.member_number,
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'weekday', it.weekday,
            'start_time', to_char(make_interval(mins => it."startMinute"), 'HH24:MI'),
            'end_time', to_char(make_interval(mins => it."endMinute"), 'HH24:MI')
          ) ORDER BY it.weekday, it."startMinute"), '[]')
        FROM jsonb_to_recordset(w.hours) AS it (weekday integer, "startMinute" integer, "endMinute" integer)) AS hours,
       w.from_date, w.until_date, w.notice_hours, w.kept_appointment_id,
       CASE WHEN o.account IS NULL THEN w.urgent_reason END AS urgent_reason,
       w.created_at, w.ended_at, w.end_reason, CASE WHEN o.account IS NULL THEN w.end_note END AS end_note
     FROM asked AS o
     JOIN waiting_list_entries AS w ON w.patient_id = ${OF_PERSONS} AND (o.account IS NULL OR w.patient_user_id = o.account)
     LEFT JOIN professional_profiles AS p ON p.id = w.professional_id
     LEFT JOIN specialties AS s ON s.id = w.specialty_id
     LEFT JOIN insurers AS i ON i.id = w.insurer_id
     LEFT JOIN insurer_plans AS l ON l.id = w.plan_id
     ORDER BY w.created_at, w.id`,
  ),
  section(
    'offers',
    'Horarios ofrecidos de la lista de espera',
    {
      starts_at: 'Inicio',
      ends_at: 'Fin',
      professional: 'Profesional',
      room: 'Sala',
      offered_at: 'Ofrecido el',
      outcome: { word: 'Respuesta', show: wordOf(OUTCOME_WORDS) },
      answered_at: 'Respondido el',
    },
    `SELECT s.starts_at, s.ends_at, p.name AS professional, r.name AS room, f.offered_at, f.outcome, f.answered_at
     FROM asked AS o
     JOIN waiting_list_entries AS w ON w.patient_id = ${OF_PERSONS}
       AND (o.account IS NULL OR w.patient_user_id = o.account)
     JOIN waiting_list_offers AS f ON f.entry_id = w.id
     JOIN waiting_list_stretches AS s ON s.id = f.stretch_id
       AND (o.account IS NULL OR f.outcome <> 'pending' OR s.told_at IS NOT NULL)
     JOIN professional_profiles AS p ON p.id = s.professional_id
     JOIN rooms AS r ON r.id = s.room_id
     ORDER BY f.offered_at, f.id`,
  ),
];
