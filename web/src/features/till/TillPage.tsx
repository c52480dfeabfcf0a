import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useMay } from '../../clinic/session/useMay';
import { usePaying } from '../../clinic/till/usePaying';
import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { Loaded } from '../../kit/states/Loaded';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ClosingDialog } from './ClosingDialog';
import { OpeningForm } from './OpeningForm';
import { texts } from './texts';
import { TILLS_PATH, tillPath } from './till.paths';
import { TillView } from './TillView';
import { WithdrawalDialog } from './WithdrawalDialog';
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
        {({ currentTill }) => (
          <Content
            till={currentTill}
            takesPayments={takesPayments}
            onPayOther={() => paying.pay(null)}
            reload={reload}
          />
        )}
      </Loaded>
      {paying.dialog}
    </>
  );
}

interface Props {
  till: TillFactsFragment | null;
  takesPayments: boolean;
  onPayOther: () => void;
  reload: () => Promise<void>;
}

/** A till that a colleague opens or closes meanwhile keeps what is being typed. */
function Content({ till, takesPayments, onPayOther, reload }: Props) {
  const navigate = useNavigate();
  const [closing, setClosing] = useState<{ till: TillFactsFragment; isOpen: boolean }>();
  const stopClosing = useCallback(() => setClosing((it) => it && { ...it, isOpen: false }), []);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const stopWithdrawing = useCallback(() => setWithdrawing(false), []);
  const lacksCash = till === null || till.openingCash === null;
  const part = useRef<HTMLDivElement>(null);
  const facts = useRef<HTMLParagraphElement>(null);
  // Opening the till removes its form.
  useKeptFocus(part, () => facts.current?.focus());
  const payOther = takesPayments && <PayOther onPress={onPayOther} />;
  const all = (
    <ButtonLink variant="outlined" to={TILLS_PATH}>
      {texts.all}
    </ButtonLink>
  );
  return (
    <>
      <Stack ref={part} spacing={3}>
        {till === null && (
          <div>
            <Typography sx={{ fontWeight: 600 }}>{texts.closed.title}</Typography>
            <Typography color="textSecondary">{texts.closed.text}</Typography>
          </div>
        )}
        {takesPayments && lacksCash && (
          <Card sx={{ maxWidth: 560 }}>
            <OpeningForm isOpen={till !== null} onOpened={reload} />
          </Card>
        )}
        {till === null ? (
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            {payOther}
            {all}
          </Stack>
        ) : (
          <TillView
            key={till.id}
            till={till}
            factsRef={facts}
            canReverse={takesPayments}
            onChanged={() => void reload()}
            actions={
              <>
                {takesPayments && (
                  <Button aria-haspopup="dialog" onClick={() => setClosing({ till, isOpen: true })}>
                    {texts.close.open}
                  </Button>
                )}
                {payOther}
                {takesPayments && (
                  <Button variant="outlined" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
                    {texts.withdraw.open}
                  </Button>
                )}
                {all}
              </>
            }
          />
        )}
      </Stack>
      {till && (
        <WithdrawalDialog
          key={`withdrawal-${till.id}`}
          open={isWithdrawing}
          till={till}
          onClose={stopWithdrawing}
          onWithdrawn={() => void reload()}
        />
      )}
      {closing && (
        <ClosingDialog
          key={closing.till.id}
          open={closing.isOpen}
          till={till?.id === closing.till.id ? till : closing.till}
          onClose={stopClosing}
          onClosed={(id) => void navigate(tillPath(id))}
          reload={reload}
        />
      )}
    </>
  );
}

function PayOther({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="outlined" aria-haspopup="dialog" onClick={onPress}>
      {texts.payOther}
    </Button>
  );
}
