import { useLocation } from 'react-router-dom';
import { fromGuide, paths } from '../../league/paths.ts';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated.ts';
import { Link } from '../../ui/Link.tsx';
import controls from '../../ui/theme/controls.module.css';

/** Leads back to the guide, on a page to which it led; also after a reload. */
export function GuideLink() {
  const { state } = useLocation();
  // The prerendered page has no history.
  const isHydrated = useIsHydrated();
  if (!isHydrated || state !== fromGuide) return null;
  return (
    <Link to={paths.guide()} className={controls['link'] ?? ''}>
      Volver a la guía
    </Link>
  );
}
