import { Field, InputType } from 'type-graphql';

import { IsText } from '../../../platform/validation/text';

const NAME = { required: 'El nombre es requerido', max: 60 };

@InputType({ description: 'A new authenticator, proved by its first code.' })
export class AddAuthenticatorInput {
  @Field({ description: 'The challenge from startAuthenticator.' })
  challenge!: string;

  @Field({ description: 'The six digits that it shows now.' })
  code!: string;

  @IsText(NAME)
  @Field({ description: '1 to 60 characters, e.g. the phone that it is on.' })
  name!: string;
}

@InputType({ description: 'A passkey that a browser created.' })
export class AddPasskeyInput {
  @Field({ description: 'The challenge from startPasskey.' })
  challenge!: string;

  @Field({ description: 'JSON of the PublicKeyCredential returned by navigator.credentials.create.' })
  response!: string;

  @IsText(NAME)
  @Field({ description: '1 to 60 characters, e.g. the device that stores it.' })
  name!: string;
}

@InputType({ description: 'A new name for a second factor.' })
export class RenameSecondFactorInput {
  @IsText(NAME)
  @Field({ description: '1 to 60 characters.' })
  name!: string;
}
