import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { DataTable } from '../../kit/list/DataTable';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { RowAction } from '../../kit/list/RowAction';
import { useWholeList } from '../../kit/list/useWholeList';
import { EmptyState } from '../../kit/states/EmptyState';
import { AddIcon, DeleteIcon, EventRepeatIcon } from '../../kit/ui/icons';
import { useCalendarFeedsQuery } from './calendar-feeds.generated';
import { FEED_COLUMNS, FEEDS, keyOf } from './feeds-list';
import { texts } from './texts';
import { useFeedLink } from './useFeedLink';

/** For administrators. */
export function CalendarFeedsPage() {
  const { reload, props } = useWholeList(useCalendarFeedsQuery, FEEDS);
  const { list, urlState, filters } = props;
  const link = useFeedLink(reload);
  const page = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useKeptFocus(page, () => search.current?.focus());
  return (
    <Stack spacing={3} ref={page}>
      <Typography color="textSecondary">{texts.list.about}</Typography>
      <ListToolbar
        urlState={urlState}
        searchLabel={texts.list.search}
        searchRef={search}
        filters={filters}
        count={list.total === undefined ? undefined : texts.list.count(list.total)}
      />
      <DataTable
        caption={texts.list.caption}
        columns={FEED_COLUMNS}
        list={list}
        urlState={urlState}
        rowKey={keyOf}
        rowActions={(owner) => (
          <>
            <RowAction
              icon={owner.feed ? EventRepeatIcon : AddIcon}
              label={owner.feed ? texts.actions.replace : texts.actions.create}
              of={owner.name}
              onClick={() => link.make(owner)}
              busy={link.isMaking}
              hasDialog
            />
            {owner.feed && (
              <RowAction
                icon={DeleteIcon}
                label={texts.actions.remove}
                of={owner.name}
                onClick={() => link.remove(owner)}
                hasDialog
              />
            )}
          </>
        )}
        empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
        errorTitle={texts.list.failed}
      />
      {link.dialogs}
    </Stack>
  );
}
