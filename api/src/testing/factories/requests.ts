import { randomUUID } from 'node:crypto';

import type { Database } from '../../platform/database/database';
import { insertRow } from './rows';

interface RequestTraits {
  id?: string;
  specialtyId: number;
  specialtyName?: string;
  patientUserId?: number | null;
  patientName?: string;
  patientEmail?: string;
  patientPhone?: string | null;
  status?: string;
  appointmentId?: string | null;
  createdAt?: string;
  formConfig?: readonly object[];
  formData?: object;
}

export async function makeRequest(db: Database, traits: RequestTraits): Promise<string> {
  return insertRow<string>(db, 'appointment_requests', {
    id: traits.id ?? randomUUID(),
    specialty_id: traits.specialtyId,
    specialty_name: traits.specialtyName ?? 'Cardiología',
    patient_user_id: traits.patientUserId ?? null,
    patient_name: traits.patientName ?? 'Rosa Pérez',
    patient_email: traits.patientEmail ?? 'rosa@ejemplo.example',
    patient_phone: traits.patientPhone === undefined ? '0341 555-1111' : traits.patientPhone,
    preferred_date: '2026-06-03',
    preferred_time: '09:30',
    form_data: JSON.stringify(traits.formData ?? {}),
    form_config: JSON.stringify(traits.formConfig ?? []),
    status: traits.status ?? 'pending',
    appointment_id: traits.appointmentId ?? null,
    created_at: traits.createdAt ?? '2026-05-30T15:20:30Z',
  });
}
