import { COUNTED, living } from '../../platform/backup/lives-again';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { REMOVED } from '../../platform/jobs/housekeeping';
import { ACTING_FOR_ACCOUNT, LEAVES_ADMINISTRATION } from '../accounts/management/rows-of-account';
import { ApiKey } from './api-key.entity';
import { ApiKeyResolver } from './api-key.resolver';
import { keepPermissions, lockKeysOf } from './identify-key';

export const apiKeys: Feature = {
  name: 'api-keys',
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  revokeOnRestore: [
    {
      called: ['clave de API', 'claves de API'],
      count: statement(
        'api-keys.restored-keys',
        living('api_keys', 'revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $1)'),
        COUNTED,
      ),
      revoke: statement(
        'api-keys.revoked-keys',
        `WITH gone AS (
          UPDATE api_keys SET revoked_at = $1, version = version + 1 WHERE revoked_at IS NULL RETURNING 1)
        SELECT count(*)::int AS removed FROM gone`,
        REMOVED,
      ),
    },
  ],
  extensions: [ACTING_FOR_ACCOUNT.with(lockKeysOf), LEAVES_ADMINISTRATION.with(keepPermissions)],
};
