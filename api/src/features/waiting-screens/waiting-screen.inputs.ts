import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { WaitingScreenKind, WaitingScreenShows } from '../../domain/waiting-call';
import { Constraint } from '../../platform/graphql/constraint';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';
import { WaitingScreen } from './waiting-screen.entity';

const NAME = { required: 'El nombre es requerido', max: 100 };
export const SCREEN_ROOMS = { maxItems: 100 };

@InputType({ description: 'A new screen.' })
export class CreateWaitingScreenInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters; shown on the screen.' })
  name!: string;

  @Field(() => WaitingScreenKind, {
    defaultValue: 'calls',
    description: 'Purpose. arrivals takes neither rooms nor initials: BAD_REQUEST.',
  })
  kind!: WaitingScreenKind;

  @Constraint(SCREEN_ROOMS)
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Rooms with calls on this screen; none: all. BAD_REQUEST for an unknown one.',
  })
  roomIds!: number[];

  @Field(() => WaitingScreenShows, { defaultValue: 'ticket', description: 'How patients are shown.' })
  shows!: WaitingScreenShows;
}

@InputType({ description: 'Changes of a screen; absent fields stay.' })
export class UpdateWaitingScreenInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is rejected.' })
  name?: string | null;

  @NotNull('Indicá las salas de la pantalla; todas es una lista vacía')
  @Constraint(SCREEN_ROOMS)
  @Field(() => [Int], {
    nullable: true,
    description:
      'Rooms with calls on this screen from now on; [] means all. BAD_REQUEST for an unknown one. null is ' +
      'rejected.',
  })
  roomIds?: number[] | null;

  @NotNull('Indicá qué muestra la pantalla')
  @Field(() => WaitingScreenShows, { nullable: true, description: 'How patients are shown; null is rejected.' })
  shows?: WaitingScreenShows | null;
}

@ObjectType({ simpleResolvers: true, description: 'A screen that was just created.' })
export class NewWaitingScreen {
  @Field(() => WaitingScreen, { description: 'The new screen.' })
  screen!: WaitingScreen;

  @Field({
    description:
      'Opens the screen at /pantalla/{token}, one of arrivals at /llegada/{token}. Returned only here: a hash is stored.',
  })
  token!: string;
}
