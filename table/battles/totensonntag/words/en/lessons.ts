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
          'Six days, four couplets a day. In a couplet each side acts once, in its impulse. Who goes first, and which units act, depends on two activation numbers.',
        choose:
          'In the first couplet you choose your number; the enemy rolls. Low: many units act, but slowly. High: few units act, fast, and probably first. Under each die you see what it gives you. Pick one; it stays secret for now.',
        confirm:
          'A unit can act if its initiative, the last figure on the counter, is at least the number. Confirm your choice: both numbers are then revealed.',
        order:
          'The higher number has the first impulse; a tie goes to the DAK. From now on numbers are rolled, but if your last number was a 5 you may change the roll by one, and after a 6 you choose.',
      },
      end: 'That is the heart of the game: every couplet begins with this bargain.',
    },
    moves: {
      title: 'Moving',
      about: 'Movement points, zones of control, and refusals.',
      steps: {
        select: 'Your number is 4. Units that can act glow. Click the 7th Hussars in G9.',
        go: 'Lit hexes can be reached; the figure is the movement points left. A different mark means that an enemy zone of control stops you there. Move next to the infantry in I10.',
        why: 'Every unit has a zone of control in the six hexes around it; enemies that enter it must stop. Click the Hussars again: the table says why they can do no more, and by which rule.',
        undo: 'The number after a refusal opens the rule. As long as no die is rolled and nothing revealed, you can undo: press Undo.',
      },
      end: 'Click or drag, both work. Click any hex that is not lit to learn why.',
    },
    assault: {
      title: 'Assault',
      about: 'Attack an adjacent hex, and see the odds first.',
      steps: {
        select: 'A unit that does not move may assault an adjacent hex. Select the Rifle Brigade in H9.',
        aim: 'Click the enemy in I10. Nothing is rolled before you have seen the odds.',
        forecast:
          'Two dice plus firepower must reach the protection of the target, the middle figure. The forecast adds up the firepower, each line with its rule, and gives the exact chance.',
        roll: 'Satisfied? Roll.',
        result: 'A hit costs the target one strength point, never more. The log shows the same sum, with the dice.',
      },
      end: 'Strength is firepower: a unit that is hit hits back more weakly.',
    },
    advance: {
      title: 'Advance after combat',
      about: 'Take the ground when the last defender falls.',
      steps: {
        assault:
          'The Bersaglieri in H11 have one strength point left. Assault them with the King’s Royal Rifles in H10.',
        advance:
          'The hex is empty. Units that attacked it may advance now, regardless of enemy zones of control. Click H11.',
        exposed:
          'An advance is free and part of the attack. You may also stay: think of who could hit you in the new hex.',
      },
      end: 'Only assaults and overruns let you advance. A barrage never does.',
    },
    overrun: {
      title: 'Overrun',
      about: 'Tanks and armored cars attack on the move.',
      steps: {
        select: 'Armor and recon can move and attack in one action. Select the 2nd Royal Tanks in G9.',
        aim: 'The guns in G5 are far away but marked: you can drive up and overrun them. Click them.',
        roll: 'The path ends beside the guns, and the attack costs what their hex would cost to enter. The last hex entered must be entered from a hex outside enemy ZOC. Roll.',
        after:
          'That was the whole action: after an overrun a unit moves no further, unless it advances into the emptied hex.',
      },
      end: 'You cannot overrun units on an escarpment, and recon is hard to catch: −1.',
    },
    barrage: {
      title: 'Barrage',
      about: 'Guns fire at a distance when another unit spots for them.',
      steps: {
        select: 'Guns reach as far as the number in their symbol. Select the 60th Field Regiment in G10.',
        aim: 'Click the Italians in H12, three hexes away.',
        spotter:
          'Another unit has to see them. Units spot at one hex; from an escarpment at two, from a Point at three. Your armored cars are on a Point in I10: that also gives +1 to range in.',
        roll: 'First the guns range in: one die for each enemy unit in the hex; 4 or more succeeds. Roll.',
        target:
          'You have ranged in on both. A barrage may pick any of them, not just the top unit: choose one and roll.',
        after:
          'A barrage has −1 firepower, −2 against armor, and nobody advances after it. But nobody shoots back, either.',
      },
      end: 'Keep a unit on a Point, and keep it still: a spotter that has moved makes it harder.',
    },
    stacking: {
      title: 'Stacks',
      about: 'Who is on top, and what happens to the fourth unit.',
      steps: {
        look: 'There are three units in G9. Look into the stack: click it, or long-press it.',
        order: 'Assaults hit the top unit. Put another on top: drag it in the list, or use the small arrows.',
        crowd:
          'Three units may share a hex when the impulse ends. F9 already holds three: move one of these units there and see.',
        undo: 'The hex is marked: if you ended now, one of the four would be destroyed. Undo.',
      },
      end: 'You may pass through full hexes. Only the end of the impulse counts.',
    },
    arrivals: {
      title: 'Reinforcements',
      about: 'Fresh units wait at the edge of the map.',
      steps: {
        calendar: 'It is the second turn. Open the arrivals to see who comes, when and where.',
        pick: 'The South Africans wait at the southern edge. Select one of their counters in the tray; your number must activate it as usual.',
        enter: 'Click a lit hex. The entry hex has its normal cost, and the unit moves on with the points left.',
        later: 'Units need not enter at once. If the enemy is on your entry hexes, you enter as near as you can.',
      },
      end: 'The New Zealanders come on the fourth day, from the east.',
    },
    night: {
      title: 'Night',
      about: 'Damaged units recover.',
      steps: {
        why: 'After four couplets night falls. Two of your units have lost strength. Destroyed units never come back, but these can recover.',
        recover:
          'One die for each lost point: your infantry and guns need 4 or more, your armor 5. Enemy ZOC makes it harder. Let them roll.',
        end: 'You may also rearrange stacks at night. End the night: the enemy recovers, and a new day begins.',
      },
      end: 'Pull damaged units out of reach before the evening.',
    },
    victory: {
      title: 'Victory',
      about: 'What counts in the end.',
      steps: {
        account: 'You win with one victory point on the evening of 24 November. Open the victory tab.',
        select: 'The airfield of Sidi Rezegh, M7, is undefended. Select the 6th Royal Tanks in M10.',
        take: 'Drive onto M7. It stays yours until the enemy enters it.',
        points:
          'The account shows one point more. Shattered enemy divisions also give points, your own shattered ones cost points, and units that leave through Q2 relieve Tobruk.',
      },
      end: 'You know everything you need. The rest is in the rules, one click away from every number. Good luck!',
    },
  },
};
