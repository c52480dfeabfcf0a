import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waiting-list entries, freed slots and their offers. */
export class WaitingList1768200400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENTRIES);
    await runner.query(STRETCHES);
    await runner.query(OFFERS);
    await runner.query(/* sql */ `
      -- What links to offers and entries are signed with: 244 random bits.
      INSERT INTO secrets (name, key)
      VALUES ('waiting-list', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea))`);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const ENTRIES = /* sql */ `
CREATE TABLE waiting_list_entries (
  id uuid PRIMARY KEY,
  -- Either: that professional, or anybody of the specialty.
  professional_id integer REFERENCES professionals ON DELETE CASCADE,
  specialty_id integer REFERENCES specialties ON DELETE CASCADE,
  patient_user_id integer REFERENCES users ON DELETE SET NULL,
  patient_name text NOT NULL,
  patient_email text NOT NULL,
  patient_phone text,
  patient_birth_date date,
  contact_name text,
  hours jsonb NOT NULL,
  from_date date NOT NULL,
  until_date date NOT NULL,
  notice_hours smallint NOT NULL,
  kept_appointment_id uuid REFERENCES appointments ON DELETE SET NULL,
  urgent_reason text,
  status text NOT NULL,
  end_reason text,
  end_note text,
  ended_at timestamptz,
  ended_by_id integer REFERENCES users ON DELETE SET NULL,
  actor_user_id integer REFERENCES users ON DELETE SET NULL,
  actor_key_id integer REFERENCES api_keys,
  created_at timestamptz NOT NULL,
  version integer NOT NULL,
  CONSTRAINT waiting_list_entries_whose CHECK (num_nonnulls(professional_id, specialty_id) = 1),
  CONSTRAINT waiting_list_entries_patient_birth_date_check CHECK (isfinite(patient_birth_date)),
  CONSTRAINT waiting_list_entries_hours_check CHECK (jsonb_typeof(hours) = 'array'),
  CONSTRAINT waiting_list_entries_dates CHECK (
    isfinite(from_date) AND isfinite(until_date) AND from_date <= until_date),
  CONSTRAINT waiting_list_entries_notice_hours_check CHECK (notice_hours BETWEEN 0 AND 336),
  CONSTRAINT waiting_list_entries_urgent_reason_check CHECK (length(urgent_reason) BETWEEN 1 AND 500),
  CONSTRAINT waiting_list_entries_status_check CHECK (status IN ('active', 'fulfilled', 'ended')),
  CONSTRAINT waiting_list_entries_end_reason_check CHECK (end_reason IN ('left', 'removed', 'over')),
  CONSTRAINT waiting_list_entries_end_note_check CHECK (length(end_note) BETWEEN 1 AND 500),
  CONSTRAINT waiting_list_entries_ended CHECK (
    (status = 'ended') = (end_reason IS NOT NULL) AND (status = 'active') = (ended_at IS NULL))
);
CREATE INDEX waiting_list_entries_for_professional ON waiting_list_entries (professional_id, created_at, id);
CREATE INDEX waiting_list_entries_for_specialty ON waiting_list_entries (specialty_id, created_at, id);
CREATE INDEX waiting_list_entries_until ON waiting_list_entries (status, until_date);
CREATE INDEX waiting_list_entries_in_order ON waiting_list_entries (status, (urgent_reason IS NULL), created_at, id);
CREATE INDEX waiting_list_entries_of_address ON waiting_list_entries (lower(patient_email));
CREATE UNIQUE INDEX waiting_list_entries_asked_once ON waiting_list_entries
  (lower(patient_email), folded(patient_name), coalesce(professional_id, 0), coalesce(specialty_id, 0))
  WHERE ended_at IS NULL;
CREATE INDEX waiting_list_entries_of_patient ON waiting_list_entries (patient_user_id) WHERE patient_user_id IS NOT NULL;
CREATE INDEX waiting_list_entries_kept ON waiting_list_entries (kept_appointment_id)
  WHERE kept_appointment_id IS NOT NULL;
CREATE INDEX waiting_list_entries_ended_by ON waiting_list_entries (ended_by_id) WHERE ended_by_id IS NOT NULL;
CREATE INDEX waiting_list_entries_actor ON waiting_list_entries (actor_user_id) WHERE actor_user_id IS NOT NULL;
CREATE INDEX waiting_list_entries_key ON waiting_list_entries (actor_key_id) WHERE actor_key_id IS NOT NULL`;

const STRETCHES = /* sql */ `
CREATE TABLE waiting_list_stretches (
  id uuid PRIMARY KEY,
  professional_id integer NOT NULL REFERENCES professionals ON DELETE CASCADE,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Null: staff offered it by hand, or the turno is gone.
  freed_by_id uuid REFERENCES appointments ON DELETE SET NULL,
  is_by_hand boolean NOT NULL,
  created_at timestamptz NOT NULL,
  round smallint NOT NULL,
  -- When the mails of the round left; null: they wait.
  told_at timestamptz,
  -- When there is something to do about it; null: it is settled.
  due_at timestamptz,
  outcome text NOT NULL,
  closed_at timestamptz,
  filled_by_id uuid REFERENCES appointments ON DELETE SET NULL,
  given_up_id uuid REFERENCES appointments ON DELETE SET NULL,
  given_up_starts_at timestamptz,
  CONSTRAINT waiting_list_stretches_times CHECK (
    isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at),
  CONSTRAINT waiting_list_stretches_outcome_check CHECK (
    outcome IN ('open', 'refilled', 'free', 'too_late', 'broken', 'taken_back')),
  CONSTRAINT waiting_list_stretches_closed CHECK (
    (outcome = 'open') = (closed_at IS NULL) AND (outcome = 'open') = (due_at IS NOT NULL))
);
CREATE INDEX waiting_list_stretches_due ON waiting_list_stretches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX waiting_list_stretches_of_professional ON waiting_list_stretches (professional_id, starts_at);
CREATE INDEX waiting_list_stretches_of_room ON waiting_list_stretches (room_id);
CREATE INDEX waiting_list_stretches_created ON waiting_list_stretches (created_at);
CREATE INDEX waiting_list_stretches_freed_by ON waiting_list_stretches (freed_by_id) WHERE freed_by_id IS NOT NULL;
CREATE INDEX waiting_list_stretches_filled_by ON waiting_list_stretches (filled_by_id) WHERE filled_by_id IS NOT NULL;
CREATE INDEX waiting_list_stretches_given_up ON waiting_list_stretches (given_up_id) WHERE given_up_id IS NOT NULL`;

const OFFERS = /* sql */ `
CREATE TABLE waiting_list_offers (
  id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES waiting_list_entries ON DELETE CASCADE,
  stretch_id uuid NOT NULL REFERENCES waiting_list_stretches ON DELETE CASCADE,
  round smallint NOT NULL,
  offered_at timestamptz NOT NULL,
  answer_until timestamptz NOT NULL,
  outcome text NOT NULL,
  answered_at timestamptz,
  CONSTRAINT waiting_list_offers_once UNIQUE (entry_id, stretch_id),
  CONSTRAINT waiting_list_offers_times CHECK (
    isfinite(offered_at) AND isfinite(answer_until) AND offered_at < answer_until),
  CONSTRAINT waiting_list_offers_outcome_check CHECK (
    outcome IN ('pending', 'accepted', 'declined', 'unanswered', 'taken', 'withdrawn'))
);
CREATE INDEX waiting_list_offers_of_stretch ON waiting_list_offers (stretch_id);
CREATE UNIQUE INDEX waiting_list_offers_one_open ON waiting_list_offers (entry_id) WHERE outcome = 'pending'`;
