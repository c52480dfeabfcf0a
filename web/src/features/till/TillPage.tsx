import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useMay } from '../../clinic/session/useMay';
import { usePaying } from '../../clinic/till/usePaying';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { Loaded } from '../../kit/states/Loaded';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ClosingDialog } from './ClosingDialog';
import { OpeningForm } from './OpeningForm';
import { texts } from './texts';
import { TILLS_PATH, tillPath } from './till.paths';
import { TillView } from './TillView';
import { useCurrentTillQuery, type TillFactsFragment } from './till.generated';

/** Payments of the other desk appear by themselves. */
const POLL_MS = 15_000;

/** The open till, or the form that opens it. */
export function TillPage() {
  const query = useCurrentTillQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    errorFallback: texts.failed,
  });
  const takesPayments = useMay('till');
  const reload = query.refetch;
  const paying = usePaying(() => void reload());
  return (
    <>
      <Loaded query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={texts.loading} />}>
        {({ currentTill }) =>
          currentTill ? (
            <OpenTill
              key={currentTill.id}
              till={currentTill}
              takesPayments={takesPayments}
              onPayOther={() => paying.pay(null)}
              reload={reload}
            />
          ) : (
            <ClosedTill takesPayments={takesPayments} onPayOther={() => paying.pay(null)} reload={reload} />
          )
        }
      </Loaded>
      {paying.dialog}
    </>
  );
}

interface Props {
  takesPayments: boolean;
  onPayOther: () => void;
  reload: () => Promise<void>;
}

function ClosedTill({ takesPayments, onPayOther, reload }: Props) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start', maxWidth: 560 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{texts.closed.title}</Typography>
        <Typography color="textSecondary">{texts.closed.text}</Typography>
      </div>
      {takesPayments && (
        <Card sx={{ width: '100%' }}>
          <OpeningForm isOpen={false} onOpened={reload} />
        </Card>
      )}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {takesPayments && <PayOther onPress={onPayOther} />}
        <ButtonLink variant="outlined" to={TILLS_PATH}>
          {texts.all}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

function OpenTill({ till, takesPayments, onPayOther, reload }: Props & { till: TillFactsFragment }) {
  const navigate = useNavigate();
  const [isClosing, setClosing] = useState(false);
  const stopClosing = useCallback(() => setClosing(false), []);
  return (
    <Stack spacing={3}>
      {takesPayments && till.openingCash === null && (
        <Card sx={{ maxWidth: 560 }}>
          <OpeningForm isOpen onOpened={reload} />
        </Card>
      )}
      <TillView
        till={till}
        canReverse={takesPayments}
        onChanged={() => void reload()}
        actions={
          <>
            {takesPayments && (
              <>
                <Button aria-haspopup="dialog" onClick={() => setClosing(true)}>
                  {texts.close.open}
                </Button>
                <PayOther onPress={onPayOther} />
              </>
            )}
            <ButtonLink variant="outlined" to={TILLS_PATH}>
              {texts.all}
            </ButtonLink>
          </>
        }
      />
      <ClosingDialog
        open={isClosing}
        till={till}
        onClose={stopClosing}
        onClosed={(id) => void navigate(tillPath(id))}
        reload={reload}
      />
    </Stack>
  );
}

function PayOther({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="outlined" aria-haspopup="dialog" onClick={onPress}>
      {texts.payOther}
    </Button>
  );
}
