import { openStore } from '../../src/server/openStore.ts';
import { withFault } from './faultPoints.ts';
import { journey } from './journey.ts';

// The process that ends itself: the point, the connection string (may be empty) and the file are its arguments.
const [point = '', databaseUrl = '', databaseFile = ''] = process.argv.slice(2);
const store = await openStore({ databaseUrl: databaseUrl || undefined, databaseFile });
const end = () => process.kill(process.pid, 'SIGKILL');
await journey(withFault(store, point, end), (done) => process.stdout.write(`${done}\n`));
await store.close();
