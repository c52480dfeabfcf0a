import { idIn, restOf, searchOf } from '../../../kit/place/query';
import { usePlace } from '../../../kit/place/usePlace';

const WHOSE_KEY = 'profesional';

interface WhosePlace {
  /** Null: of everybody. */
  professionalId: number | null;
  /** The rest of the query, for other parts of the page. */
  rest: string;
}

const read = (query: URLSearchParams): WhosePlace => ({
  professionalId: idIn(query, WHOSE_KEY),
  rest: restOf(query, [WHOSE_KEY]),
});
const write = ({ professionalId, rest }: WhosePlace) => searchOf([[WHOSE_KEY, professionalId]], rest);

/** Whose rentals are on show, in the address. */
export function useWhoseRentals() {
  const { place, go } = usePlace(read, write);
  return { professionalId: place.professionalId, choose: (id: number | null) => go({ ...place, professionalId: id }) };
}
