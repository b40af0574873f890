/** What is kept about people. Times are in milliseconds since 1970; what lets somebody in is kept as a hash. */
export interface PeopleTables {
  readonly person: PersonRow;
  readonly passkey: PasskeyRow;
  readonly session: SessionRow;
  readonly challenge: ChallengeRow;
  readonly mail_link: MailLinkRow;
  readonly attempt: AttemptRow;
  readonly block: BlockRow;
  readonly guest_block: GuestBlockRow;
  readonly person_seat: PersonSeatRow;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** What the name looks like: no two people may look alike. */
  readonly skeleton: string;
  /** Confirmed: whoever reads letters there has said so. */
  readonly mail: string | null;
  readonly language: string;
  /** `NoticeChoices` as JSON. */
  readonly choices: string;
  readonly password: string | null;
  readonly created: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  /** In base64url. */
  readonly public_key: string;
  readonly counter: number;
  /** A list as JSON. */
  readonly transports: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

export interface SessionRow {
  readonly id: string;
  readonly token: string;
  readonly person: string;
  readonly place: string;
  readonly browser: string;
  readonly created: number;
  readonly used: number;
}

/** Asked of an authenticator, once. */
export interface ChallengeRow {
  readonly challenge: string;
  /** Of the page that has asked for it. */
  readonly origin: string;
  readonly purpose: string;
  /** The account that a new passkey opens; for a new account one that is not there yet; empty to sign in. */
  readonly person: string;
  /** Of an account that is to be made. */
  readonly name: string;
  readonly language: string;
  readonly expires: number;
}

export interface MailLinkRow {
  readonly token: string;
  readonly person: string;
  readonly purpose: string;
  readonly mail: string;
  readonly expires: number;
}

/** Somebody has tried something that must not be tried often. */
export interface AttemptRow {
  readonly subject: string;
  readonly at: number;
}

export interface BlockRow {
  readonly person: string;
  readonly blocked: string;
  readonly since: number;
}

/** No guest from this place sits down with the person for a while. */
export interface GuestBlockRow {
  readonly person: string;
  readonly place: string;
  readonly since: number;
}

export interface PersonSeatRow {
  readonly match: string;
  readonly side: string;
  readonly person: string;
  readonly since: number;
}
