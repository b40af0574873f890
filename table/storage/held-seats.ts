import { effect, signal } from '@preact/signals';
import { list, matching, optional, parseJson, type Read, record, text, whole } from '@impulse/engine';

/** A seat at a match on this server, held by this browser: whoever has the key plays. */
export interface HeldSeat {
  readonly match: string;
  readonly side: string;
  readonly key: string;
  /** Under which this person plays. */
  readonly name: string;
  /** What this person has put into the dice; only the browser that has drawn it knows. */
  readonly part?: string;
  /** What the server and whoever offered the match had committed to when this person sat down. */
  readonly commitment: string;
  readonly partCommitment: string;
  /** Only where this person has offered the match: lets another sit down. */
  readonly invitation?: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

const hex = matching(/^[0-9a-f]{32,64}$/, 'bad-digits', 'Hexadecimal digits');
const key = matching(/^[\w-]{43}$/, 'bad-key', 'A key');

const readSeats: Read<readonly HeldSeat[]> = list(
  record<HeldSeat>({
    match: hex,
    side: text(20),
    key,
    name: text(40),
    part: optional(hex),
    commitment: hex,
    partCommitment: hex,
    invitation: optional(key),
    since: whole(0, Number.MAX_SAFE_INTEGER),
  }),
  0,
  1000,
);

const seatsKey = 'impulse-seats';
const nameKey = 'impulse-name';

function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The seats are held as long as the page is open.
  }
}

function readStored(): readonly HeldSeat[] {
  const value = parseJson(stored(seatsKey) || '[]');
  const seats = value.ok ? readSeats(value.value, '') : value;
  return seats.ok ? seats.value : [];
}

/** The newest first. */
export const heldSeats = signal<readonly HeldSeat[]>(readStored());
// Another tab may have sat down, or got up.
addEventListener('storage', (event) => {
  if (event instanceof StorageEvent && event.key === seatsKey) heldSeats.value = readStored();
});

export const heldSeatAt = (match: string): HeldSeat | null =>
  heldSeats.value.find((seat) => seat.match === match) ?? null;

function keep(seats: readonly HeldSeat[]): void {
  heldSeats.value = seats;
  store(seatsKey, JSON.stringify(seats));
}

export const holdSeat = (seat: HeldSeat): void =>
  keep([seat, ...readStored().filter(({ match }) => match !== seat.match)]);

export const giveSeatUp = (match: string): void => keep(readStored().filter((seat) => seat.match !== match));

/** The name under which this person last played. */
export const ownName = signal(stored(nameKey));
effect(() => store(nameKey, ownName.value));
