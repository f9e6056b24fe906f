/** Whether nothing has the focus: the element that had it may be gone. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}
