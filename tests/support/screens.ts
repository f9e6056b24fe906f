export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const smallestPhone = { ...phone, viewport: { width: 320, height: 640 } };
export const desktop = { viewport: { width: 1280, height: 900 } };

/** The narrowest screen with the whole navigation. */
export const wide = { viewport: { width: 1024, height: 800 } };
