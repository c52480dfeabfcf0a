import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { ApiError } from '../../kit/errors/api-error';
import { failureText } from '../../kit/form/outcome';
import { FormBanner } from '../../kit/notify/FormBanner';
import { notify } from '../../kit/notify/notify';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { BringAppointmentsForm } from './BringAppointmentsForm';
import type { SecondFactorStep } from './second-factor/second-factor-step';
import { SecondStep } from './second-factor/SecondStep';
import { texts as stepTexts } from './second-factor/texts';
import { texts } from './texts';
import type { OpenedSession } from './useSignIn';

interface Props {
  email: string;
  bringAppointments: () => Promise<ApiError | null>;
}

/** Signs in to the account, in two steps where it asks for them, and brings in what was booked with its address. */
export function BringAppointments({ email, bringAppointments }: Props) {
  const [step, setStep] = useState<SecondFactorStep | null>(null);
  const [isOver, setOver] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const bring = async () => {
    setFault(null);
    const failure = await bringAppointments();
    if (failure) setFault(failureText(failure, texts.bringAppointments.failed));
    else notify.success(texts.login.done);
  };
  const enter = ({ start }: OpenedSession) => {
    setSignedIn(true);
    start();
    void bring();
  };
  const ask = (next: SecondFactorStep) => {
    setOver(false);
    setStep(next);
  };
  const over = () => {
    setOver(true);
    setStep(null);
  };

  if (fault !== null) {
    return (
      <>
        <FormBanner kind="error">{fault}</FormBanner>
        <Button onClick={() => void bring()}>{texts.bringAppointments.submit}</Button>
      </>
    );
  }
  if (isSignedIn) return <PageSpinner label={texts.bringAppointments.busy} visible />;
  if (step) {
    return (
      <>
        <Typography variant="h2">{stepTexts.step.title}</Typography>
        <SecondStep step={step} done={undefined} onSession={enter} onOver={over} onBack={() => setStep(null)} />
      </>
    );
  }
  return (
    <>
      {isOver && <FormBanner kind="info">{stepTexts.step.over}</FormBanner>}
      <BringAppointmentsForm email={email} bringAppointments={bringAppointments} onSecondStep={ask} />
    </>
  );
}
