import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds requests by the DNI in their answers. */
export class RequestsByDni1767800200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DOCUMENTS);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const DOCUMENTS = /* sql */ `
-- The digits of the answers to questions whose label names a DNI or a documento; null without any.
CREATE FUNCTION document_number(form_config jsonb, form_data jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT string_agg(digits, ' ')
    FROM (
      SELECT regexp_replace(form_data ->> (field ->> 'id'), '\\D', '', 'g') AS digits
      FROM jsonb_array_elements(form_config) AS field
      WHERE folded(field ->> 'label') ~ '\\m(d\\.?n\\.?i|documento)\\M'
    ) AS answer
    WHERE length(digits) BETWEEN 6 AND 11
  );
ALTER TABLE appointment_requests DROP COLUMN searched;
ALTER TABLE appointment_requests
  ADD COLUMN document_number text GENERATED ALWAYS AS (document_number(form_config, form_data)) STORED,
  ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (folded(
    'n.º ' || number || ' ' || patient_name || ' ' || patient_email || ' '
      || coalesce(patient_phone || ' ' || regexp_replace(patient_phone, '\\D', '', 'g'), '')
      || coalesce(' ' || document_number(form_config, form_data), '')
  )) STORED;
CREATE INDEX appointment_requests_searched ON appointment_requests USING gin (searched gin_trgm_ops);
CREATE INDEX appointment_requests_of_address ON appointment_requests (lower(patient_email));
`;
