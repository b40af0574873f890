import type { Problem } from '@impulse/engine';

/** Why something that was asked about a person is not done. */

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });

export const notSignedIn = problem('not-signed-in', '', 'Sign in first.');
/** For what would hand the account to whoever sits down at an open page. */
export const signInAgain = problem('sign-in-again', '', 'Sign in again to do this: it has been a while.');
/** The same whether there is no such account or the password is another, so that trying tells nothing. */
export const wrongSignIn = problem('wrong-sign-in', '', 'There is no account of this name with this password.');
export const wrongPasskey = problem('wrong-passkey', 'response', 'This passkey opens no account here.');
export const noPasskeysHere = problem('no-passkeys-here', '', 'Passkeys need a name for the server, not a number.');
export const badLink = problem('bad-link', 'token', 'This link is not, or no longer, good. Ask for another.');
export const noMail = problem('no-mail', '', 'This server sends no letters.');
export const letterNotSent = problem(
  'letter-not-sent',
  'mail',
  'The letter could not be sent; please try again later.',
);
export const nameTaken = problem('name-taken', 'name', 'Somebody is called this already, or nearly so.');
export const mailTaken = problem('mail-taken', 'mail', 'Another account uses this address.');
export const lastWayIn = problem('last-way-in', '', 'This is the only way into the account; add another first.');
export const noSuchPerson = problem('no-such-person', 'name', 'Nobody of this name has an account here.');
/** The same whether nobody is called this or somebody does not want to be challenged, so that trying tells nothing. */
export const nobodyToChallenge = problem('no-such-person', 'to', 'Nobody of this name can be challenged by you.');
export const notYourself = problem('not-yourself', 'name', 'This is yourself.');
export const tooManyAttempts = problem('too-many-attempts', '', 'This was tried too often; please wait a while.');
export const tooManyPasskeys = problem('too-many', '', 'The account has as many passkeys as it may have.');
export const notYourSeat = problem('no-such-match', 'match', 'There is no such match, or not for you.');
