import { Entity, PrimaryColumn } from 'typeorm';

@Entity('paper_mails')
export class PaperMail {
  /** Start of its two-hour period. */
  @PrimaryColumn('timestamptz')
  dueAt!: Date;
}
