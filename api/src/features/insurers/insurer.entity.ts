import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import { InsurerKind } from '../../domain/common-insurers';
import { noun } from '../../platform/noun';

registerEnumType(InsurerKind, {
  name: 'InsurerKind',
  description: 'Kind of an insurer.',
  valuesConfig: {
    national: { description: 'Obra social nacional.' },
    provincial: { description: 'Obra social provincial.' },
    public: { description: 'Programa público.' },
    prepaid: { description: 'Prepaga.' },
    private_pay: { description: 'Particular: the patient pays. One row, which is always accepted and stays.' },
  },
});

const KIND_LABELS: Record<InsurerKind, string> = {
  national: 'Obra social nacional',
  provincial: 'Obra social provincial',
  public: 'Programa público',
  prepaid: 'Prepaga',
  private_pay: 'Particular',
};

export const INSURER = noun('insurer', 'Obra social', {
  name: 'nombre',
  kind: { word: 'tipo', show: (kind: InsurerKind) => KIND_LABELS[kind] },
  rnasCode: 'código RNAS',
  aliases: { word: 'otros nombres', show: (aliases: readonly string[]) => aliases.join(', ') || null },
  numberPattern: 'formato del número',
  isAccepted: 'se atiende',
  plans: {
    word: 'planes',
    show: (plans: readonly { name: string; isActive: boolean }[]) =>
      plans.map(({ name, isActive }) => (isActive ? name : `${name} (inactivo)`)).join(', ') || null,
  },
});

/** Names are unique ignoring case and accents. */
@Entity('insurers')
@Index('insurers_name_unique', { synchronize: false })
@Index('insurers_rnas_code_unique', ['rnasCode'], { unique: true })
@Index('insurers_private_pay_unique', ['kind'], { unique: true, where: "kind = 'private_pay'" })
@Check('insurers_kind_check', "kind IN ('national', 'provincial', 'public', 'prepaid', 'private_pay')")
@Check('insurers_rnas_code_check', "rnas_code ~ '^[0-9]{6}$'")
@Check('insurers_private_pay_check', "kind <> 'private_pay' OR is_accepted")
@ObjectType({
  simpleResolvers: true,
  description: 'A payer of health care (obra social, prepaga or public programme), or the patient (particular).',
})
export class Insurer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the insurer.' })
  id!: number;

  @Column('text')
  @Field({ description: 'Unique, ignoring case and accents. 1 to 100 characters.' })
  name!: string;

  @Column('text')
  @Field(() => InsurerKind, { description: 'Kind of the insurer.' })
  kind!: InsurerKind;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Code of the national register of insurers (RNAS): six digits with leading zeros.',
  })
  rnasCode!: string | null;

  @Column('text', { array: true, default: [] })
  @Field(() => [String], { description: 'Other names that patients say, for search.' })
  aliases!: string[];

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Pattern of the members' numbers: # is a digit, A is a letter; separators are ignored.",
  })
  numberPattern!: string | null;

  @Column('boolean', { default: false })
  @Field({ description: 'Whether the clinic attends its members.' })
  isAccepted!: boolean;

  @VersionColumn({ type: 'integer', default: 1 })
  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
