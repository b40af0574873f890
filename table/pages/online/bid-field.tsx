/** As the server takes it. */
const mostPoints = 500;

interface BidFieldProps {
  readonly label: string;
  readonly points: number;
  readonly choose: (points: number) => void;
}

/** Victory points that one player bids for a side. */
export const BidField = ({ label, points, choose }: BidFieldProps) => (
  <label class="choice bid-field">
    <span>{label}</span>
    <input
      type="number"
      name="bid"
      min={0}
      max={mostPoints}
      step={1}
      value={points}
      onInput={({ currentTarget: { valueAsNumber: given } }) =>
        choose(Number.isInteger(given) ? Math.min(mostPoints, Math.max(0, given)) : 0)
      }
    />
  </label>
);
