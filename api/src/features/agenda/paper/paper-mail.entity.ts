import { Entity, PrimaryColumn } from 'typeorm';

/** A mail of the day's paper that was asked for. */
@Entity('paper_mails')
export class PaperMail {
  /** Beginning of the two hours that it is for: several servers ask for one mail. */
  @PrimaryColumn('timestamptz')
  dueAt!: Date;
}
