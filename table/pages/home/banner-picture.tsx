import type { BattleId } from '@impulse/library/battles.js';
import { useSignal } from '@preact/signals';
import { language } from '../../i18n/index.js';
import { lazy } from '../../web/lazy.js';

/** Made from the board itself by `npm run pictures`: nobody fetches two kits to look at two pictures. */
const files: Readonly<Record<string, string>> = import.meta.glob('../../../docs/pictures/opening/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const widths = [544, 1088];

const PaintedBanner = lazy(() => import('./painted-banner.js').then((module) => module.PaintedBanner), true);

/** How a battle begins; painted from its kit where its picture has not been made or does not come. */
export function BannerPicture({ id, name }: { readonly id: BattleId; readonly name: string }) {
  const failed = useSignal(false);
  const [small, large] = widths.map(
    (width) => files[`../../../docs/pictures/opening/${id}.${language.value}.${width}.webp`],
  );
  if (failed.value || small === undefined || large === undefined) return <PaintedBanner id={id} name={name} />;
  return (
    <img
      src={small}
      srcset={`${small} ${widths[0]}w, ${large} ${widths[1]}w`}
      sizes="(max-width: 1000px) 94vw, 540px"
      width={widths[0]}
      height={(widths[0] * 9) / 16}
      alt={name}
      decoding="async"
      onError={() => (failed.value = true)}
    />
  );
}
