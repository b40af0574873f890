import type { Widen } from '../widen.js';
import type { learn as english } from '../en/learn.js';

export const learn: Widen<typeof english> = {
  title: '新手教學',
  begin: '開始',
  goOn: '繼續',
  battle: '打一場戰局',
  battles: '有課程的戰役',
  count: (finished, all) => `已完成 ${finished}／${all} 課`,
  open: '開啟',
  resume: '接續',
  repeat: '再學一次',
  openLesson: (title) => `課程：${title}`,
  coach: {
    title: '課程',
    count: (step, steps) => `${step}／${steps}`,
    next: '下一步',
    again: '重新開始',
    leave: '所有課程',
    undo: '復原',
    show: '顯示課程',
    hide: '收起課程',
    yourTurn: '輪到你了',
    lesson: (title) => `下一課：${title}`,
    astray: '這樣做合乎規則，但不是本課的內容。能復原就復原，或重新開始。',
  },
};
