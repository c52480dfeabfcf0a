import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Exclusion, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { CoverageOutcome, OUTCOME_LABELS, type CoverageRule as Rule } from '../../../domain/coverage-rules';
import { noun } from '../../../platform/noun';
import { LocalDate } from '../../../platform/graphql/scalars';
import { CoverageKeyColumns, KEY_COLUMNS, ONE_NARROWING } from '../coverage-key-columns';

registerEnumType(CoverageOutcome, {
  name: 'CoverageOutcome',
  description: 'Whether an insurer covers a turno.',
  valuesConfig: {
    yes: { description: 'Taken, without a copay.' },
    with_copay: { description: 'Taken, and the patient pays a copay.' },
    with_authorization: { description: 'Taken with an authorization of the insurer; there may be a copay besides.' },
    no: { description: 'Not taken.' },
  },
});

export const COVERAGE_RULE = noun('coverage_rule', 'Regla de cobertura', {
  outcome: { word: 'se atiende', show: (outcome: CoverageOutcome) => OUTCOME_LABELS[outcome] },
  validFrom: 'desde',
  validTo: 'hasta',
});

/** No two rules of one key have a day in common. */
@Entity('coverage_rules')
@Check('coverage_rules_outcome_check', "outcome IN ('yes', 'with_copay', 'with_authorization', 'no')")
@Check('coverage_rules_narrowing_check', ONE_NARROWING)
@Check('coverage_rules_valid_check', 'valid_to >= valid_from')
@Exclusion(
  'coverage_rules_no_overlap',
  `USING gist (${KEY_COLUMNS.map((column) => `${column} WITH =`).join(', ')}, daterange(valid_from, valid_to, '[]') WITH &&)`,
)
@ObjectType({
  simpleResolvers: true,
  description:
    'Whether the clinic takes an insurer, for some turnos and days. The most specific rule of a turno counts.',
})
export class CoverageRule extends CoverageKeyColumns implements Rule {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the rule.' })
  id!: number;

  @Column('text')
  @Field(() => CoverageOutcome, { description: 'Whether it is taken.' })
  outcome!: CoverageOutcome;

  @Column('date')
  @Field(() => LocalDate, { description: 'First day.' })
  validFrom!: string;

  @Column('date', { nullable: true })
  @Field(() => LocalDate, { nullable: true, description: 'Last day; null: no end.' })
  validTo!: string | null;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
