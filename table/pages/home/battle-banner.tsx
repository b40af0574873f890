import { battleNames, type BattleId } from '@impulse/library/battles.js';
import { bannerOf } from '../../battles/banners.js';
import { language, messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
import { BannerPicture } from './banner-picture.js';

/** One battle on the home page: what it looks like, what it is about, and every way into it. */
export function BattleBanner({ id }: { readonly id: BattleId }) {
  const { home } = messages.value.shell;
  const { line, about, picture } = bannerOf(id);
  const name = battleNames[id][language.value];
  return (
    <section class="banner" aria-label={name} data-battle={id}>
      <div class={`banner-picture is-${id}`}>
        <BannerPicture id={id} name={picture} />
      </div>
      <div class="banner-text">
        <h2>{name}</h2>
        <p class="hero-line">{line}</p>
        <p>{about}</p>
        <p class="buttons">
          <a class="button primary" href={linkTo.new(id)}>
            {home.start}
          </a>
          <a class="button" href={linkTo.learn(id)}>
            {home.learn}
          </a>
          <a class="button" href={linkTo.rules(id)}>
            {home.rules}
          </a>
        </p>
      </div>
    </section>
  );
}
