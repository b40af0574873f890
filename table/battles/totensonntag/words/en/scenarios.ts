/** What the scenarios of Totensonntag are about. */
export const totensonntagScenarios = {
  stories: {
    historical:
      'Both armies stand where they stood on the morning of 19 November 1941. Who holds the airfields around Sidi Rezegh six days later?',
    free: 'The same six days, but each side places its own units within its areas before the first couplet.',
  },
  sides: {
    historical: {
      dak: 'Better tanks, fewer of them, and a fortress to keep shut. Strike the brigades one by one.',
      cw: 'Five hundred tanks and a long way to go: take the airfields, reach Tobruk, keep your divisions alive.',
    },
    free: {
      dak: 'You place your outposts and your panzers first: decide where the blow is to fall.',
      cw: 'Choose where the brigades cross the wire, and which airfield they make for.',
    },
  },
};
