/**
 * Foreign keys that a deletion follows (CASCADE, SET NULL), by deleted table, with the safeguard of the removed rows. A
 * test requires each (ADR 133).
 */
export const CASCADES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Only undoImport deletes them; all else cancels.
  appointments: {
    'absence_entries.appointment': 'undoImport refuses a turno of a board',
    'appointment_coverages.appointment':
      'imports make none, and undoImport refuses a turno that was changed, as setting one does',
    'appointment_mails.appointment': 'undoImport refuses a turno whose patient was mailed',
    'appointment_notices.appointment': 'a change waits to be mailed, and undoImport refuses a changed turno',
    'appointment_requests.appointment': 'undoImport refuses a turno that answers a request',
    'appointment_requests.replacedAppointmentId':
      'undoImport refuses a changed turno, and a replaced one was cancelled',
    'appointments.replacedById': 'undoImport refuses a changed turno, and a replaced one was cancelled or missed',
    'import_rows.appointment': "the import's own row",
    'room_occupancies.appointment': 'its own time',
    'visits.appointment': 'undoImport refuses a turno whose patient arrived',
    'waiting_list_entries.keptAppointmentId': 'undoImport refuses a turno that somebody keeps while waiting',
    'waiting_list_stretches.filledById': 'statistics; what fills freed time is never imported',
    'waiting_list_stretches.freedById': 'statistics; a freed turno has changed, so undoImport refuses it',
    'waiting_list_stretches.givenUpId': 'statistics; a turno that was given up has changed, so undoImport refuses it',
  },
  // Only undoImport deletes them. Removing a professional keeps the row, ends pending work and notifies.
  professionals: {
    'absence_entries.professional': 'undoImport refuses a professional with turnos',
    'activity_log.professional': 'a log that only its professional and administrators read; removing one counts it',
    'appointment_requests.professional': 'undoImport refuses a professional with requests',
    'booking_rules.professional': 'undoImport refuses a professional with rules',
    'calendar_feeds.professional': 'undoImport refuses a professional whose calendar has a link',
    'consultation_kinds.professional': 'undoImport refuses a professional with appointment types',
    'copay_amounts.professional': 'undoImport refuses a professional with copays',
    'coverage_rules.professional': 'undoImport refuses a professional with coverage rules',
    'holds.professional': 'undoImport refuses a professional whose time is held',
    'import_rows.professional': "the import's own row",
    'professional_availability.professional': 'undoImport refuses a professional with hours',
    'professional_slugs.owner': "addresses of the profile's page, which goes",
    'professional_weeks.professional': 'a version of hours, without which it has no use',
    'slot_waits.professional': 'statistics of days on which nobody could book them',
    'unavailable_dates.professional': 'undoImport refuses a professional with absences',
    'waiting_list_entries.professionalId': 'undoImport refuses a professional somebody waits or waited for',
    'waiting_list_stretches.professionalId': 'undoImport refuses a professional whose time was offered',
  },
  // deleteRoom and undoImport: only if there never was a turno or rental.
  rooms: {
    'calendar_feeds.room': 'a link of the administrators who delete the room; undoImport refuses it',
    'holds.room': 'refused while anything is held for a patient; lapsed ones hold nothing',
    'import_rows.room': "the import's own row",
    'room_day_overrides.room': 'hours in which nothing was booked; undoImport refuses them',
    'room_months.room': 'hours in which nothing was booked; undoImport refuses them',
    'room_specialties.room': 'what the room serves',
    'waiting_list_stretches.roomId': 'an open one holds time, so it is refused; closed ones were answered',
  },
  // Rejected with professionals, requests, rooms or waiting entries.
  specialties: {
    'copay_amounts.specialty': 'no professional has the specialty, so no turno is of it',
    'coverage_rules.specialty': 'the same',
    'specialty_slugs.owner': "addresses of the specialty's page, which goes",
    'waiting_list_entries.specialtyId': 'refused while one is active; those that ended were notified of it',
  },
  // Only unused patients are deleted: temporary ones, and by undoImport unchanged ones of an import.
  patients: {
    'import_rows.patient': "the import's own row",
    'patient_candidates.first': 'a proposal about an unused patient has no use',
    'patient_candidates.second': 'the same',
    'patient_coverages.patient': 'a coverage counts as an edit, so its patient stays; undoImport refuses it',
    'patient_identifiers.patient':
      'a patient with a document is validated, so it stays; undoImport takes back what it brought',
    'patient_merges.merged': 'a merged patient stays',
    'patient_merges.survivor': 'a merge counts as an edit, so the survivor stays',
    'patient_reads.patient': 'a log of who read an unused patient goes with it',
    'patient_relations.patient': 'a relation counts as an edit, so both stay; undoImport refuses them',
    'patient_relations.relative': 'the same',
    'patients.survivor': 'the same',
  },
  // deleteUser; remaining records have names and e-mails of their own.
  users: {
    'absence_entries.contactBy': 'who called the patient, in the audit too',
    'activity_log.actorUser': 'the audit keeps who did it',
    'api_keys.createdBy': 'a key is the clinic’s and goes on',
    'appointment_requests.patientUser': 'the request stays, and is answered by mail',
    'appointment_coverages.decidedBy': 'the decision stays, and the audit keeps who noted it',
    'appointment_coverages.requestedBy': 'the request stays, and the audit keeps who noted it',
    'appointments.patientUser': 'the turno stays, and its mails go to its own address',
    'audit_events.actorUser': 'recorded by name as well',
    'backups.askedBy': 'who asked for a backup',
    'email_tokens.user': 'links into an account that is gone',
    'factor_challenges.user': 'a sign-in that is gone',
    'holds.actorUser': 'who placed it; what it holds stays',
    'holiday_years.decidedBy': 'who decided, in the audit too',
    'imports.createdBy': 'who imported, in the audit too',
    'payments.takenBy': 'the payment stays, and the audit keeps who took it',
    'patient_coverages.checkedBy': 'when it was checked stays',
    'patient_erasures.erasedBy': 'the erasure stays, and the audit keeps who did it',
    'patient_reads.actorUser': 'the reading stays, without its reader',
    'patients.user': 'the patient stays while there are turnos, requests or entries',
    'recovery_codes.user': 'ways into an account that is gone',
    'second_factors.user': 'ways into an account that is gone',
    'sessions.user': 'sessions of an account that is gone',
    'sign_in_sources.user': 'where the account signed in from',
    'tills.closedBy': 'the till stays, and the audit keeps who closed it',
    'tills.openedBy': 'the till stays, and the audit keeps who opened it',
    'waiting_list_entries.actorUserId': 'who added it, in the audit too',
    'waiting_list_entries.endedById': 'who ended it, in the audit too',
    'waiting_list_entries.patientUserId': 'deleteUser ends what the account waits for, and its offers go to the next',
  },
  // Refused once a turno was booked with it.
  consultation_kinds: {
    'copay_amounts.appointmentType': 'no turno is of the type',
    'coverage_rules.appointmentType': 'the same',
  },
  // Rows that no request deletes, or parts of a deleted row.
  events: { 'webhook_deliveries.event': 'events expire after all tries of a delivery are over' },
  holds: { 'room_occupancies.hold': 'its own time; whoever deletes it settles what it was for' },
  imports: { 'import_rows.import': 'never deleted' },
  insurers: {
    'import_rows.insurer': "the import's own row",
    'insurer_plans.insurer': 'its own plans; refused while a coverage names the insurer',
  },
  room_bookings: { 'room_occupancies.roomBooking': 'never deleted' },
  room_day_overrides: {
    'room_day_override_hours.roomDayOverride': 'its own hours; bookings left outside are confirmed',
  },
  room_months: { 'room_month_hours.roomMonth': 'its own hours; bookings left outside are confirmed' },
  room_templates: { 'room_template_hours.roomTemplate': 'its own hours; months it was applied to stay' },
  waiting_list_entries: { 'waiting_list_offers.entryId': 'never deleted but with its professional or specialty' },
  waiting_list_stretches: { 'waiting_list_offers.freedSlotId': 'never deleted but with its professional or room' },
  webhook_endpoints: { 'webhook_deliveries.endpoint': 'whoever deletes an address wants nothing sent there any more' },
};
