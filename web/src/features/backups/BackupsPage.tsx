import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';

import { DataTable } from '../../kit/list/DataTable';
import { FormBanner } from '../../kit/notify/FormBanner';
import { notify } from '../../kit/notify/notify';
import { EmptyState } from '../../kit/states/EmptyState';
import { Loaded } from '../../kit/states/Loaded';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { momentText } from '../../kit/time/wall-time';
import { OffButton } from '../../kit/ui/OffButton';
import { BACKUP_COLUMNS } from './backups-table';
import { useBackupsQuery, useMakeBackupMutation, type BackupRowFragment, type BackupsQuery } from './backups.generated';
import { texts } from './texts';

const POLL_MS = 5_000;

export function BackupsPage() {
  const query = useBackupsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    errorFallback: texts.failed,
  });
  return (
    <Loaded query={query} errorTitle={texts.failed} waiting={<PageSpinner />}>
      {({ backups }) => <Overview backups={backups} reload={query.refetch} />}
    </Loaded>
  );
}

interface Props {
  backups: BackupsQuery['backups'];
  reload: () => Promise<unknown>;
}

function Overview({ backups, reload }: Props) {
  const { nightlyHour, isEncrypted, obstacle, lastMade, lastChecked, running, latest } = backups;
  const [make] = useMakeBackupMutation({ errorFallback: texts.makeFailed });
  const [isAsking, setAsking] = useState(false);
  const whyId = useId();
  useSuccessNotice(running, latest);
  const ask = async () => {
    setAsking(true);
    const { error } = await make({});
    await reload();
    setAsking(false);
    if (!error) notify.success(texts.making);
  };
  return (
    <Stack spacing={6}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">
          {texts.about}
          {nightlyHour !== null && ` ${texts.nightly(nightlyHour)}`}
        </Typography>
        <Troubles backups={backups} obstacleId={whyId} />
        {lastMade && (
          <Stack direction="row" spacing={6} component="dl">
            <Fact label={texts.facts.made} backup={lastMade} />
            <Fact label={texts.facts.checked} backup={lastChecked} />
          </Stack>
        )}
        <OffButton
          off={isAsking || running !== null || obstacle !== null}
          whyId={obstacle === null ? undefined : whyId}
          onClick={() => void ask()}
        >
          {texts.make}
        </OffButton>
        {running && (
          <div style={{ width: '100%' }}>
            <Typography id={`${whyId}-running`} role="status">
              {texts.running[running.state as keyof typeof texts.running]}
            </Typography>
            <LinearProgress aria-labelledby={`${whyId}-running`} />
          </div>
        )}
        {!isEncrypted && nightlyHour !== null && <FormBanner kind="info">{texts.notEncrypted}</FormBanner>}
        <details>
          <Typography component="summary" variant="body2" sx={{ paddingBlock: 3, cursor: 'pointer' }}>
            {texts.operator.title}
          </Typography>
          <Typography component="ul" variant="body2">
            {texts.operator.settings.map((setting) => (
              <li key={setting}>{setting}</li>
            ))}
          </Typography>
        </details>
      </Stack>
      <Stack component="section" spacing={3} aria-labelledby={`${whyId}-list`}>
        <Typography id={`${whyId}-list`} variant="h2">
          {texts.list.title}
        </Typography>
        <DataTable
          caption={texts.list.caption}
          columns={BACKUP_COLUMNS}
          list={{ rows: latest, busy: false, failed: false, retry: async () => void (await reload()) }}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={texts.list.empty}
              text={obstacle === null ? texts.list.emptyHint : texts.list.emptyOff}
            />
          }
          errorTitle={texts.failed}
        />
      </Stack>
    </Stack>
  );
}

/** A failed backup is retried; it matters more if the last one is old. */
function Troubles({ backups, obstacleId }: { backups: Props['backups']; obstacleId: string }) {
  const { obstacle, isLate, lastChecked, latest, running } = backups;
  const last = latest[0];
  if (obstacle !== null) {
    return (
      <FormBanner kind="error">
        <span id={obstacleId}>{obstacle}</span>
      </FormBanner>
    );
  }
  const late = isLate && (lastChecked === null ? texts.never : texts.late(momentText(lastChecked.askedAt)));
  if (last?.state === 'failed' && !running)
    return (
      <FormBanner kind="error">
        {texts.lastFailed} {last.fault} {late}
      </FormBanner>
    );
  return late ? <FormBanner kind="error">{late}</FormBanner> : null;
}

function Fact({ label, backup }: { label: string; backup: BackupRowFragment | null }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <dd>
        {backup === null ? (
          texts.facts.none
        ) : (
          <>
            <time dateTime={backup.askedAt}>{momentText(backup.askedAt)}</time>
            {backup.bytes !== null && ` · ${texts.size(backup.bytes)}`}
            {backup.rows !== null && ` · ${texts.rows(backup.rows)}`}
          </>
        )}
      </dd>
    </div>
  );
}

/** Notifies when the running backup has ended and passed its check. */
function useSuccessNotice(running: BackupRowFragment | null, latest: readonly BackupRowFragment[]): void {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const ended = latest.find(({ id }) => id === awaited.current);
    if (ended?.state === 'checked') notify.success(texts.done);
    awaited.current = running?.id ?? null;
  }, [running, latest]);
}
