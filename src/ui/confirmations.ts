let open = () => {};

/** Settles once the provider of confirmations listens: one that is opened before is lost. */
export const whenConfirmationsOpen = new Promise<void>((resolve) => {
  open = resolve;
});

/** The provider listens from now on. */
export const openConfirmations = () => open();
