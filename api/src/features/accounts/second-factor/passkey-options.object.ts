import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What a browser needs to make or ask for a passkey.' })
export class PasskeyOptions {
  @Field({ description: 'To be sent back with what the passkey answers, within ten minutes.' })
  challenge!: string;

  @Field({ description: 'JSON for navigator.credentials, as PublicKeyCredential.parse…OptionsFromJSON takes it.' })
  options!: string;
}
