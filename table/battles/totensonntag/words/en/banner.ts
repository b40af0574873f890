/** Totensonntag on the home page and in lists, before its kit is there. */
export const totensonntagBanner = {
  sides: { dak: 'DAK', cw: 'Commonwealth' },
  line: 'Sidi Rezegh, 19–24 November 1941',
  about:
    'The Eighth Army drives on Tobruk with five hundred tanks; the Afrika Korps turns to meet it. Six days, four couplets a day: go first with few units, or second with many. Playable in an evening.',
  picture: 'The desert around Sidi Rezegh with both armies on the map',
};
