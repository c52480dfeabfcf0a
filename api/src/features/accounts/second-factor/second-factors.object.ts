import { Field, Int, ObjectType } from 'type-graphql';

import { SecondFactor } from './second-factor.entity';

@ObjectType({ simpleResolvers: true, description: "The caller's second factors and recovery codes." })
export class OwnSecondFactors {
  @Field(() => [SecondFactor], { description: 'Oldest first. Empty: the password alone signs in.' })
  factors!: SecondFactor[];

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft!: number;

  @Field({ description: 'Whether the clinic requires one for this account.' })
  required!: boolean;

  @Field({
    description:
      'Whether they may be changed now: the caller signed in, or proved their identity again, in the last ten ' +
      'minutes.',
  })
  proved!: boolean;

  @Field({ description: "Whether passkeys work at the clinic's address: false for an IP address." })
  passkeysPossible!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Data to set up an authenticator app.' })
export class NewAuthenticator {
  @Field({ description: 'Send it back with the first code, within ten minutes.' })
  challenge!: string;

  @Field({ description: "In base 32, to type in. Can't be read again." })
  secret!: string;

  @Field({ description: 'otpauth://, to show as a QR code.' })
  uri!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A second factor just added.' })
export class AddedFactor {
  @Field(() => SecondFactor, { description: 'The new second factor.' })
  factor!: SecondFactor;

  @Field(() => [String], {
    nullable: true,
    description: "Ten recovery codes, with the first second factor only. Each works once; they can't be read again.",
  })
  recoveryCodes!: string[] | null;
}
