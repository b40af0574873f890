/** Typefaces of short texts on the map: what is found on common systems, the first one with Chinese characters too. */
export const sans =
  "'Helvetica Neue', Arial, 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', 'WenQuanYi Micro Hei', sans-serif";
export const figures = "'Helvetica Neue', Arial, sans-serif";
