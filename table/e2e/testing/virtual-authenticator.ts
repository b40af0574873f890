import type { CDPSession, Page } from '@playwright/test';

/** What a device does with passkeys, without anybody touching it. */
export class VirtualAuthenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async at(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** As passkeys that are kept by one's maker come to one's other devices. */
  async copyTo(other: VirtualAuthenticator): Promise<void> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    for (const credential of credentials) {
      await other.#session.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential });
    }
  }
}
