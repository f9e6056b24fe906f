import { useState } from 'react';

/** Whether a condition has been true since the component was mounted. */
export function useHasBeen(condition: boolean): boolean {
  const [has, setHas] = useState(condition);
  if (condition && !has) setHas(true);
  return has;
}
