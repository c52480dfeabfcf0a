import type { Feature } from '../../platform/feature';
import { ACTING_FOR_ACCOUNT } from '../accounts/management/rows-of-account';
import { ApiKey } from './api-key.entity';
import { ApiKeyResolver } from './api-key.resolver';
import { lockKeysOf } from './identify-key';

export const apiKeys: Feature = {
  name: 'api-keys',
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  extensions: [ACTING_FOR_ACCOUNT.with(lockKeysOf)],
};
