/** White Death on the home page and in lists, before its kit is there. */
export const whiteDeathBanner = {
  sides: { soviet: 'Soviets', german: 'Germans' },
  line: 'Velikiye Luki, 19 November 1942 – 22 January 1943',
  about:
    'The Kalinin Front cuts the railway town off; relief comes through snow and frozen lakes. Hidden stacks, guns that must deploy, and ten movement points a turn to spend in impulses. Five scenarios and a campaign.',
  picture: 'The snow-covered country around Velikiye Luki with both armies on the map',
};
