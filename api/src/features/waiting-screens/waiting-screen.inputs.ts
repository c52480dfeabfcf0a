import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { WaitingScreenShows } from '../../domain/waiting-call';
import { Constraint } from '../../platform/graphql/constraint';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';
import { WaitingScreen } from './waiting-screen.entity';

const NAME = { required: 'El nombre es requerido', max: 100 };
export const SCREEN_ROOMS = { maxItems: 100 };

@InputType({ description: 'A new waiting-room screen.' })
export class CreateWaitingScreenInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters; the screen shows it.' })
  name!: string;

  @Constraint(SCREEN_ROOMS)
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Rooms with calls on this screen; none: all. BAD_REQUEST for an unknown one.',
  })
  roomIds!: number[];

  @Field(() => WaitingScreenShows, { defaultValue: 'ticket', description: 'How it shows a patient.' })
  shows!: WaitingScreenShows;
}

@InputType({ description: 'Changes of a waiting-room screen; absent fields stay.' })
export class UpdateWaitingScreenInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is not a name: it is refused.' })
  name?: string | null;

  @NotNull('Indicá las salas de la pantalla; todas es una lista vacía')
  @Constraint(SCREEN_ROOMS)
  @Field(() => [Int], {
    nullable: true,
    description:
      'Rooms with calls on this screen from now on; [] means all. BAD_REQUEST for an unknown one. null is refused.',
  })
  roomIds?: number[] | null;

  @NotNull('Indicá qué muestra la pantalla')
  @Field(() => WaitingScreenShows, { nullable: true, description: 'How it shows a patient; null is refused.' })
  shows?: WaitingScreenShows | null;
}

@ObjectType({ simpleResolvers: true, description: 'A waiting-room screen that was just created.' })
export class NewWaitingScreen {
  @Field(() => WaitingScreen, { description: 'As the list has it.' })
  screen!: WaitingScreen;

  @Field({ description: 'Opens the screen at /pantalla/{token}. Only this answer tells it: a hash is stored.' })
  token!: string;
}
