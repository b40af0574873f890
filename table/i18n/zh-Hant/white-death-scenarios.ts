import type { Widen } from '../widen.js';
import type { whiteDeathScenarios as english } from '../en/white-death-scenarios.js';

export const whiteDeathScenarios: Widen<typeof english> = {
  stories: {
    campaign: '整場圍城戰：從攻勢發起的雪地清晨，到城堡裡的最後一夜，包圍、三次解圍行動，以及突圍。',
    'scenario-1': '九個步兵師與一個機械化軍，從鐵路城市兩側打擊單薄的防線。包圍圈能在預備隊到達之前合攏嗎？',
    'scenario-2':
      '城市被切斷，西南方還有兩個口袋。鐵路運來的部隊倉促集結，要救出口袋裡的部隊，並擋住蘇軍朝鐵路的推進。',
    'scenario-3':
      '聖誕節，第一次解圍行動沿著冰封的道路從西南方出發。只有兩個回合，能離城市多近，就看人與戰車走得多遠。',
    'scenario-4': '一月初，解圍部隊以殘存與新到的兵力再度進攻；包圍圈裡，城市正一棟一棟地失守。',
    'scenario-5': '只剩城堡與車站還在守軍手中。最後的進攻已經看得見它們；還走得動的人必須突圍，否則全部損失。',
  },
  sides: {
    campaign: {
      soviet: '兵力、火砲與先手都在你手上。拿下城市，並守住包圍圈，抵擋一切來援。',
      german: '靠空投守住要塞，並從半條戰線拼湊出解圍部隊。',
    },
    'scenario-1': {
      soviet: '單位眾多，地形破碎：學會為突擊保留移動點，合攏包圍圈。',
      german: '單位少而精。遲滯敵軍，保住鐵路，別在開闊地被逮到。',
    },
    'scenario-2': {
      soviet: '在援軍到達之前消滅口袋，同時繼續壓迫城市。',
      german: '救出被切斷的各團，再守住解圍需要的城鎮。',
    },
    'scenario-3': {
      soviet: '在狹窄的正面擋住強力一擊，同時盡量奪取城市。',
      german: '朝城市前進的每一格都算數。保持後方道路暢通。',
    },
    'scenario-4': {
      soviet: '城市唾手可得：解決它，讓解圍部隊在你的砲口前流血。',
      german: '以疲憊的師再推一次；守備隊撐不過下一週。',
    },
    'scenario-5': {
      soviet: '拿下最後三格，不讓任何人向西逃脫。',
      german: '盡可能把人救出來：每 1 點抵達戰線的戰力都是勝利。',
    },
  },
};
