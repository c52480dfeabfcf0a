import { Field, Int, ObjectType } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import { Money } from '../../platform/graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'Someone who sees patients at the clinic.' })
export class Professional {
  @Field(() => Int, { description: 'Names the professional in slots and bookings. Not the id of the user.' })
  id!: number;

  @Allow(Admin)
  @Field(() => Int, { description: 'Their account. For administrators.' })
  userId!: number;

  @Field(() => Int, { nullable: true, description: 'null while none is assigned.' })
  specialtyId!: number | null;

  @Field({ description: 'May be empty.' })
  bio!: string;

  @Field(() => Money, {
    nullable: true,
    description: "Price of one appointment in the clinic's currency; null: to be asked (A consultar).",
  })
  fee!: string | null;

  @Field(() => Int, { nullable: true, description: 'Length of an appointment when none is asked for; null stands for 30.' })
  defaultDurationMinutes!: number | null;

  @Field(() => Int, { description: 'Display order on the public page: lower first; ties go by name.' })
  sortOrder!: number;

  @Field({ description: 'Whether the public sees the profile and can book it: neither hidden nor of a suspended account.' })
  isPublic!: boolean;

  @Field({ description: "That of the professional's account." })
  name!: string;

  @Field({ description: "That of the professional's account." })
  email!: string;

  @Field(() => String, { nullable: true, description: "That of the professional's account; null when none was given." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "The specialty's name; null without one." })
  specialtyName!: string | null;

  pictureId!: string | null;

  @Field(() => Int, {
    description:
      'Goes up with every change that updateProfessional could make of profile or account; a change may say which one it was ' +
      'made on.',
  })
  version!: number;

  feeVersion!: number;
  bioVersion!: number;
}
