import type { Transaction } from '../../platform/database/database';
import { Patient } from './patient.entity';

interface Correction {
  /** Patient of the corrected appointment. */
  patientId: string;
  from: string | null;
  to: string;
}

/** For the patient that this booking alone made: found by its phone, it would keep the mistyped address. */
export async function correctAddress({ manager }: Transaction, { patientId, from, to }: Correction): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Patient)
    .set({
      email: to,
      knownBy: () => 'ARRAY(SELECT unnest(known_by) EXCEPT SELECT unnest(patient_keys(name, :from, NULL)))',
      version: () => 'version + 1',
    })
    .where({ id: patientId })
    .andWhere("email = :from AND state = 'temporary' AND changed_at IS NULL AND user_id IS NULL", { from })
    .andWhere('has_one_appointment_alone(id)')
    .execute();
}
