import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import type { CopayAmount as Amount } from '../../../domain/coverage-rules';
import { LocalDate, Money } from '../../../platform/graphql/scalars';
import { noun } from '../../../platform/noun';
import { CoverageKeyColumns, ONE_NARROWING } from '../coverage-key-columns';

export const COPAY_AMOUNT = noun('copay_amount', 'Copago', { amount: 'importe', validFrom: 'desde' });

/** One for each key and day. */
@Entity('copay_amounts')
@Index('copay_amounts_unique', { synchronize: false })
@Check('copay_amounts_amount_check', 'amount >= 0')
@Check('copay_amounts_narrowing_check', ONE_NARROWING)
@ObjectType({
  simpleResolvers: true,
  description: 'The copay of some turnos from a day on, until the next amount for the same turnos.',
})
export class CopayAmount extends CoverageKeyColumns implements Amount {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the amount.' })
  id!: number;

  /** Decimal text. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  @Field(() => Money, {
    nullable: true,
    description: "In the clinic's currency; null: from then on, the amount for a wider set of turnos applies.",
  })
  amount!: string | null;

  @Column('date')
  @Field(() => LocalDate, { description: 'First day.' })
  validFrom!: string;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
