import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

import type { HolidayKind } from '../../../domain/holidays';
import { LocalDate } from '../../../platform/graphql/scalars';

enum HolidayKindName {
  fixed = 'fixed',
  movable = 'movable',
  optional = 'optional',
}
registerEnumType(HolidayKindName, {
  name: 'HolidayKind',
  description: 'How binding a holiday is, and whether its date moves.',
  valuesConfig: {
    fixed: { description: 'A public holiday on its own date (inamovible).' },
    movable: { description: 'A public holiday that may move to a Monday (trasladable).' },
    optional: { description: 'A day on which each employer decides (no laborable).' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Rooms that close on a holiday.' })
export class HolidayClosure {
  @Field(() => [Int], {
    nullable: true,
    description: 'Ids of the closed rooms, inactive ones too; null: all, and rooms added later.',
  })
  roomIds!: number[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'A date of the year with at least one holiday.' })
export class HolidayDate {
  @Field(() => LocalDate, { description: 'The date, in the year.' })
  date!: string;

  @Field({ description: "Names, joined by '; '." })
  name!: string;

  @Field(() => HolidayKindName, { description: 'The most binding of several holidays.' })
  kind!: HolidayKind;

  @Field(() => HolidayClosure, { nullable: true, description: 'null: the clinic opens as on any other day.' })
  closure!: HolidayClosure | null;
}

@ObjectType({ simpleResolvers: true, description: "The clinic's decision on the holidays of a year." })
export class HolidayYear {
  @Field(() => Int, { description: 'Calendar year of the clinic.' })
  year!: number;

  @Field(() => Int, {
    description: 'Increases with every change. Send it with a change, to detect conflicts. 0 while never decided.',
  })
  version!: number;

  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the account that decided last; null: undecided, an API key, or a deleted account.',
  })
  decidedByName!: string | null;

  @Field(() => [HolidayDate], { description: 'Every date with holidays, or closed for one, earliest first.' })
  dates!: HolidayDate[];
}
