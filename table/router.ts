import { computed, signal } from '@preact/signals';

/** Pages by the part of the address behind `#`, so that the browser's Back works and no server is needed. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new' }
  | { readonly page: 'play'; readonly battle: string }
  | { readonly page: 'replay'; readonly battle: string }
  | { readonly page: 'rules'; readonly anchor: string | null }
  | { readonly page: 'learn' }
  | { readonly page: 'about' }
  | { readonly page: 'lost' };

const address = signal(location.hash);
addEventListener('hashchange', () => (address.value = location.hash));

export function parseRoute(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  const argument = rest.join('/');
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
    case 'learn':
    case 'about':
      return { page };
    case 'play':
    case 'replay':
      return argument === '' ? { page: 'lost' } : { page, battle: argument };
    case 'rules':
      return { page, anchor: argument === '' ? null : argument };
    default:
      return { page: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = computed(() => parseRoute(address.value));
