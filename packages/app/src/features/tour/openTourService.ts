import { demoAccount, openPageAccounts } from '@amswap/accounts/handlers';
import type { Transport } from '@amswap/chain';
import type { Clock, Hex } from '@amswap/values';
import { storageKeys } from '../../boot/storageKeys.ts';
import type { TourService } from '../../boot/Tour.ts';
import { tourDeployment } from './tourDeployment.ts';

/** Opens the accounts service in this page: the handlers that a server runs, with the demo account alone. */
export async function openTourService(clock: Clock, request: Transport): Promise<TourService> {
  const { send, publicKey, reset } = await openPageAccounts({
    clock,
    origin: location.origin,
    chainId: tourDeployment.chainId,
    contact: '',
    databaseName: storageKeys.tourAccountsDatabase,
    contractCall: async (call) => (await request({ method: 'eth_call', params: [call, 'latest'] })) as Hex,
  });
  return { send, publicKey, demoAccount, reset };
}
