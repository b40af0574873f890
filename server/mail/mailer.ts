/** A letter in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands letters to the post. */
export interface Mailer {
  /** Resolves once the letter has been taken over, and fails when it was not. */
  send(mail: Mail): Promise<void>;
}
