import { CANCELLATION_WORDS } from '../../../domain/cancellation-reason';
import { AUTHORIZATION_LABELS } from '../../../domain/authorization';
import { RELATIONSHIP_LABELS } from '../../../domain/coverage';
import { EXEMPT_REASONS, OUTCOME_LABELS } from '../../../domain/coverage-rules';
import { IDENTIFIER_WORDS } from '../../../domain/patient-identifiers';
import { APPOINTMENT } from '../../appointments/appointment.entity';
import { PATIENT } from '../../patients/patient.entity';
import { PATIENT_RELATION } from '../../patients/relations/patient-relation.entity';
import { REQUEST } from '../../requests/request.entity';
import { OF_PERSONS, section, type Section } from './export-section';
import { PAYMENTS_SECTION } from './payments-section';
import { MAIL_WORDS, REQUESTED_COVERAGE, wordOf, YES_NO } from './export-words';
import { WAITING_LIST_SECTIONS } from './waiting-list-sections';

/** In the order of the files; docs/patient-data.md documents them. */
export const SECTIONS: readonly Section[] = [
  section(
    'person',
    'Persona',
    {
      id: 'Identificador',
      name: 'Nombre',
      given_names: 'Nombres del DNI',
      family_names: 'Apellidos del DNI',
      registered_sex: 'Sexo del DNI',
      birth_date: 'Fecha de nacimiento',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      preferred_channel: { word: 'Contacto preferido', show: PATIENT.fields.preferredChannel.show },
      nationality: 'Nacionalidad (país)',
      may_book_online: { word: 'Turnos por internet', show: PATIENT.fields.mayBookOnline.show },
      deceased_on: 'Fecha de fallecimiento',
      notes: 'Notas para recepción',
      state: { word: 'Estado', show: PATIENT.fields.state.show },
      created_at: 'Registrada el',
      changed_at: 'Última corrección',
    },
    `SELECT p.id, p.name, p.given_names, p.family_names, p.registered_sex, p.birth_date, nullif(p.email, '') AS email,
       p.phone, p.preferred_channel, p.nationality, p.may_book_online, p.deceased_on,
       CASE WHEN o.account IS NULL THEN p.notes END AS notes, p.state, p.created_at, p.changed_at
     FROM asked AS o JOIN patients AS p ON p.id = o.id`,
  ),
  section(
    'documents',
    'Documentos',
    { kind: { word: 'Tipo', show: wordOf(IDENTIFIER_WORDS) }, number: 'Número', registered_sex: 'Sexo' },
    `SELECT i.kind, i.number, i.registered_sex FROM asked AS o JOIN patient_identifiers AS i ON i.patient_id = o.id
     ORDER BY i.kind`,
  ),
  section(
    'account',
    'Cuenta',
    {
      id: 'Identificador',
      name: 'Nombre',
      email: 'Correo electrónico',
      email_confirmed_at: 'Correo confirmado el',
      phone: 'Teléfono',
      address: 'Dirección',
      birth_date: 'Fecha de nacimiento',
      emergency_contact_name: 'Contacto de emergencia',
      emergency_contact_phone: 'Teléfono de emergencia',
      emergency_contact_relationship: 'Relación',
      has_picture: { word: 'Foto de perfil', show: YES_NO },
      created_at: 'Creada el',
      suspended_at: 'Suspendida el',
    },
    `SELECT u.id, u.name, u.email, u.email_confirmed_at, u.phone, u.address, u.date_of_birth AS birth_date,
       u.emergency_contact_name, u.emergency_contact_phone, u.emergency_contact_relationship,
       u.picture_id IS NOT NULL AS has_picture, u.created_at, u.suspended_at
     FROM asked AS o JOIN patients AS p ON p.id = o.id JOIN users AS u ON u.id = p.user_id`,
  ),
  section(
    'family',
    'Familia',
    {
      id: 'Identificador',
      other_person: 'Otra persona',
      is_relative: { word: 'La otra persona saca turnos por esta', show: YES_NO },
      kind: { word: 'Vínculo de quien saca los turnos', show: PATIENT_RELATION.fields.kind.show },
      may_book: { word: 'Saca turnos', show: YES_NO },
      may_see: { word: 'Ve los turnos', show: YES_NO },
      agreed_by: { word: 'Acordado por', show: PATIENT_RELATION.fields.agreedBy.show },
      agreed_at: 'Acordado el',
    },
    `SELECT r.id, p.name AS other_person, r.patient_id = o.id AS is_relative, r.kind, r.may_book, r.may_see, r.agreed_by,
       r.agreed_at
     FROM asked AS o JOIN patient_relations AS r ON o.id IN (r.patient_id, r.relative_id)
     JOIN patients AS p ON p.id = CASE WHEN r.patient_id = o.id THEN r.relative_id ELSE r.patient_id END
     ORDER BY r.agreed_at, r.id`,
  ),
  section(
    'coverages',
    'Coberturas',
    {
      insurer: 'Obra social o prepaga',
      plan: 'Plan',
      number: 'Número de afiliado',
      holder_name: 'Titular',
      relationship: { word: 'Vínculo con el titular', show: wordOf(RELATIONSHIP_LABELS) },
      valid_from: 'Desde el',
      valid_to: 'Hasta el',
      checked_at: 'Comprobada el',
      is_primary: { word: 'Principal', show: YES_NO },
    },
    `SELECT i.name AS insurer, l.name AS plan, c.number, c.holder_name, c.relationship, c.valid_from, c.valid_to,
       c.checked_at, c.is_primary
     FROM asked AS o
     JOIN patient_coverages AS c ON c.patient_id = ${OF_PERSONS}
     JOIN insurers AS i ON i.id = c.insurer_id
     LEFT JOIN insurer_plans AS l ON l.id = c.plan_id
     ORDER BY c.is_primary DESC, c.valid_from, c.id`,
  ),
  section(
    'appointments',
    'Turnos',
    {
      id: 'Identificador',
      starts_at: 'Inicio',
      ends_at: 'Fin',
      status: { word: 'Estado', show: APPOINTMENT.fields.status.show },
      professional: 'Profesional',
      specialty: 'Especialidad',
      appointment_type: 'Tipo de consulta',
      room: 'Sala',
      price: 'Precio',
      insurer: 'Obra social o prepaga',
      plan: 'Plan',
      member_number: 'Número de afiliado',
      coverage_outcome: { word: 'Cobertura', show: wordOf(OUTCOME_LABELS) },
      copay: 'Copago',
      exempt_reason: { word: 'Exención del copago', show: wordOf(EXEMPT_REASONS) },
      authorization_status: { word: 'Autorización', show: wordOf(AUTHORIZATION_LABELS) },
      authorization_number: 'Número de autorización',
      authorization_valid_until: 'Autorización válida hasta',
      order_cuir: 'CUIR de la orden',
      patient_name: 'Nombre',
      patient_email: 'Correo electrónico',
      patient_phone: 'Teléfono',
      patient_birth_date: 'Fecha de nacimiento',
      contact_name: 'Quien reservó',
      is_self_booked: 'Reservado por internet',
      patient_moves: { word: 'Movido por el paciente', show: APPOINTMENT.fields.patientMoves.show },
      notes: 'Notas',
      overbooking_reason: 'Motivo del sobreturno',
      cancellation_reason: { word: 'Motivo de la cancelación', show: wordOf(CANCELLATION_WORDS) },
      cancellation_note: 'Detalle del motivo',
      created_at: 'Registrado el',
      moved_at: 'Movido el',
      cancelled_at: 'Cancelado el',
      arrived_at: 'Llegó',
      started_at: 'Empezó la consulta',
      finished_at: 'Terminó la consulta',
    },
    `SELECT a.id, a.starts_at, a.ends_at, a.status, p.name AS professional, p.specialty_name AS specialty,
       a.consultation_kind_name AS appointment_type, r.name AS room, a.price, c.insurer_name AS insurer, c.plan_name AS plan, c.member_number,
       c.outcome AS coverage_outcome, c.copay, c.exempt_reason, c.authorization_status, c.authorization_number,
       c.authorization_valid_until, c.order_cuir, a.patient_name,
       nullif(a.patient_email, '') AS patient_email, a.patient_phone, a.patient_birth_date, a.contact_name,
       a.is_self_booked, a.patient_moves, a.notes,
       CASE WHEN o.account IS NULL THEN a.overbooking_reason END AS overbooking_reason,
       CASE WHEN o.account IS NULL OR a.cancellation_told THEN a.cancellation_reason END AS cancellation_reason,
       CASE WHEN o.account IS NULL OR a.cancellation_told THEN a.cancellation_note END AS cancellation_note,
       a.created_at, a.moved_at, a.cancelled_at, v.arrived_at, v.started_at, v.finished_at
     FROM asked AS o
     JOIN appointments AS a ON a.patient_id = ${OF_PERSONS} AND (o.account IS NULL OR a.patient_user_id = o.account)
     JOIN professional_profiles AS p ON p.id = a.professional_id
     JOIN rooms AS r ON r.id = a.room_id
     LEFT JOIN visits AS v ON v.appointment_id = a.id
     LEFT JOIN appointment_coverages AS c ON c.appointment_id = a.id
     ORDER BY a.starts_at, a.id`,
  ),
  section(
    'requests',
    'Solicitudes de turnos',
    {
      number: 'Número',
      specialty: 'Especialidad',
      status: { word: 'Estado', show: REQUEST.fields.status.show },
      patient_name: 'Nombre',
      patient_email: 'Correo electrónico',
      patient_phone: 'Teléfono',
      patient_birth_date: 'Fecha de nacimiento',
      contact_name: 'Quien la pidió',
      ...REQUESTED_COVERAGE,
      preferred_date: 'Fecha preferida',
      preferred_time: 'Horario preferido',
      answers: 'Respuestas',
      professional: 'Profesional',
      appointment_id: 'Turno',
      notes: 'Notas de la clínica',
      rejection_reason: 'Motivo del rechazo',
      created_at: 'Enviada el',
      withdrawn_at: 'Anulada el',
    },
    `SELECT r.number, r.specialty_name AS specialty, r.status, r.patient_name, r.patient_email, r.patient_phone,
       r.patient_birth_date, r.contact_name, i.name AS insurer, l.name AS plan, r.member_number,
       r.preferred_date, r.preferred_time,
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'question', coalesce(field.it ->> 'label', answer.key), 'answer', answer.value
          ) ORDER BY field.place), '[]')
        FROM jsonb_each(r.form_data) AS answer
        LEFT JOIN jsonb_array_elements(r.form_config) WITH ORDINALITY AS field (it, place)
          ON field.it ->> 'id' = answer.key) AS answers,
       p.name AS professional, r.appointment_id,
       CASE WHEN o.account IS NULL THEN r.admin_notes END AS notes,
       CASE WHEN o.account IS NULL OR r.rejection_told THEN r.rejection_reason END AS rejection_reason, r.created_at,
       r.withdrawn_at
     FROM asked AS o
     JOIN appointment_requests AS r ON r.patient_id = ${OF_PERSONS} AND (o.account IS NULL OR r.patient_user_id = o.account)
     LEFT JOIN professional_profiles AS p ON p.id = r.professional_id
     LEFT JOIN insurers AS i ON i.id = r.insurer_id
     LEFT JOIN insurer_plans AS l ON l.id = r.plan_id
     ORDER BY r.created_at, r.id`,
  ),
  ...WAITING_LIST_SECTIONS,
  PAYMENTS_SECTION,
  section(
    'mails',
    'Correos sobre turnos, del último año',
    { kind: { word: 'Tipo', show: wordOf(MAIL_WORDS) }, appointment_id: 'Turno', sent_at: 'Enviado el' },
    `SELECT m.kind, m.appointment_id, m.sent_at
     FROM asked AS o
     JOIN appointments AS a ON a.patient_id = ${OF_PERSONS} AND (o.account IS NULL OR a.patient_user_id = o.account)
     JOIN appointment_mails AS m ON m.appointment_id = a.id AND m.sent_at IS NOT NULL
     ORDER BY m.sent_at`,
  ),
  section(
    'readings',
    'Quién vio los datos',
    { read_at: 'Fecha', reader: 'Quién' },
    `SELECT v.at AS read_at, CASE
         WHEN v.actor_key_id IS NOT NULL THEN 'Otro sistema'
         WHEN u.role = 'professional' THEN u.name
         WHEN u.id IS NOT NULL THEN 'Recepción o administración'
         ELSE 'Una cuenta que ya no existe' END AS reader
     FROM asked AS o
     JOIN patient_reads AS v ON v.patient_id = ${OF_PERSONS}
     LEFT JOIN users AS u ON u.id = v.actor_user_id
     ORDER BY v.at, v.id`,
  ),
];
