import type { Fault } from './fault.ts';
import { faults as admin } from './admin.ts';
import { faults as app } from './app.ts';
import { faults as authGuard } from './authGuard.ts';
import { faults as build } from './build.ts';
import { faults as category } from './category.ts';
import { faults as earlyScript } from './earlyScript.ts';
import { faults as headScript } from './headScript.ts';
import { faults as home } from './home.ts';
import { faults as http } from './http.ts';
import { faults as league } from './league.ts';
import { faults as live } from './live.ts';
import { faults as matches } from './matches.ts';
import { faults as padel } from './padel.ts';
import { faults as pairs } from './pairs.ts';
import { faults as paste } from './paste.ts';
import { faults as promises } from './promises.ts';
import { faults as realtime } from './realtime.ts';
import { faults as serviceWorker } from './serviceWorker.ts';
import { faults as session } from './session.ts';
import { faults as settings } from './settings.ts';
import { faults as share } from './share.ts';
import { faults as standings } from './standings.ts';
import { faults as storage } from './storage.ts';
import { faults as tv } from './tv.ts';
import { faults as ui } from './ui.ts';

/**
 * The planted faults by room: a folder of `src/`, or a part of `src/opening/` and `supabase/embedded/`; and
 * those of the promises that span rooms.
 */
export const faults: ReadonlyMap<string, readonly Fault[]> = new Map(
  Object.entries({
    admin,
    app,
    authGuard,
    build,
    category,
    earlyScript,
    headScript,
    home,
    http,
    league,
    live,
    matches,
    padel,
    pairs,
    paste,
    promises,
    realtime,
    serviceWorker,
    session,
    settings,
    share,
    standings,
    storage,
    tv,
    ui,
  }),
);
