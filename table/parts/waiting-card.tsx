import { SpeedChoice } from './speed-choice.js';

/** Somebody else decides: look around as you like, and say how fast it is to go. */
export const WaitingCard = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section class="card waiting" aria-label={title}>
    <p class="hint">{text}</p>
    <SpeedChoice />
  </section>
);
