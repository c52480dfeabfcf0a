import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';

import { CopyBox } from '../../../kit/copy/CopyBox';
import { copyText } from '../../../kit/copy/copy-text';
import { focusArrived } from '../../../kit/focus/focus-arrived';
import { ActionForm } from '../../../kit/form/ActionForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormTextField } from '../../../kit/form/FormTextField';
import { bannerText } from '../../../kit/errors/banner-text';
import { surelyFailed } from '../../../kit/errors/surely-failed';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { textRule } from '../../../kit/form/rules';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { notify } from '../../../kit/notify/notify';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { addAuthenticatorInputLimits as limits } from '../../../schema/limits.generated';
import { sixDigitsRule, type CodeValues } from './code-form';
import { freeName } from './free-name';
import { OneTimeCodeField } from './OneTimeCodeField';
import {
  useAddAuthenticatorMutation,
  useStartAuthenticatorMutation,
  type StartAuthenticatorMutation,
} from './second-factor.generated';
import { texts } from './texts';

interface Values extends CodeValues {
  name: string;
}

const schema = formSchema<Values>({
  code: sixDigitsRule,
  name: textRule(limits.name, { required: texts.authenticator.faults.name }),
});

interface Props {
  level: 'h2' | 'h3';
  /** The first one brings recovery codes. */
  onAdded: (codes: readonly string[] | null) => void;
  onCancel: () => void;
  taken: readonly string[];
}

/** For typing; apps ignore the spaces. */
const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Added once the app shows its first code. */
export function AddAuthenticator({ level, taken, onAdded, onCancel }: Props) {
  const words = texts.authenticator;
  const [start] = useStartAuthenticatorMutation();
  const [add] = useAddAuthenticatorMutation();
  const [begun, setBegun] = useState<StartAuthenticatorMutation['startAuthenticator']>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  const box = useRef<HTMLInputElement>(null);
  const [suggested] = useState(() => freeName(words.suggested, taken));

  useEffect(() => {
    let isGone = false;
    void start({}).then(({ data, error }) => {
      if (isGone) return;
      if (error) setFault(bannerText(error, surelyFailed(words.failed)));
      else setBegun(data.startAuthenticator);
    });
    return () => {
      isGone = true;
    };
  }, [start, attempt, words.failed]);

  const submit = async ({ code, name }: Values): Promise<FormOutcome<Values>> => {
    const input = { challenge: begun!.challenge, code, name: name.trim() };
    const { data, error } = await add({ input });
    if (error) return refusal(error, { fields: { code: 'code', name: 'name' }, fallback: words.failed });
    notify.success(words.done);
    onAdded(data.addAuthenticator.recoveryCodes);
    return { ok: true };
  };

  if (fault !== undefined) {
    return (
      <>
        <FormBanner kind="error">{fault}</FormBanner>
        <Stack direction="row" spacing={3}>
          <Button
            onClick={() => {
              setFault(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {words.retry}
          </Button>
          <Button variant="outlined" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Stack>
      </>
    );
  }
  if (!begun) {
    return (
      <>
        <FormOnItsWay label={words.loading} />
      </>
    );
  }
  return (
    <Stack spacing={4}>
      <Typography variant="subtitle1" component={level} tabIndex={-1} ref={focusArrived}>
        {words.title}
      </Typography>
      <p>{words.scan}</p>
      {/* A phone cannot read its own screen. */}
      <Button variant="outlined" href={begun.uri} sx={{ '@media (pointer: fine)': { display: 'none' } }}>
        {words.open}
      </Button>
      {/* White in both themes: cameras read dark on light. */}
      <QRCodeSVG value={begun.uri} size={200} marginSize={4} title={words.qr} role="img" />
      <CopyBox label={words.secret} value={inFours(begun.secret)} boxRef={box} isLong />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => void copyText(begun.secret, box.current, words)}
      >
        {words.copy}
      </Button>
      <ActionForm
        initialValues={{ code: '', name: suggested }}
        schema={schema}
        onSubmit={submit}
        submitLabel={words.submit}
        busyLabel={words.busy}
        onCancel={onCancel}
      >
        <FormTextField<Values> label={words.name} name="name" hint={words.nameHint} required />
        <OneTimeCodeField label={words.code} />
      </ActionForm>
    </Stack>
  );
}
