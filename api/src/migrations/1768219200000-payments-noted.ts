import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events about payments and their reversals (ADR 163). */
export class PaymentsNoted1768219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTE);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

/** Without what names a person: concept, reason, voucher. */
const FACTS = ['id', 'till_id', 'appointment_id', 'professional_id', 'amount', 'means', 'taken_at', 'reverses_id'];

const NOTE = /* sql */ `
CREATE OR REPLACE FUNCTION note_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO noted_changes (entity, after)
  VALUES ('payment', jsonb_build_object(${FACTS.map((column) => `'${column}', NEW.${column}`).join(', ')}));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER payments_noted AFTER INSERT ON payments
  FOR EACH ROW WHEN (NOT NEW.is_withdrawal) EXECUTE FUNCTION note_payments()`;
