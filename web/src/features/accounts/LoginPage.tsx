import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { homeOf } from '../../clinic/session/role-home';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { FormOutcome } from '../../kit/form/outcome';
import { FormBanner } from '../../kit/notify/FormBanner';
import { forgetToasts, notify } from '../../kit/notify/notify';
import { isWorkLeft } from '../../kit/session/left-in-tab';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { AccountPage } from './AccountPage';
import { REGISTER_PATH } from './accounts.paths';
import { afterLogin, refuseSignIn, type LoginValues } from './login-form';
import { LoginForm } from './LoginForm';
import { PasskeyEntry } from './second-factor/PasskeyEntry';
import { readStep } from './second-factor/second-factor-step';
import { SecondStep } from './second-factor/SecondStep';
import { texts as stepTexts } from './second-factor/texts';
import { texts } from './texts';
import { useArrival } from './useArrival';
import { useSignIn, type OpenedSession } from './useSignIn';

const Register = styled('p')({ '& a': { display: 'inline-block', padding: '10px 0', minHeight: 44 } });

const REDIRECT_MS = 1500;

/** Shows the success banner for 1.5 s, then opens the role's page. */
export function LoginPage() {
  const state = (useLocation().state ?? {}) as { from?: unknown; sessionEnded?: unknown; secondFactor?: unknown };
  const { from, sessionEnded } = state;
  // In the history: Back returns to the password, and a reload stays.
  const step = readStep(state.secondFactor);
  const navigate = useNavigate();
  const arrival = useArrival();
  const signIn = useSignIn();
  const [signedIn, setSignedIn] = useState<SessionUserFragment | null>(null);
  const [isOver, setOver] = useState(false);
  const [lastEmail, setLastEmail] = useState('');
  useRedirect(signedIn && afterLogin(signedIn, from));

  const enter = ({ user, start }: OpenedSession) => {
    setSignedIn(user);
    start();
    notify.success(texts.login.done);
  };

  const submit = async ({ email, password }: LoginValues): Promise<FormOutcome<LoginValues>> => {
    setOver(false);
    const { data: session, error } = await signIn({ email: email.trim(), password });
    const next = readStep(error?.secondFactor);
    if (next) {
      setLastEmail(email);
      void navigate('.', { state: { ...state, secondFactor: next } });
      return { ok: true };
    }
    if (error) return refuseSignIn<LoginValues>(error, { email: 'email', password: 'password' });
    enter(session);
    return { ok: true };
  };

  if (!signedIn && arrival.viewer) return <Navigate to={homeOf(arrival.viewer)} replace />;
  if (arrival.unknown) return <PageSpinner />;
  const back = () => void navigate(-1);
  const over = () => {
    setOver(true);
    back();
  };
  if (step) {
    return (
      <AccountPage title={stepTexts.step.title}>
        <SecondStep
          step={step}
          done={signedIn === null ? undefined : texts.login.leaving}
          onSession={enter}
          onOver={over}
          onBack={back}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={texts.login.title}>
      {isOver && <FormBanner kind="info">{stepTexts.step.over}</FormBanner>}
      {sessionEnded === true && signedIn === null && (
        <FormBanner kind="info">
          {isWorkLeft() ? texts.login.sessionEnded.withWork : texts.login.sessionEnded.withoutWork}
        </FormBanner>
      )}
      {from !== undefined && sessionEnded === false && <FormBanner kind="info">{texts.login.needed}</FormBanner>}
      <LoginForm email={lastEmail} onSubmit={submit} done={signedIn !== null} />
      <PasskeyEntry off={signedIn !== null} onSession={enter} />
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
    const timer = setTimeout(() => {
      // Toasts cover the draft prompt on phones.
      if (isWorkLeft()) forgetToasts();
      void navigate(path, { replace: true });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [path, navigate]);
}
