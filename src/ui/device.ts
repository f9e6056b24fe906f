/** Whether a picture is shared without the text beside it: WhatsApp on iPhones and iPads drops it else. */
export function sharesPictureAlone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac.
  return (
    /iP(?:hone|ad|od)/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1)
  );
}

/** The names of browsers within other apps; `wv` is Android's WebView. */
const apps =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|Barcelona|WhatsApp|musical_ly|Bytedance|BytedanceWebview|TikTok|trill|Snapchat|LinkedInApp|Pinterest|Twitter|Telegram|MicroMessenger|GSA|Line\/)|; wv\)|Version\/[\d.]+ Chrome\//iu;

/** Whether the page is shown by the browser within another app, where a download does nothing. */
export function isInsideApp(): boolean {
  const { userAgent } = navigator;
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  // Safari and other browsers of iPhones name it, the views of apps do not.
  const isBareView = /iP(?:hone|ad|od)/u.test(userAgent) && !/Safari\//u.test(userAgent);
  return apps.test(userAgent) || (isBareView && !isInstalled);
}
