import { PROOF_OF_WHO_ASKS } from '../../platform/access/proof';
import { statement } from '../../platform/database/statement';
import { COUNTED, living } from '../../platform/backup/lives-again';
import type { Feature } from '../../platform/feature';
import { expiry, gone, REMOVED } from '../../platform/jobs/housekeeping';
import { AccountResolver } from './account.resolver';
import { accountExamples, accountRoutes } from './account.rest';
import { CONFIRM_EMAIL, INVITATION, PASSWORD_RESET } from './email-links/account-mails';
import { EmailToken } from './email-links/email-token.entity';
import { InvitationResolver } from './invitations/invitation.resolver';
import { ManageUsersResolver } from './management/manage-users.resolver';
import { manageUsersExamples, manageUsersRoutes } from './management/manage-users.rest';
import { PASSWORD_CHANGED } from './management/password-changed.mail';
import { PermissionSetResolver } from './permission-sets/permission-set.resolver';
import { FactorChallenge } from './second-factor/factor-challenge.entity';
import { RecoveryCode } from './second-factor/recovery-code.entity';
import { assertProofRecent } from './second-factor/recent-proof';
import { SecondFactor } from './second-factor/second-factor.entity';
import { SECOND_FACTOR_NEWS } from './second-factor/second-factor.mail';
import { SecondFactorResolver } from './second-factor/second-factor.resolver';
import { UserSecondFactorResolver } from './second-factor/user-second-factor.resolver';
import { SecuritySettings } from './security/clinic-security.entity';
import { ClinicSecurityResolver } from './security/clinic-security.resolver';
import { SessionEntity } from './sessions/session.entity';
import { IDLE_SESSIONS } from './sessions/session.service';
import { SessionResolver } from './sessions/session.resolver';
import { SignInSource } from './sessions/sign-in-source.entity';

export const accounts: Feature = {
  name: 'accounts',
  entities: [EmailToken, FactorChallenge, RecoveryCode, SecondFactor, SecuritySettings, SessionEntity, SignInSource],
  resolvers: [
    AccountResolver,
    ClinicSecurityResolver,
    InvitationResolver,
    ManageUsersResolver,
    PermissionSetResolver,
    SecondFactorResolver,
    SessionResolver,
    UserSecondFactorResolver,
  ],
  routes: [...accountRoutes, ...manageUsersRoutes],
  examples: [accountExamples, manageUsersExamples],
  mails: [CONFIRM_EMAIL, INVITATION, PASSWORD_CHANGED, PASSWORD_RESET, SECOND_FACTOR_NEWS],
  extensions: [PROOF_OF_WHO_ASKS.with(assertProofRecent)],
  // Those that ended after the backup stay invalid.
  settleOnRestore: [
    statement('accounts.restored-sessions', gone('sessions'), REMOVED),
    statement('accounts.restored-email-tokens', gone('email_tokens'), REMOVED),
  ],
  revokeOnRestore: [
    {
      called: ['código de recuperación', 'códigos de recuperación'],
      count: statement(
        'accounts.restored-recovery-codes',
        living('recovery_codes', '$1::timestamptz IS NOT NULL'),
        COUNTED,
      ),
      revoke: statement('accounts.revoked-recovery-codes', gone('recovery_codes'), REMOVED),
    },
  ],
  expiries: [
    statement('accounts.sessions-expire', expiry('sessions', 'expires_at'), REMOVED),
    IDLE_SESSIONS,
    statement('accounts.factor-challenges-expire', expiry('factor_challenges', 'expires_at'), REMOVED),
    statement('accounts.email-tokens-expire', expiry('email_tokens', 'expires_at'), REMOVED),
    statement(
      'accounts.sign-in-sources-expire',
      expiry('sign_in_sources', 'last_used_at', "$1::timestamptz - interval '90 days'"),
      REMOVED,
    ),
  ],
};
