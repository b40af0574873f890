/** A letter in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for a letter that is sent again: mail programs show one of them. */
  readonly id?: string;
  /** Where a mail program may ask for no more such letters, without a person opening a page (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Hands letters to the post. */
export interface Mailer {
  /** Resolves once the letter has been taken over, and fails when it was not. */
  send(mail: Mail): Promise<void>;
}
