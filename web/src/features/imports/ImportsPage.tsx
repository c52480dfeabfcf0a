import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { bannerText } from '../../kit/errors/banner-text';
import { surelyFailed } from '../../kit/errors/surely-failed';
import { LeaveGuard } from '../../kit/dialog/LeaveGuard';
import { usePagedQuery } from '../../kit/list/usePagedQuery';
import { FormBanner } from '../../kit/notify/FormBanner';
import { BatchProgress } from '../../kit/send/BatchProgress';
import { OffButton } from '../../kit/ui/OffButton';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { ImportsList } from './ImportsList';
import { useImportsQuery } from './imports.generated';
import { rowCounts } from './row-counts';
import { RowsResult } from './RowsResult';
import { texts } from './texts';
import { useImport } from './useImport';

/** Columns, a check of the rows, the import, and its undoing. */
export function ImportsPage() {
  const list = usePagedQuery(useImportsQuery, {
    pageOf: ({ imports }) => ({ items: imports }),
    errorFallback: texts.list.failed,
  });
  const it = useImport(list.retry);
  const { kind, table, check, sending, busy, startFault } = it;
  const result = useRef<HTMLHeadingElement>(null);
  const hasChecked = check.results.size > 0 || check.failure !== null;
  const isSending = sending.progress !== null || sending.results.size > 0 || sending.failure !== null;
  // Progress and result replace the button.
  useEffect(() => {
    if (isSending) result.current?.focus();
  }, [isSending]);
  return (
    <Stack spacing={6}>
      <Stack spacing={6} sx={{ maxWidth: 960 }}>
        <FileStep
          kind={kind}
          onKind={it.chooseKind}
          sheets={it.sheets}
          sheet={it.sheet}
          onSheet={it.chooseSheet}
          table={table}
          isReading={it.isReading}
          fault={it.fault}
          onRetry={it.retryFile}
          off={busy}
          onFile={(file) => void it.chooseFile(file)}
          onRemove={it.startAgain}
        />
        {table && (
          <ColumnsStep
            kind={kind}
            table={table}
            mapping={it.mapping}
            onMapping={it.chooseColumns}
            onHeadings={it.chooseHeadings}
            off={busy}
            onCheck={() => void it.checkAll(table)}
          />
        )}
        {table && (check.progress !== null || hasChecked) && (
          <Stack component="section" spacing={3} aria-labelledby="import-check">
            <Typography id="import-check" variant="h2">
              {texts.check.title}
            </Typography>
            <Checked it={it} table={table} isSending={isSending} />
          </Stack>
        )}
        {table && isSending && (
          <Stack component="section" spacing={3} aria-labelledby="import-result">
            <Typography id="import-result" variant="h2" ref={result} tabIndex={-1}>
              {texts.run.title}
            </Typography>
            <Sent it={it} table={table} />
          </Stack>
        )}
        {startFault !== undefined && <FormBanner kind="error">{startFault}</FormBanner>}
      </Stack>
      <ImportsList list={list} onUndone={it.forgetUndone} />
      <LeaveGuard unsaved={it.isUnkept} />
    </Stack>
  );
}

interface PartProps {
  it: ReturnType<typeof useImport>;
  table: NonNullable<ReturnType<typeof useImport>['table']>;
}

function Checked({ it, table, isSending }: PartProps & { isSending: boolean }) {
  const { kind, check, busy } = it;
  const counts = rowCounts(table, check.results);
  if (check.progress !== null) return <Progressing label={texts.check.progress} run={check} />;
  if (isSending) return <Typography>{texts.check.ready(counts.ready)}</Typography>;
  return (
    <>
      {check.failure && (
        <FormBanner kind="error">{bannerText(check.failure, surelyFailed(texts.check.failed))}</FormBanner>
      )}
      <RowsResult kind={kind} table={table} results={check.results} counts={counts} />
      <Stack direction="row" spacing={3}>
        {counts.unanswered > 0 && (
          <OffButton variant="outlined" off={busy} onClick={() => void it.checkAll(table, { again: false })}>
            {texts.check.resume}
          </OffButton>
        )}
        {counts.ready > 0 ? (
          <OffButton variant="contained" off={busy} onClick={() => void it.importReady(table)}>
            {texts.check.submit(counts.ready)}
          </OffButton>
        ) : (
          counts.unanswered === 0 && <Typography>{texts.check.none}</Typography>
        )}
      </Stack>
    </>
  );
}

function Sent({ it, table }: PartProps) {
  const { kind, check, sending, busy } = it;
  if (sending.progress !== null) return <Progressing label={texts.run.progress} run={sending} />;
  const tried = { rows: table.rows.filter(({ line }) => check.results.get(line)?.outcome === 'ready') };
  const counts = rowCounts(tried, sending.results);
  // Faulty rows of the check stay faulty.
  const faulty = [...check.results].filter(([, { outcome }]) => outcome === 'faulty');
  const all = new Map([...faulty, ...sending.results]);
  return (
    <>
      {sending.failure && <FormBanner kind="error">{bannerText(sending.failure)}</FormBanner>}
      <RowsResult kind={kind} table={table} results={all} counts={counts} />
      <Stack direction="row" spacing={3}>
        {counts.unanswered > 0 && (
          <OffButton variant="contained" off={busy} onClick={() => void it.importReady(table)}>
            {texts.run.resume}
          </OffButton>
        )}
        <Button variant="outlined" onClick={it.startAgain}>
          {texts.run.again}
        </Button>
      </Stack>
    </>
  );
}

function Progressing({ label, run }: { label: string; run: PartProps['it']['check'] }) {
  if (run.progress === null) return null;
  const { done, total } = run.progress;
  return (
    <>
      <BatchProgress label={label} progress={run.progress} onStop={run.stop} />
      <Typography aria-hidden="true">{`${done} de ${total}`}</Typography>
    </>
  );
}
