import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests by specialty. One keeps the specialty's name and form, and outlives its professional, turno and account.
 */
export class AppointmentRequests1766050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REQUESTS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const REQUESTS = /* sql */ `
CREATE TABLE appointment_requests (
  id uuid PRIMARY KEY,
  specialty_id integer NOT NULL REFERENCES specialties,
  specialty_name text NOT NULL,
  patient_user_id integer REFERENCES users ON DELETE SET NULL,
  patient_name text NOT NULL,
  patient_email text NOT NULL,
  patient_phone text,
  preferred_date date,
  preferred_time text,
  form_data jsonb NOT NULL DEFAULT '{}',
  form_config jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL DEFAULT 'pending',
  admin_notes text,
  professional_id integer REFERENCES professionals ON DELETE SET NULL,
  appointment_id uuid REFERENCES appointments ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT appointment_requests_status_check CHECK (status IN ('pending', 'pending_assignment', 'rejected', 'assigned')),
  CONSTRAINT appointment_requests_assigned_check CHECK (status = 'assigned' OR professional_id IS NULL AND appointment_id IS NULL),
  CONSTRAINT appointment_requests_preferred_time_check CHECK (preferred_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  CONSTRAINT appointment_requests_form_data_check CHECK (jsonb_typeof(form_data) = 'object'),
  CONSTRAINT appointment_requests_form_config_check CHECK (jsonb_typeof(form_config) = 'array')
);

-- Lists, newest first: of all, of a status, of a specialty. The last one also finds what keeps a specialty from being deleted.
CREATE INDEX appointment_requests_newest ON appointment_requests (created_at DESC, id DESC);
CREATE INDEX appointment_requests_of_status ON appointment_requests (status, created_at DESC, id DESC);
CREATE INDEX appointment_requests_of_specialty ON appointment_requests (specialty_id, created_at DESC, id DESC);
-- What a deleted account, professional or turno leaves; a turno is made of one request at most.
CREATE INDEX appointment_requests_of_patient ON appointment_requests (patient_user_id) WHERE patient_user_id IS NOT NULL;
CREATE INDEX appointment_requests_of_professional ON appointment_requests (professional_id) WHERE professional_id IS NOT NULL;
CREATE UNIQUE INDEX appointment_requests_appointment_unique ON appointment_requests (appointment_id) WHERE appointment_id IS NOT NULL;
-- How many an address has that nobody has answered.
CREATE INDEX appointment_requests_open_email ON appointment_requests (lower(patient_email))
  WHERE status IN ('pending', 'pending_assignment')`;
