import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { DateTime } from '../../platform/graphql/scalars';

export const BackupState = {
  waiting: 'waiting',
  making: 'making',
  checking: 'checking',
  checked: 'checked',
  failed: 'failed',
  removed: 'removed',
} as const;
export type BackupState = keyof typeof BackupState;
registerEnumType(BackupState, {
  name: 'BackupState',
  description: 'How far a backup is.',
  valuesConfig: {
    waiting: { description: 'Asked for; a server takes it within seconds.' },
    making: { description: 'It is being written.' },
    checking: { description: 'It is written, and being restored beside the clinic to be checked.' },
    checked: { description: 'It was restored, and nothing was missing.' },
    failed: { description: 'It was not made, or not proved: `fault` tells why.' },
    removed: { description: 'It was checked, and deleted later by retention.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A backup of all that the clinic has.' })
export class BackupFacts {
  @Field(() => ID, { description: 'Names it.' })
  id!: string;

  @Field(() => BackupState, { description: 'How far it is.' })
  state!: BackupState;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  askedAt!: string;

  @Field(() => String, { nullable: true, description: 'Name of the person who requested it; null: nightly.' })
  askedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it had been checked, or failed; null: not yet.' })
  endedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of its file in the folder; null: none yet.' })
  file!: string | null;

  @Field(() => Float, { nullable: true, description: 'The size of its file; null: none yet.' })
  bytes!: number | null;

  @Field(() => Float, { nullable: true, description: 'How many rows it holds, of all tables; null: not known yet.' })
  rows!: number | null;

  @Field({ description: 'Whether only the key opens it.' })
  isEncrypted!: boolean;

  @Field(() => Int, { nullable: true, description: 'How long it took to write, in milliseconds; null: not written.' })
  makeMs!: number | null;

  @Field(() => Int, { nullable: true, description: 'How long it took to restore and check; null: not checked.' })
  checkMs!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, in Spanish; null: it did not.' })
  fault!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'State of the backups.' })
export class BackupsOverview {
  @Field(() => Int, { nullable: true, description: 'The hour at which the nightly one begins; null: there are none.' })
  nightlyHour!: number | null;

  @Field({ description: 'Whether new ones are encrypted.' })
  isEncrypted!: boolean;

  @Field(() => String, { nullable: true, description: 'Why none can be made now, in Spanish; null: nothing is known.' })
  obstacle!: string | null;

  @Field({ description: 'Whether the last checked one is older than the operator accepts.' })
  isLate!: boolean;

  @Field(() => BackupFacts, { nullable: true, description: 'The last that was written, checked or not; null: none.' })
  lastMade!: BackupFacts | null;

  @Field(() => BackupFacts, { nullable: true, description: 'The last that was restored and checked; null: none.' })
  lastChecked!: BackupFacts | null;

  @Field(() => BackupFacts, { nullable: true, description: 'The backup being made; null: none.' })
  running!: BackupFacts | null;

  @Field(() => [BackupFacts], { description: 'The last 50 that were asked for, the latest first.' })
  latest!: BackupFacts[];
}
