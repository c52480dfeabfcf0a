/** Where the word does not fit: what clinics write on paper, and the whole word for who listens or points at it. */
export function OverbookingSign() {
  return (
    <>
      <span aria-hidden="true" title="Sobreturno" className="over">
        ST
      </span>
      <span className="visually-hidden">Sobreturno, </span>
    </>
  );
}
