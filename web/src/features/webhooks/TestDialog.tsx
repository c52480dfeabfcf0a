import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { failureText } from '../../kit/form/outcome';
import { FormBanner } from '../../kit/notify/FormBanner';
import { OffButton } from '../../kit/ui/OffButton';
import { texts } from './texts';
import { useTestWebhookMutation, type TestWebhookMutation } from './webhooks.generated';

const Excerpt = styled('code')({ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', fontSize: 14 });

interface Props {
  webhookId: number;
  url: string;
  onClose: () => void;
}

type Outcome = TestWebhookMutation['testWebhook'];

/** Sends a test event and shows the response. */
export const TestDialog = asDialog(function TestDialog({ webhookId, url, onClose }: Props) {
  const [send] = useTestWebhookMutation();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<string>();
  const test = async () => {
    setBusy(true);
    setOutcome(undefined);
    setFailure(undefined);
    const { data, error } = await send({ webhookId });
    setBusy(false);
    setOutcome(data?.testWebhook);
    if (error) setFailure(failureText(error, texts.test.failed));
  };
  const wasTried = outcome !== undefined || failure !== undefined;
  return (
    <DialogFrame title={texts.test.title} onClose={onClose}>
      <DialogContent>
        <Stack spacing={3}>
          <p>{texts.test.text}</p>
          <p style={{ overflowWrap: 'anywhere' }}>
            <strong>{url}</strong>
          </p>
          <div role="status">
            {isBusy && (
              <>
                <p>{texts.test.busy}</p>
                <LinearProgress aria-hidden />
              </>
            )}
            {outcome && (
              <Stack spacing={2}>
                <FormBanner kind={outcome.isTaken ? 'success' : 'error'}>{textOf(outcome)}</FormBanner>
                <Answered duration={outcome.durationMs} response={outcome.response} />
              </Stack>
            )}
          </div>
          {failure !== undefined && <FormBanner kind="error">{failure}</FormBanner>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.test.close}
        </Button>
        <OffButton off={isBusy} onClick={() => void test()}>
          {wasTried ? texts.test.again : texts.test.submit}
        </OffButton>
      </DialogActions>
    </DialogFrame>
  );
});

function textOf({ isTaken, statusCode, fault }: Outcome): string {
  if (statusCode === null) return fault ?? texts.test.failed;
  return isTaken ? texts.test.taken(statusCode) : texts.test.refused(statusCode);
}

interface AnsweredProps {
  /** In milliseconds. */
  duration: number;
  /** The beginning of the response body. */
  response: string;
}

function Answered({ duration, response }: AnsweredProps) {
  return (
    <div>
      <p>
        {texts.log.duration}: {texts.log.milliseconds(duration)}
      </p>
      {response !== '' && (
        <>
          <p>{texts.test.answer}:</p>
          <Excerpt>{response}</Excerpt>
        </>
      )}
    </div>
  );
}
