import { Field, Int, ObjectType } from 'type-graphql';

import { SecondFactor } from './second-factor.entity';

@ObjectType({ simpleResolvers: true, description: "What one's own account has besides its password." })
export class OwnSecondFactors {
  @Field(() => [SecondFactor], { description: 'The oldest first. None: the password alone signs in.' })
  factors!: SecondFactor[];

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number;

  @Field({ description: 'Whether the clinic asks for one of this account.' })
  required!: boolean;

  @Field({
    description:
      'Whether they may change now: who has the session signed in, or proved again who they are, in the last ten minutes.',
  })
  proved!: boolean;

  @Field({ description: "Whether the clinic's address can have passkeys: not one of numbers." })
  passkeysPossible!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'For an app of codes to be set up with.' })
export class NewAuthenticator {
  @Field({ description: 'To be sent back with the first code, within ten minutes.' })
  challenge!: string;

  @Field({ description: 'In base 32, to be typed in. Told only here.' })
  secret!: string;

  @Field({ description: 'otpauth://, to be shown as a QR code.' })
  uri!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A second factor just added.' })
export class AddedFactor {
  @Field(() => SecondFactor, { description: 'What was added.' })
  factor!: SecondFactor;

  @Field(() => [String], {
    nullable: true,
    description: 'With the first one: ten recovery codes, each good for once, told only here.',
  })
  recoveryCodes!: string[] | null;
}
