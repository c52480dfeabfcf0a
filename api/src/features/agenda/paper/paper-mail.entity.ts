import { Entity, PrimaryColumn } from 'typeorm';

/** A requested agenda mail. */
@Entity('paper_mails')
export class PaperMail {
  /** Start of its two-hour period. */
  @PrimaryColumn('timestamptz')
  dueAt!: Date;
}
