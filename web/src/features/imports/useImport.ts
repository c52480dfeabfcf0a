import { comparedText } from '@turnero/api/domain/import-cells';
import type { ImportKind } from '@turnero/api/domain/import-fields';
import { guessedColumns } from '@turnero/api/domain/import-headings';
import { twinsInFile, type Twin } from '@turnero/api/domain/import-twins';
import { useEventCallback } from '@mui/material/utils';
import { useContext, useEffect, useRef, useState } from 'react';

import { DraftOwner } from '../../kit/draft/DraftOwner';
import { bannerText } from '../../kit/errors/banner-text';
import { needsNewPage, secondTry } from '../../kit/files/useLateFile';
import { loadFailureText } from '../../kit/lazy/useDialogLoadFailure';
import { useRetryKey } from '../../kit/send/useRetryKey';
import { chunksOf, letterMOf, type Mapping } from './import-chunks';
import {
  useCheckImportRowsLazyQuery,
  useImportRowsMutation,
  useStartImportMutation,
  type ImportRowsInput,
  type RowResultFragment,
  type StartImportInput,
} from './imports.generated';
import { dropImport, keepChoices, keepFile, keptImport, type ImportChoices } from './import-draft';
import { readSheets, withHeadings, type Sheet, type Table } from './read-table';
import { texts } from './texts';
import { useRowRun } from './useRowRun';

/** The file is read here, then checked and imported in chunks. A reload goes on with it. */
export function useImport(onImported: () => Promise<unknown>) {
  const [kind, setKind] = useState<ImportKind>('rooms');
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [sheet, setSheet] = useState(0);
  const [table, setTable] = useState<Table | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [fault, setFault] = useState<string>();
  /** The reader failed to load; the file stays chosen. */
  const [failure, setFailure] = useState<{ reason: unknown; file: File; kept: ImportChoices | undefined }>();
  const [isReading, setReading] = useState(false);
  const check = useRowRun();
  const sending = useRowRun();
  const [checkRows] = useCheckImportRowsLazyQuery({ fetchPolicy: 'network-only' });
  const [start] = useStartImportMutation();
  const [importRows] = useImportRowsMutation();
  const { keyOf, done } = useRetryKey<StartImportInput>();
  const importId = useRef<number>(undefined);
  const [isStarting, setStarting] = useState(false);
  const [startFault, setStartFault] = useState<string>();
  const latest = useRef<File>(undefined);
  const userId = useContext(DraftOwner);
  const [keeping, setKeeping] = useState<'kept' | 'too-large' | null>(null);

  const forget = () => {
    check.forget();
    sending.forget();
    importId.current = undefined;
    setStartFault(undefined);
  };
  const open = (of: ImportKind, read: Table) => {
    setMapping(guessedColumns(of, read.headings));
    forget();
  };
  const turnTo = (among: readonly Sheet[], index: number) => {
    const read = among[index]!.table;
    const isRead = typeof read !== 'string';
    setSheet(index);
    setFault(isRead ? undefined : texts.file.faults[read]);
    setTable(isRead ? read : null);
    if (isRead) open(kind, read);
    else forget();
  };

  const runCheck = async (of: ImportKind, columns: Mapping, file: Table, again: boolean) => {
    const { rows } = file;
    if (again) forget();
    const twins = twinsInFile(
      of,
      rows.map(({ line, cells }) => ({
        line,
        textOf: (name) => comparedText(of, name, cells[columns[name] ?? -1] ?? null),
      })),
    );
    const send = async (input: ImportRowsInput) => {
      const outcome = await checkRows({ kind: of, input });
      return outcome.error ? outcome : { data: outcome.data.checkImportRows.map((row) => withTwin(row, twins)) };
    };
    await check.run(chunksOf(of, columns, rows, letterMOf(file, columns)), send, { again });
  };

  const resume = (read: readonly Sheet[], kept: ImportChoices) => {
    const found = read[kept.sheet]?.table;
    if (found === undefined || typeof found === 'string') return turnTo(read, 0);
    const opened = withHeadings(found, kept.headingLine);
    setSheet(kept.sheet);
    setTable(opened);
    setMapping(kept.mapping);
    setKeeping('kept');
    if (kept.isChecked) void runCheck(kept.kind, kept.mapping, opened, true);
  };

  const chooseFile = async (file: File, kept?: ImportChoices) => {
    latest.current = file;
    setReading(true);
    setFault(undefined);
    setFailure(undefined);
    const read = await readSheets(file).catch((reason: unknown) => ({ reason, file, kept }));
    if (latest.current !== file) return;
    setReading(false);
    if (typeof read === 'string') return setFault(texts.file.faults[read]);
    if ('reason' in read) return setFailure(read);
    setSheets(read);
    if (kept) return resume(read, kept);
    turnTo(read, 0);
    const isKept = userId !== undefined && (await keepFile(userId, file));
    if (latest.current === file) setKeeping(isKept ? 'kept' : 'too-large');
  };

  const restore = useEventCallback(() => {
    const kept = userId === undefined ? null : keptImport(userId);
    if (!kept || latest.current) return;
    setKind(kept.choices.kind);
    void chooseFile(kept.file, kept.choices);
  });
  useEffect(restore, [restore, userId]);

  const isChecked = check.progress !== null || check.results.size > 0 || check.failure !== null;
  useEffect(() => {
    if (userId === undefined || keeping !== 'kept' || !table) return;
    keepChoices(userId, { kind, sheet, headingLine: table.headingLine, mapping, isChecked });
  }, [userId, keeping, kind, sheet, table, mapping, isChecked]);

  const drop = useEventCallback(() => {
    if (userId !== undefined) dropImport(userId);
    setKeeping(null);
  });
  const isImported =
    sending.results.size > 0 &&
    [...check.results.values()].every(({ line, outcome }) => outcome !== 'ready' || sending.results.has(line));
  useEffect(() => {
    if (isImported) drop();
  }, [isImported, drop]);

  const readAgain = ({ file, kept }: NonNullable<typeof failure>) =>
    void chooseFile(file, kept?.kind === kind ? kept : undefined);

  const startAgain = () => {
    setSheets([]);
    setTable(null);
    setMapping({});
    setFault(undefined);
    forget();
    drop();
  };

  return {
    kind,
    /** A text file has one. */
    sheets: sheets.map(({ name }) => name),
    sheet,
    table,
    mapping,
    fault: failure ? notLoadedText(failure.reason) : fault,
    isReading,
    check,
    sending,
    startFault,
    isStarting,
    busy: check.progress !== null || sending.progress !== null || isStarting || isReading,
    chooseKind: (next: ImportKind) => {
      setKind(next);
      if (table) open(next, table);
    },
    chooseFile: (file: File) => chooseFile(file),
    retryFile: failure && (() => secondTry(failure.reason, () => readAgain(failure))()),
    chooseSheet: (index: number) => turnTo(sheets, index),
    chooseHeadings: (line: number) => {
      if (!table) return;
      const next = withHeadings(table, line);
      setTable(next);
      open(kind, next);
    },
    chooseColumns: (next: Mapping) => {
      setMapping(next);
      forget();
    },
    checkAll: (file: Table, { again = true } = {}) => runCheck(kind, mapping, file, again),
    /** Retries rows without an answer too: imported rows are not imported again. */
    importReady: async (file: Table) => {
      const { fileName, rows } = file;
      const ready = rows.filter(({ line }) => check.results.get(line)?.outcome === 'ready');
      setStarting(true);
      setStartFault(undefined);
      if (importId.current === undefined) {
        const input = { kind, fileName: fileName.slice(0, 200), rowCount: ready.length };
        const { data, error } = await start({ input, idempotencyKey: keyOf(input) });
        if (error) setStartFault(bannerText(error));
        else {
          done();
          importId.current = data.startImport.id;
        }
      }
      setStarting(false);
      const id = importId.current;
      if (id === undefined) return;
      await sending.run(chunksOf(kind, mapping, ready, letterMOf(file, mapping)), async (input) => {
        const outcome = await importRows({ importId: id, input });
        return outcome.error ? outcome : { data: outcome.data.importRows };
      });
      await onImported();
    },
    /** Its result is no longer true, and its rows may come in again. */
    forgetUndone: (id: number) => {
      if (importId.current === id) forget();
    },
    startAgain,
    /** Leaving would lose it. */
    isUnkept: sending.progress !== null || keeping === 'too-large',
  };
}

function notLoadedText(reason: unknown): string {
  return needsNewPage(reason) ? loadFailureText(reason) : texts.file.notLoaded;
}

/** Duplicates across chunks, which the server sees separately. */
function withTwin(row: RowResultFragment, twins: ReadonlyMap<number, Twin>): RowResultFragment {
  const twin = twins.get(row.line);
  if (row.outcome !== 'ready' || !twin) return row;
  return { ...row, outcome: 'faulty', fillsKnown: false, faults: [twin] };
}
