/** One movement of a circular row: where it has to stand first, unseen, and where it goes. */
export type Turn = { from: number; to: number };

/**
 * How a circular row of `count` items moves on by as many as are visible. Behind the last item the
 * first ones stand once more, so that position `count` looks just like position 0.
 * @param first the position of the first visible item, 0 to `count`
 */
export function turn(
  direction: 'previous' | 'next',
  first: number,
  visible: number,
  count: number,
): Turn {
  if (direction === 'next') {
    const from = first >= count ? 0 : first;
    return { from, to: Math.min(from + visible, count) };
  }
  if (first > 0 && first < count) return { from: first, to: Math.max(first - visible, 0) };
  return { from: count, to: Math.floor((count - 1) / visible) * visible };
}
