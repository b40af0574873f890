/** A bar filled to a part of its length; what it shows is said in words beside it. */
export const Gauge = ({ part }: { readonly part: number }) => (
  <svg class="gauge" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="gauge-fill" width={100 * part} height="10" />
  </svg>
);
