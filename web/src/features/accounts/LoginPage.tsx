import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { ROLE_HOME } from '../../clinic/session/role-home';
import type { Role } from '../../clinic/session/session.generated';
import type { FormOutcome } from '../../kit/form/outcome';
import { FormBanner } from '../../kit/notify/FormBanner';
import { notify } from '../../kit/notify/notify';
import { isWorkLeft } from '../../kit/session/left-in-tab';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { AccountPage } from './AccountPage';
import { REGISTER_PATH } from './accounts.paths';
import { afterLogin, refuseSignIn, type LoginValues } from './login-form';
import { LoginForm } from './LoginForm';
import { texts } from './texts';
import { useArrival } from './useArrival';
import { useSignIn } from './useSignIn';

const Register = styled('p')({ '& a': { display: 'inline-block', padding: '10px 0', minHeight: 44 } });

const REDIRECT_MS = 1500;

/** Shows the success banner for 1.5 s after signing in, then goes where the role decides. */
export function LoginPage() {
  const { from, sessionEnded } = (useLocation().state ?? {}) as { from?: unknown; sessionEnded?: unknown };
  const arrival = useArrival();
  const signIn = useSignIn();
  const [signedIn, setSignedIn] = useState<Role | null>(null);
  useRedirect(signedIn && afterLogin(signedIn, from));

  const submit = async ({ email, password }: LoginValues): Promise<FormOutcome<LoginValues>> => {
    const { data: session, error } = await signIn({ email: email.trim(), password });
    if (error) return refuseSignIn<LoginValues>(error, { email: 'email', password: 'password' });
    setSignedIn(session.user.role);
    session.start();
    notify.success(texts.login.done);
    return { ok: true };
  };

  if (!signedIn && arrival.viewer) return <Navigate to={ROLE_HOME[arrival.viewer.role]} replace />;
  if (arrival.unknown) return <PageSpinner />;
  return (
    <AccountPage title={texts.login.title}>
      {sessionEnded === true && signedIn === null && (
        <FormBanner kind="info">
          {isWorkLeft() ? texts.login.sessionEnded.withWork : texts.login.sessionEnded.withoutWork}
        </FormBanner>
      )}
      <LoginForm onSubmit={submit} done={signedIn !== null} />
      <Register>
        {texts.login.withoutAccount} <Link to={REGISTER_PATH}>{texts.register.title}</Link>
      </Register>
    </AccountPage>
  );
}

function useRedirect(path: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => void navigate(path, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [path, navigate]);
}
