import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useSendingIds } from '../../../kit/send/useSendingIds';
import { OffButton } from '../../../kit/ui/OffButton';
import { texts } from '../texts';
import {
  useConfirmOwnRelationMutation,
  useEndOwnRelationMutation,
  useMyFamilyQuery,
  type OwnRelationFragment,
} from './my-family.generated';

const WORDS = texts.myFamily;

const otherName = ({ isCallers, patientName, relativeName }: OwnRelationFragment) =>
  isCallers ? patientName : relativeName;

interface Props {
  onChanged: () => void;
  /** Called when the focused section disappears. */
  focusFallback: () => void;
}

/** Persons whom the account books for, and who book for it; nothing without any. */
export function MyFamily({ onChanged, focusFallback }: Props) {
  const titleId = useId();
  const { data, refetch } = useMyFamilyQuery({ fetchPolicy: 'cache-and-network' });
  const [end] = useEndOwnRelationMutation();
  const [confirm] = useConfirmOwnRelationMutation();
  const { sendingIds, sending } = useSendingIds();
  const part = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => (title.current ? title.current.focus() : focusFallback());
  // A confirmed relation takes the focused button with it.
  useKeptFocus(part, focusTitle);
  const { ask, dialog } = useQuestion<OwnRelationFragment>((relation) => ({
    title: WORDS.end.title,
    about: (
      <Subject>
        <strong>{otherName(relation)}</strong>
      </Subject>
    ),
    consequences: [
      relation.isCallers ? WORDS.end.mine(relation.patientName) : WORDS.end.theirs(relation.relativeName),
      WORDS.end.again,
    ],
    noLabel: WORDS.end.no,
    yesLabel: WORDS.end.yes,
    isDestructive: true,
    onYes: async () => {
      const { error } = await end({ id: relation.id });
      if (error && error.code !== 'NOT_FOUND') return failureText(error, WORDS.end.failed);
      await refetch();
      notify.success(WORDS.end.done);
      onChanged();
      return undefined;
    },
    onDone: focusTitle,
  }));
  const agree = async ({ id }: OwnRelationFragment) => {
    const { error } = await sending(id, confirm({ id }));
    if (error) notify.error(failureText(error, WORDS.confirm.failed));
    else notify.success(WORDS.confirm.done);
  };
  const family = data?.myFamily ?? [];
  return (
    <>
      {family.length > 0 && (
        <Stack component="section" spacing={2} aria-labelledby={titleId} ref={part}>
          <Typography variant="h2" id={titleId} ref={title} tabIndex={-1}>
            {WORDS.title}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {family.map((relation) => (
              <Stack
                key={relation.id}
                component="li"
                direction="row"
                useFlexGap
                spacing={2}
                sx={{ flexWrap: 'wrap', alignItems: 'center', overflowWrap: 'anywhere' }}
              >
                <div style={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{otherName(relation)}</Typography>
                  <Typography color="textSecondary">{WORDS.rights(relation)}</Typography>
                </div>
                {!relation.coversOwnTurnos && relation.mayConfirm && (
                  <OffButton
                    variant="outlined"
                    off={sendingIds.has(relation.id)}
                    aria-label={(relation.isInForce ? WORDS.confirm.shareLabel : WORDS.confirm.label)(
                      otherName(relation),
                    )}
                    onClick={() => void agree(relation)}
                  >
                    {relation.isInForce ? WORDS.confirm.share : WORDS.confirm.open}
                  </OffButton>
                )}
                <Button
                  variant="text"
                  aria-haspopup="dialog"
                  aria-label={WORDS.end.label(otherName(relation))}
                  onClick={() => ask(relation)}
                >
                  {WORDS.end.open}
                </Button>
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
      {dialog}
    </>
  );
}
