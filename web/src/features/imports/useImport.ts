import { comparedText } from '@turnero/api/domain/import-cells';
import type { ImportKind } from '@turnero/api/domain/import-fields';
import { guessedColumns } from '@turnero/api/domain/import-headings';
import { twinsInFile, type Twin } from '@turnero/api/domain/import-twins';
import { useRef, useState } from 'react';

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
import { readSheets, withHeadings, type Sheet, type Table } from './read-table';
import { texts } from './texts';
import { useRowRun } from './useRowRun';

/** The file is read here, then checked and imported in chunks. */
export function useImport(onImported: () => Promise<unknown>) {
  const [kind, setKind] = useState<ImportKind>('rooms');
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [sheet, setSheet] = useState(0);
  const [table, setTable] = useState<Table | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [fault, setFault] = useState<string>();
  /** The reader failed to load; the file stays chosen. */
  const [failure, setFailure] = useState<{ reason: unknown; file: File }>();
  const [isReading, setReading] = useState(false);
  const check = useRowRun();
  const sending = useRowRun();
  const [checkRows] = useCheckImportRowsLazyQuery({ errorToast: false, fetchPolicy: 'network-only' });
  const [start] = useStartImportMutation();
  const [importRows] = useImportRowsMutation();
  const { keyOf, done } = useRetryKey<StartImportInput>();
  const importId = useRef<number>(undefined);
  const [isStarting, setStarting] = useState(false);
  const [startFault, setStartFault] = useState<string>();
  const latest = useRef<File>(undefined);

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

  const chooseFile = async (file: File) => {
    latest.current = file;
    setReading(true);
    setFault(undefined);
    setFailure(undefined);
    const read = await readSheets(file).catch((reason: unknown) => ({ reason, file }));
    if (latest.current !== file) return;
    setReading(false);
    if (typeof read === 'string') return setFault(texts.file.faults[read]);
    if ('reason' in read) return setFailure(read);
    setSheets(read);
    turnTo(read, 0);
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
    chooseFile,
    retryFile: failure && (() => secondTry(failure.reason, () => void chooseFile(failure.file))()),
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
    checkAll: async (file: Table, { again = true } = {}) => {
      const { rows } = file;
      if (again) forget();
      const twins = twinsInFile(
        kind,
        rows.map(({ line, cells }) => ({
          line,
          textOf: (name) => comparedText(kind, name, cells[mapping[name] ?? -1] ?? null),
        })),
      );
      const send = async (input: ImportRowsInput) => {
        const outcome = await checkRows({ kind, input });
        return outcome.error ? outcome : { data: outcome.data.checkImportRows.map((row) => withTwin(row, twins)) };
      };
      await check.run(chunksOf(kind, mapping, rows, letterMOf(file, mapping)), send, { again });
    },
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
    startAgain: () => {
      setSheets([]);
      setTable(null);
      setMapping({});
      forget();
    },
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
