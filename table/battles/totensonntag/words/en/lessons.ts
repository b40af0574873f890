/** The lessons of Totensonntag. */
export const totensonntagLessons = {
  intro:
    'Ten short lessons at the real table, under the real rules. You command the Commonwealth; the enemy holds still, and the first dice of each lesson are set so that you see what is explained. Leave whenever you like: your place is kept.',
  lessons: {
    numbers: {
      title: 'The activation number',
      about: 'First with few units, or second with many?',
      steps: {
        couplet:
          'Six days, four couplets a day. In a couplet each side acts once, in its impulse. Who goes first, and which units act, hangs on two activation numbers.',
        choose:
          'In the first couplet you choose your number; the enemy rolls. Low: many units act, but slowly. High: few units act, fast, and probably first. Under each die you see what it gives you. Pick one; nobody sees it yet.',
        confirm:
          'Units act whose initiative, the last figure on the counter, is at least the number. Confirm your choice: then both numbers are shown.',
        order:
          'The higher number has the first impulse; a tie goes to the DAK. Otherwise numbers are rolled, but a last number of 5 lets you change your roll by one, and a 6 lets you choose.',
      },
      end: 'That is the heart of the game: every couplet begins with this bargain.',
    },
    moves: {
      title: 'Moving',
      about: 'Movement points, zones of control, and why not.',
      steps: {
        select: 'Your number is 4. Units that can act glow. Click the 7th Hussars in G9.',
        go: 'Lit hexes can be reached; the figure is what is left of your movement points. A different mark means: here an enemy zone of control stops you. Go next to the infantry in I10.',
        why: 'Every unit controls the six hexes around it, and whoever enters them stops. Click the Hussars again: the table tells you why they can do no more, and which rule says so.',
        undo: 'The number behind a refusal opens the rule. As long as no die is rolled and nothing is revealed, you can take things back: press Undo.',
      },
      end: 'Click or drag, both work. Whatever is not lit explains itself when you click it.',
    },
    assault: {
      title: 'Assault',
      about: 'Attack a neighbour, with the odds on the table first.',
      steps: {
        select: 'A unit that does not move may assault a neighbour. Select the Rifle Brigade in H9.',
        aim: 'Click the enemy in I10. Nothing is rolled before you have seen the odds.',
        forecast:
          'Two dice plus firepower must reach the protection of the target, the middle figure. The forecast adds up the firepower, each line with its rule, and gives the exact chance.',
        roll: 'Satisfied? Roll.',
        result: 'A hit costs the target one strength point, never more. The same sum stands in the log, with the dice.',
      },
      end: 'Strength is firepower: whoever is hit first hits back more weakly.',
    },
    advance: {
      title: 'Advance after combat',
      about: 'Take the ground when the last defender falls.',
      steps: {
        assault:
          'The Bersaglieri in H11 have one strength point left. Assault them with the King’s Royal Rifles in H10.',
        advance: 'The hex is empty. Units that attacked it may advance now, whatever zones lie there. Click H11.',
        exposed:
          'An advance is free and belongs to the attack. You may stay, too: think of who can hit you where you are going.',
      },
      end: 'Only assaults and overruns let you advance. A barrage never does.',
    },
    overrun: {
      title: 'Overrun',
      about: 'Tanks and armoured cars strike on the move.',
      steps: {
        select: 'Armour and recon can move and attack in one go. Select the 2nd Royal Tanks in G9.',
        aim: 'The guns in G5 are far away and marked all the same: you can drive up and overrun them. Click them.',
        roll: 'The path ends beside the guns, and the attack costs what their hex would cost to enter. The last step must come from a hex without enemy zone. Roll.',
        after:
          'That was the whole action: after an overrun a unit moves no further, unless the hex is emptied and it advances.',
      },
      end: 'Overruns cannot climb escarpments, and recon is hard to catch: −1.',
    },
    barrage: {
      title: 'Barrage',
      about: 'Guns fire over distance when somebody spots for them.',
      steps: {
        select: 'Guns reach as far as the number in their symbol. Select the 60th Field Regiment in G10.',
        aim: 'Click the Italians in H12, three hexes away.',
        spotter:
          'Another unit has to see them. Mostly one sees one hex far, from an escarpment two, from a Point three. Your armoured cars stand on a Point in I10: that also gives +1 to range in.',
        roll: 'First the guns range in: one die for each enemy in the hex, 4 or more finds it. Roll.',
        target: 'Both are found. A barrage may pick any unit of the stack, not only the top one: choose one and roll.',
        after:
          'A barrage has −1 firepower, −2 against armour, and nobody advances after it. But nobody shoots back, either.',
      },
      end: 'Keep a unit on a Point, and keep it still: a spotter who has moved makes it harder.',
    },
    stacking: {
      title: 'Stacks',
      about: 'Who lies on top, and what happens to the fourth.',
      steps: {
        look: 'Three units stand in G9. Look into the stack: click it, or press on it for a while.',
        order: 'Assaults strike the top unit. Put another one on top: drag it in the list, or use the small arrows.',
        crowd:
          'Three units may share a hex when the impulse ends. Three already stand in F9: move one of these units there and see.',
        undo: 'The hex is marked: if you ended now, one of the four would be destroyed. Undo.',
      },
      end: 'You may pass through full hexes. Only the end of the impulse counts.',
    },
    arrivals: {
      title: 'Reinforcements',
      about: 'Fresh units wait at the edge of the map.',
      steps: {
        calendar: 'It is the second turn. Open the calendar of arrivals to see who comes, when and where.',
        pick: 'The South Africans wait at the southern edge. Select one of their counters in the tray; your number must activate it as usual.',
        enter: 'Click a lit hex. The entry hex costs its normal price, and the unit goes on with what is left.',
        later: 'Nobody has to come at once. If the enemy stands on your entry hexes, you enter as near as you can.',
      },
      end: 'The New Zealanders come on the fourth day, from the east.',
    },
    night: {
      title: 'Night',
      about: 'Damaged units recover.',
      steps: {
        why: 'After four couplets night falls. Two of your units have lost strength. Destroyed units never come back, but these can recover.',
        recover:
          'One die for each lost point: your infantry and guns need 4 or more, your armour 5. An enemy next door makes it harder. Let them roll.',
        end: 'Stacks may be put in order at night as well. End the night: the enemy recovers, and a new day begins.',
      },
      end: 'Pull damaged units out of reach before the evening.',
    },
    victory: {
      title: 'Victory',
      about: 'What counts in the end.',
      steps: {
        account: 'You win with one victory point on the evening of 24 November. Open the victory account.',
        select: 'The airfield of Sidi Rezegh, M7, stands open. Select the 6th Royal Tanks in M10.',
        take: 'Drive onto M7. It stays yours until the enemy enters it.',
        points:
          'The account shows one point more. Shattered enemy divisions give points, too, your own shattered ones cost some, and units that leave through Q2 relieve Tobruk.',
      },
      end: 'You know everything you need. The rest is in the rules, one click away from every number. Good luck!',
    },
  },
};
