import { siteFolder } from '../../support/buildSite.ts';
import { shareServer } from '../../support/sharedServer.ts';

// A server of a league without rows as a process of its own, which says where it is; see `movedDate.ts`.

const server = await shareServer('');
server.serveSite(siteFolder);
const { url, publishableKey, secretKey } = server;
console.log(JSON.stringify({ url, publishableKey, secretKey }));
