import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { findInsurers } from '@turnero/api/domain/insurer-words';
import { useCallback, useMemo, useRef, useState } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import type { ListShape } from '../../kit/list/list-url-state';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { RowsOnTheirWay } from '../../kit/list/RowsOnTheirWay';
import { useListUrlState } from '../../kit/list/useListUrlState';
import { EmptyState } from '../../kit/states/EmptyState';
import { Loaded } from '../../kit/states/Loaded';
import { dayOf } from '../../kit/time/wall-time';
import { down } from '../../kit/ui/breakpoints';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { isId } from '../../kit/url/query';
import { INSURERS_PATH } from '../insurers/insurers.paths';
import { ChosenBar } from './ChosenBar';
import { matrixCells, matrixColumns, matrixGroups, type MatrixCell, type MatrixRow } from './coverage-matrix';
import { useCoverageRulesQuery, type CoverageRulesQuery } from './coverage-rules.generated';
import { MatrixList } from './MatrixList';
import { MatrixTable, type GridFocus, type ShownRow } from './MatrixTable';
import { RulesDialog } from './RulesDialog';
import { texts } from './texts';

const SHAPE: ListShape<'profesional', never> = { filters: { profesional: isId } };

/** Which turnos the clinic takes of each insurer, as a matrix. */
export function CoverageRulesPage() {
  const query = useCoverageRulesQuery({ fetchPolicy: 'cache-and-network', errorFallback: texts.page.failed });
  return (
    <Loaded query={query} errorTitle={texts.page.failed} waiting={<RowsOnTheirWay />}>
      {(data) => <Matrix data={data} reload={query.refetch} />}
    </Loaded>
  );
}

function Matrix({ data, reload }: { data: CoverageRulesQuery; reload: () => Promise<void> }) {
  const currency = useClinic()?.currency;
  const isNarrow = useMediaQuery(down('sm'));
  const urlState = useListUrlState(SHAPE);
  const today = dayOf(data.clinic.now);
  const professionalId = Number(urlState.filters.profesional) || null;
  const columns = useMemo(() => matrixColumns(data, professionalId), [data, professionalId]);
  const groups = useMemo(() => matrixGroups(data), [data]);
  const cells = useMemo(() => {
    const cellsOfRow = matrixCells(data, today);
    const rows = groups.flatMap(({ row, plans }) => [row, ...plans]);
    return new Map(rows.map((row) => [row.id, cellsOfRow(row, columns)]));
  }, [data, groups, today, columns]);
  const cellsOf = ({ id }: MatrixRow) => cells.get(id) ?? [];
  const [openInsurers, setOpenInsurers] = useState<ReadonlySet<number>>(new Set());
  const { chosen, choose, clear } = useChosen(professionalId);
  const [isChanging, setChanging] = useState(false);
  const stopChanging = useCallback(() => setChanging(false), []);
  const isSaved = useRef(false);
  const page = useRef<HTMLDivElement>(null);
  const grid = useRef<GridFocus>(null);
  useKeptFocus(page, () => grid.current?.focus());

  const found = findInsurers(
    groups.map((group) => ({ ...group.insurer, group })),
    urlState.search,
  ).map(({ group }) => group);
  const rows = found.flatMap((group): ShownRow[] => [
    { row: group.row, cells: cellsOf(group.row), group: group.plans.length > 0 ? group : null },
    ...(openInsurers.has(group.insurer.id)
      ? group.plans.map((row) => ({ row, cells: cellsOf(row), group: null }))
      : []),
  ]);
  const chosenCells = [...cells.values()].flat().filter(({ id }) => chosen.has(id));
  const fold = (insurerId: number) =>
    setOpenInsurers(
      (open) => new Set(open.has(insurerId) ? [...open].filter((id) => id !== insurerId) : [...open, insurerId]),
    );

  if (groups.length === 0) {
    return (
      <EmptyState
        title={texts.page.empty}
        text={texts.page.emptyHint}
        action={<ButtonLink to={INSURERS_PATH}>{texts.page.toInsurers}</ButtonLink>}
      />
    );
  }
  const shown = { columns, rows, chosen, openInsurers, currency, onChoose: choose, onFold: fold };
  return (
    <Stack ref={page} spacing={3}>
      <ListToolbar
        urlState={urlState}
        searchLabel={texts.page.search}
        filters={[
          {
            name: 'profesional',
            label: texts.page.professional,
            all: texts.page.anyProfessional,
            options: data.allProfessionals.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        count={texts.page.count(found.length)}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.page.hint}
      </Typography>
      {rows.length === 0 ? (
        <EmptyState
          title={texts.page.nothing}
          text={texts.page.nothingHint}
          action={
            <Button variant="outlined" onClick={urlState.widen}>
              {texts.page.showAll}
            </Button>
          }
        />
      ) : isNarrow ? (
        <MatrixList {...shown} />
      ) : (
        <MatrixTable {...shown} focusRef={grid} />
      )}
      {chosenCells.length > 0 && (
        <ChosenBar count={chosenCells.length} onClear={clear} onChange={() => setChanging(true)} />
      )}
      <RulesDialog
        open={isChanging}
        cells={chosenCells}
        data={data}
        today={today}
        currency={currency}
        reload={reload}
        onClose={stopChanging}
        onSaved={() => {
          isSaved.current = true;
          stopChanging();
        }}
        onGone={() => {
          if (!isSaved.current) return;
          isSaved.current = false;
          // The focus is back on the bar, which goes with the choice.
          clear();
          void reload();
        }}
      />
    </Stack>
  );
}

/** Ids of the chosen cells; another professional's columns begin without any. */
function useChosen(professionalId: number | null) {
  const [state, setState] = useState<{ professionalId: number | null; ids: ReadonlySet<string> }>({
    professionalId,
    ids: new Set(),
  });
  const chosen = state.professionalId === professionalId ? state.ids : NONE;
  return {
    chosen,
    choose: (cells: readonly MatrixCell[], isChosen: boolean) => {
      const ids = new Set(chosen);
      for (const { id } of cells) {
        if (isChosen) ids.add(id);
        else ids.delete(id);
      }
      setState({ professionalId, ids });
    },
    clear: () => setState({ professionalId, ids: NONE }),
  };
}

const NONE: ReadonlySet<string> = new Set();
