import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhook endpoints and deliveries. */
export class Webhooks1768000410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE webhook_endpoints (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        url text NOT NULL,
        description text NOT NULL DEFAULT '',
        -- None: all.
        event_types text[] NOT NULL DEFAULT '{}',
        with_personal_data boolean NOT NULL DEFAULT false,
        paused_because text,
        secret_version integer NOT NULL DEFAULT 1,
        secret_changed_at timestamptz,
        created_at timestamptz NOT NULL,
        version integer NOT NULL DEFAULT 1,
        sent_through bigint NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        failing_since timestamptz,
        retry_at timestamptz,
        claim integer NOT NULL DEFAULT 0,
        claimed_until timestamptz,
        CONSTRAINT webhook_endpoints_paused_check CHECK (paused_because IN ('by_hand', 'failing', 'gone'))
      );

      CREATE TABLE webhook_deliveries (
        endpoint_id integer NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
        number bigint NOT NULL REFERENCES events ON DELETE CASCADE,
        state text NOT NULL,
        attempts integer NOT NULL,
        attempted_at timestamptz NOT NULL,
        due_at timestamptz,
        status_code integer,
        fault text,
        duration_ms integer NOT NULL,
        response text NOT NULL DEFAULT '',
        PRIMARY KEY (endpoint_id, number),
        CONSTRAINT webhook_deliveries_state_check CHECK (state IN ('delivered', 'waiting', 'failed')),
        CONSTRAINT webhook_deliveries_due_check CHECK ((due_at IS NOT NULL) = (state = 'waiting'))
      );
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, due_at) WHERE state = 'waiting';
      CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (number);
      CREATE INDEX webhook_deliveries_log ON webhook_deliveries (endpoint_id, attempted_at DESC, number DESC);

      -- What the secrets of all endpoints are made of: 244 random bits.
      INSERT INTO secrets (name, key)
      VALUES ('webhook', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
