/** What the scenarios of White Death are about. */
export const whiteDeathScenarios = {
  stories: {
    campaign:
      'The whole siege, from the first snow-covered morning of the offensive to the last night in the Citadel: encirclement, three attempts at relief, and the break-out.',
    'scenario-1':
      'Nine rifle divisions and a mechanised corps strike a thinly held front on both sides of the railway town. Will the ring close before the reserves arrive?',
    'scenario-2':
      'The city is cut off, and so are two pockets south-west of it. What has come by rail is thrown together to dig the pockets out and to stop the drive on the railway.',
    'scenario-3':
      'At Christmas the first concentric push sets out along the frozen road from the south-west. Two turns to get as close to the city as men and tanks can.',
    'scenario-4':
      'In the first days of January the relief tries again with what is left and what is new, while house after house falls in the city behind the ring.',
    'scenario-5':
      'Only the Citadel and the station are still held. The last push comes within sight of them; whoever can walk must break out, or be lost.',
  },
  sides: {
    campaign: {
      soviet: 'You have the men, the guns and the first move. Take the city, and hold the ring against all comers.',
      german: 'Hold a fortress on what falls from the sky, and scrape a relief together from half an army group.',
    },
    'scenario-1': {
      soviet: 'Many units and broken ground: learn to save points for the assault, and close the ring.',
      german: 'Few units, good ones. Delay, keep the railway, and do not be caught in the open.',
    },
    'scenario-2': {
      soviet: 'Crush the pockets before they are reached, and keep pressing the city.',
      german: 'Get your cut-off regiments out, then hold the towns the relief will need.',
    },
    'scenario-3': {
      soviet: 'Stop a strong blow on a narrow front, and take what you can of the city meanwhile.',
      german: 'Every hex towards the city counts. Keep the road open behind you.',
    },
    'scenario-4': {
      soviet: 'The city is within reach: finish it, and let the relief bleed in front of your guns.',
      german: 'One more push with tired divisions; the garrison cannot hold another week.',
    },
    'scenario-5': {
      soviet: 'Take the last three hexes, and let nobody through to the west.',
      german: 'Bring out as many as you can: every strength point that reaches the lines counts.',
    },
  },
};
