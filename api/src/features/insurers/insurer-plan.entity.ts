import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

import { Insurer } from './insurer.entity';

/** Names are unique within the insurer, ignoring case and accents. */
@Entity('insurer_plans')
@Index('insurer_plans_name_unique', { synchronize: false })
@Index('insurer_plans_insurer_unique', ['insurerId', 'id'], { unique: true })
@ObjectType({ simpleResolvers: true, description: 'A plan of an insurer.' })
export class InsurerPlan {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  @Field(() => Int, { description: 'Identifies the plan.' })
  id!: number;

  @Column('integer')
  insurerId!: number;

  @ManyToOne(() => Insurer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'insurer_plans_insurer_id_fkey' })
  insurer!: Relation<Insurer>;

  @Column('text')
  @Field({ description: 'Unique within the insurer. 1 to 100 characters.' })
  name!: string;

  @Column('boolean', { default: true })
  @Field({ description: 'Whether it can be chosen; coverages with an inactive plan keep it.' })
  isActive!: boolean;
}
