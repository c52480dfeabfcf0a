import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
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

/** Persons whom the account books for, and who book for it; nothing without any. */
export function MyFamily({ onChanged }: { onChanged: () => void }) {
  const titleId = useId();
  const { data, refetch } = useMyFamilyQuery({ fetchPolicy: 'cache-and-network', errorToast: false });
  const [end] = useEndOwnRelationMutation();
  const [confirm] = useConfirmOwnRelationMutation();
  const title = useRef<HTMLHeadingElement>(null);
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
    onDone: () => title.current?.focus(),
  }));
  const agree = async ({ id }: OwnRelationFragment) => {
    const { error } = await confirm({ id });
    if (error) notify.error(failureText(error, WORDS.confirm.failed));
    else notify.success(WORDS.confirm.done);
  };
  const family = data?.myFamily ?? [];
  if (family.length === 0) return dialog;
  return (
    <Stack component="section" spacing={2} aria-labelledby={titleId}>
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
              <Button
                variant="outlined"
                aria-label={(relation.isInForce ? WORDS.confirm.shareLabel : WORDS.confirm.label)(otherName(relation))}
                onClick={() => void agree(relation)}
              >
                {relation.isInForce ? WORDS.confirm.share : WORDS.confirm.open}
              </Button>
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
      {dialog}
    </Stack>
  );
}
