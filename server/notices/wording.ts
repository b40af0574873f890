import type { Language } from '@impulse/engine';

/** What notices and letters say around what the rules ask. */
export interface NoticeWords {
  readonly decision: (battle: string, opponent: string) => string;
  readonly reminder: (battle: string, opponent: string) => string;
  readonly accepted: (battle: string, opponent: string) => string;
  readonly makeDice: string;
  readonly timeOver: (battle: string, opponent: string) => string;
  readonly mayClaim: string;
  readonly paired: (tournament: string, round: number, opponent: string) => string;
  readonly playGame: string;
  readonly challenged: (battle: string, opponent: string) => string;
  readonly answerChallenge: string;
  readonly confirmSubject: string;
  readonly confirm: (battle: string, link: string) => string;
  readonly stop: (link: string) => string;
}

export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  en: {
    decision: (battle, opponent) => `${battle} against ${opponent}: it is your turn`,
    reminder: (battle, opponent) => `${battle} against ${opponent}: still waiting for you`,
    accepted: (battle, opponent) => `${battle}: ${opponent} has accepted your match`,
    challenged: (battle, opponent) => `${battle}: ${opponent} challenges you`,
    answerChallenge: 'Open the table to accept or decline.',
    paired: (tournament, round, opponent) => `${tournament}, round ${round}: you play against ${opponent}`,
    playGame: 'Open the tournament to start your game.',
    makeDice: 'Open the table so that the dice can be made and the battle can begin.',
    timeOver: (battle, opponent) => `${battle}: ${opponent} is out of time`,
    mayClaim: 'Open the table to claim victory, let a computer take over, or wait.',
    confirmSubject: 'Impulse: email you when it is your turn?',
    confirm: (battle, link) =>
      `Somebody playing ${battle} would like an email at this address when it is their turn. ` +
      `If that is you, open this page to confirm:\n\n${link}\n\nIf it is not you, do nothing: you will get no more emails.`,
    stop: (link) => `Stop emails about this match: ${link}`,
  },
  'zh-Hant': {
    decision: (battle, opponent) => `${battle}（對手：${opponent}）：輪到你了`,
    reminder: (battle, opponent) => `${battle}（對手：${opponent}）：還在等你決定`,
    accepted: (battle, opponent) => `${battle}：${opponent} 已接受你的對局`,
    challenged: (battle, opponent) => `${battle}：${opponent} 向你挑戰`,
    answerChallenge: '請開啟遊戲桌，接受或婉拒。',
    paired: (tournament, round, opponent) => `${tournament}，第 ${round} 輪：你的對手是 ${opponent}`,
    playGame: '請開啟錦標賽，開始你的對局。',
    makeDice: '請開啟遊戲桌，骰子產生後戰局就會開始。',
    timeOver: (battle, opponent) => `${battle}：${opponent} 的時間已用完`,
    mayClaim: '請開啟遊戲桌：你可以宣告獲勝、改由電腦接手，或繼續等。',
    confirmSubject: 'Impulse：輪到你時要寫信通知嗎？',
    confirm: (battle, link) =>
      `有人正在玩「${battle}」，希望輪到自己時收到寄往此地址的通知。如果是你，請開啟下面的頁面確認：\n\n${link}\n\n` +
      '如果不是你，不必理會，我們不會再寄信給你。',
    stop: (link) => `不再收到這場對局的信件：${link}`,
  },
};
