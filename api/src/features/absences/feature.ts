import type { Feature } from '../../platform/feature';
import { TIME_FREED, TIME_TAKEN_BACK } from '../appointments/change/freed-time';
import { ABSENCE_REMOVED } from '../availability/removed-absence';
import { HOLD_OWNERS } from '../holds/hold-owners';
import { ROWS_OF_PATIENTS, type RowsOfPatients } from '../patients/erasure/rows-of-patients';
import { AbsenceEntryEntity } from './absence-entry.entity';
import { AbsenceResolver } from './absence.resolver';
import { HandoverResolver } from './handover/handover.resolver';
import { namesOfTurnos, releaseProposal, releaseUnneeded, takeProposal } from './held-proposals';

/** The desk's notes about calls. */
const callsOfPatients: RowsOfPatients = {
  async erase(_ctx, { manager }, patientIds) {
    const calls = manager.createQueryBuilder().update(AbsenceEntryEntity).set({ contactNote: null });
    await calls
      .where('appointment_id IN (SELECT id FROM appointments WHERE patient_id = ANY (:patientIds))', { patientIds })
      .execute();
  },
};

export const absences: Feature = {
  name: 'absences',
  scope: 'appointments',
  entities: [AbsenceEntryEntity],
  resolvers: [AbsenceResolver, HandoverResolver],
  extensions: [
    HOLD_OWNERS.with({ purpose: 'absence', namesOf: namesOfTurnos }),
    TIME_TAKEN_BACK.with(takeProposal),
    TIME_FREED.with(releaseProposal),
    ABSENCE_REMOVED.with(releaseUnneeded),
    ROWS_OF_PATIENTS.with(callsOfPatients),
  ],
};
