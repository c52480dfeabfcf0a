import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

import { WaitingListEntryEntity } from '../entries/entry.entity';
import { FreedSlot } from './freed-slot.entity';

export const OfferOutcome = {
  pending: 'pending',
  accepted: 'accepted',
  declined: 'declined',
  unanswered: 'unanswered',
  taken: 'taken',
  withdrawn: 'withdrawn',
} as const;
export type OfferOutcome = keyof typeof OfferOutcome;

@Entity('waiting_list_offers')
@Check('waiting_list_offers_times', 'isfinite(offered_at) AND isfinite(answer_until) AND offered_at < answer_until')
@Check(
  'waiting_list_offers_outcome_check',
  "outcome IN ('pending', 'accepted', 'declined', 'unanswered', 'taken', 'withdrawn')",
)
@Unique('waiting_list_offers_once', ['entryId', 'freedSlotId'])
@Index('waiting_list_offers_of_stretch', ['freedSlotId'])
@Index('waiting_list_offers_one_open', ['entryId'], { unique: true, where: "outcome = 'pending'" })
export class WaitingListOfferEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => WaitingListEntryEntity, { onDelete: 'CASCADE' })
  entryId!: string;

  @Column('uuid', { name: 'stretch_id' })
  @ForeignKey(() => FreedSlot, { onDelete: 'CASCADE' })
  freedSlotId!: string;

  /** Offer batch, from 1. */
  @Column('smallint')
  round!: number;

  /** When its mail is due. */
  @Column('timestamptz')
  offeredAt!: Date;

  @Column('timestamptz')
  answerUntil!: Date;

  @Column('text')
  outcome!: OfferOutcome;

  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;
}
