import type { PushChannel } from '@impulse/protocol/wire/index.js';

/** Messages that the browser itself shows. */

/** Only pages that nobody could have changed on their way may ask for them. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** This browser as a channel; null when it does not allow it. */
export async function subscribe(serverKey: string): Promise<PushChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  const subscription = await registration.pushManager.subscribe(options).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys === undefined) return null;
  return { kind: 'push', endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

/** By which the server tells one browser from another; null when this one takes no messages. */
export async function ownLabel(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16);
}
