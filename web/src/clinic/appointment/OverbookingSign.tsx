import visuallyHidden from '@mui/utils/visuallyHidden';

/** Short sign, with the whole word for screen readers and as a tooltip. */
export function OverbookingSign() {
  return (
    <>
      <span aria-hidden="true" title="Sobreturno" className="over">
        ST
      </span>
      <span style={visuallyHidden}>Sobreturno, </span>
    </>
  );
}
