import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors beside the password. */
export class SecondFactors1768100800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE second_factors (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz,
        seed bytea,
        last_step integer,
        credential_id bytea,
        public_key bytea,
        counter bigint,
        transports text[],
        is_backed_up boolean,
        CONSTRAINT second_factors_name_check CHECK (name <> ''),
        CONSTRAINT second_factors_kind_check CHECK (
          kind = 'authenticator' AND length(seed) = 32 AND last_step IS NOT NULL AND credential_id IS NULL
          OR kind = 'passkey' AND seed IS NULL AND credential_id IS NOT NULL AND public_key IS NOT NULL
            AND counter IS NOT NULL AND transports IS NOT NULL AND is_backed_up IS NOT NULL)
      );
      CREATE INDEX second_factors_user ON second_factors (user_id);
      CREATE UNIQUE INDEX second_factors_credential ON second_factors (credential_id);

      CREATE TABLE recovery_codes (
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        CONSTRAINT recovery_codes_code_hash_check CHECK (length(code_hash) = 32),
        PRIMARY KEY (user_id, code_hash)
      );

      CREATE TABLE factor_challenges (
        token_hash bytea PRIMARY KEY,
        user_id integer REFERENCES users ON DELETE CASCADE,
        purpose text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT factor_challenges_token_hash_check CHECK (length(token_hash) = 32),
        CONSTRAINT factor_challenges_purpose_check CHECK (
          purpose = 'passkey-sign-in' AND user_id IS NULL
          OR purpose IN ('sign-in', 'authenticator', 'passkey') AND user_id IS NOT NULL)
      );
      CREATE INDEX factor_challenges_user ON factor_challenges (user_id);
      CREATE INDEX factor_challenges_expiry ON factor_challenges (expires_at);

      -- What the secrets of authenticators are made of, and recovery codes are hashed with: 244 random bits.
      INSERT INTO secrets (name, key)
      VALUES ('second-factor', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}
