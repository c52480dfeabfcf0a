import { Field, InputType } from 'type-graphql';

import { IsText } from '../../../platform/validation/text';

const NAME = { required: 'El nombre es requerido', max: 60 };

@InputType({ description: 'An authenticator that was set up, by its first code.' })
export class AddAuthenticatorInput {
  @Field({ description: 'Of startAuthenticator.' })
  challenge!: string;

  @Field({ description: 'The six digits that it shows now.' })
  code!: string;

  @IsText(NAME)
  @Field({ description: '1 to 60 characters, e.g. whose phone it is on.' })
  name!: string;
}

@InputType({ description: 'A passkey that a browser made.' })
export class AddPasskeyInput {
  @Field({ description: 'Of startPasskey.' })
  challenge!: string;

  @Field({ description: 'JSON of the PublicKeyCredential that navigator.credentials.create answered.' })
  response!: string;

  @IsText(NAME)
  @Field({ description: '1 to 60 characters, e.g. where it is kept.' })
  name!: string;
}

@InputType({ description: 'How one calls a second factor of theirs.' })
export class RenameSecondFactorInput {
  @IsText(NAME)
  @Field({ description: '1 to 60 characters.' })
  name!: string;
}
