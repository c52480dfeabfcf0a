import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { LEAST_LETTERS, useCareSearch } from '../../../clinic/care/useCareSearch';
import { choosePayer, usePayer } from '../../../clinic/payer/payer';
import { PhoneLink } from '../../../kit/contact/ContactLink';
import { ErrorState } from '../../../kit/states/ErrorState';
import { down, holdsNow } from '../../../kit/ui/breakpoints';
import { texts } from '../texts';
import { careOptions, type CareOption } from './care-options';
import { FoundList, StillSearching } from './FoundList';
import { NothingFound } from './NothingFound';
import { SEARCH_KEY, type SearchBoxProps } from './search-box';
import { SearchForm } from './SearchForm';
import { SearchInput } from './SearchInput';
import { EMERGENCY_PHONE, soundsUrgent } from './urgency';

interface Props extends SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  /** The plain box had the focus. */
  takesFocus: boolean;
  /** The plain box was submitted. */
  isSubmitted: boolean;
}

const NOTHING: CareOption[] = [];

export function SuggestingBox(props: Props) {
  const { text, onText, takesFocus, isSubmitted, specialties, phone, onShowSpecialties, nextSlotOf } = props;
  const { found, isCurrent, isWaiting, failed, refetch } = useCareSearch(text);
  const [isOpen, setOpen] = useState(isSubmitted);
  /** Submitted before its answer arrived. */
  const [isPending, setPending] = useState(isSubmitted);
  /** Submitted: the first option is active. */
  const [isChoosing, setChoosing] = useState(isSubmitted);
  const options = found && (isCurrent || !isPending) ? careOptions(found, nextSlotOf) : NOTHING;
  const navigate = useNavigate();
  const chosen = usePayer();
  const choose = async ({ to, payer }: CareOption) => {
    // Keeps the plan, and an own coverage.
    if (payer && payer.insurerId !== chosen?.insurerId) choosePayer(payer);
    // For Back.
    await navigate({ search: `?${new URLSearchParams({ [SEARCH_KEY]: text.trim() })}` }, { replace: true });
    await navigate(to);
  };
  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps } = useAutocomplete<
    CareOption,
    false,
    false,
    true
  >({
    options,
    freeSolo: true,
    value: null,
    inputValue: text,
    onInputChange: (_event, next, reason) => {
      if (reason !== 'input') return;
      setPending(false);
      setChoosing(false);
      onText(next);
    },
    open: isOpen,
    autoHighlight: isChoosing,
    openOnFocus: true,
    onOpen: () => setOpen(true),
    onClose: (_event, reason) => {
      // Without a choice the form's submit decides.
      if (reason === 'createOption') return;
      setPending(false);
      setOpen(false);
    },
    onChange: (_event, option) => {
      // Enter on the option that autoHighlight made active yields the text alone.
      const chosen = typeof option === 'string' ? isOpen && isChoosing && options[0] : option;
      if (chosen) void choose(chosen);
    },
    getOptionKey: (option) => (typeof option === 'string' ? option : option.to),
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.name),
    filterOptions: (all) => all,
  });
  const { ref, ...inputProps } = getInputProps();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, ref);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only on replacing the plain box.
  }, []);

  const insurers = found && isCurrent ? texts.search.insurers(found) : null;
  const hasList = isOpen && options.length > 0;
  const foundNothing = isCurrent && options.length === 0;
  const hasSpecialties = specialties !== undefined && specialties.length > 0;
  const hasAnswer = hasList || foundNothing || failed;
  useEffect(() => {
    // A phone's keyboard covers everything below the box.
    if (hasAnswer && holdsNow(down('sm')) && document.activeElement === input.current) {
      form.current?.scrollIntoView({ block: 'start' });
    }
  }, [hasAnswer]);

  const isUrgent = soundsUrgent(text);
  const isShort = text.trim().length < LEAST_LETTERS;
  const submit = () => {
    const [first] = options;
    if (isShort) onShowSpecialties();
    else if (isCurrent && first && !isUrgent && (found?.specialties.length === 1 || options.length === 1)) {
      void choose(first);
    } else {
      setPending(!isCurrent);
      setOpen(true);
      input.current?.focus();
    }
  };
  const submitByHand = () => {
    // Opening highlights the first option.
    flushSync(() => {
      setOpen(false);
      setChoosing(true);
    });
    submit();
  };
  const submitPending = useEffectEvent(() => {
    setPending(false);
    submit();
  });
  useEffect(() => {
    if (isPending && (isCurrent || isShort)) submitPending();
  }, [isPending, isCurrent, isShort]);
  return (
    <SearchForm
      ref={form}
      onSubmit={submitByHand}
      found={
        <>
          {isUrgent && (
            <strong className="below">
              {texts.search.urgent} <PhoneLink phone={EMERGENCY_PHONE} />
            </strong>
          )}
          {hasList && (
            <FoundList
              options={options}
              isNear={found?.isNear === true}
              insurers={insurers}
              listProps={getListboxProps()}
              optionProps={(option, index) => getOptionProps({ option, index })}
            />
          )}
          {isOpen && isWaiting && options.length === 0 && <StillSearching />}
          {foundNothing && (
            <NothingFound
              search={text.trim()}
              insurers={insurers}
              specialties={specialties}
              phone={phone}
              onShowAll={onShowSpecialties}
            />
          )}
          {failed && (
            <div className="below">
              <ErrorState title={texts.search.failed} onRetry={() => void refetch()} />
            </div>
          )}
          <p role="status" style={visuallyHidden}>
            {isUrgent && `${texts.search.urgent} ${EMERGENCY_PHONE}. `}
            {failed && texts.search.failed}
            {insurers !== null && `${insurers} `}
            {isCurrent &&
              found &&
              (insurers === null || options.length > 0) &&
              texts.search.found(found, text.trim(), { hasList, hasSpecialties })}
          </p>
        </>
      }
    >
      <div {...getRootProps()}>
        <label {...getInputLabelProps()} style={visuallyHidden}>
          {texts.search.label}
        </label>
        <SearchInput {...inputProps} ref={inputRef} />
      </div>
    </SearchForm>
  );
}
