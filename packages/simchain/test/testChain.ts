import { BrowserProvider, Contract, ContractFactory, Interface, parseEther } from 'ethers';
import { afterEach, beforeEach } from 'vitest';
import { createSimchain, RpcError, type Simchain } from '../src/index.ts';
import { accounts, addressAt } from './accounts.ts';
import probe from './fixtures/probe.json' with { type: 'json' };
import { ManualClock } from './manualClock.ts';

/** Chain time at the start of every test, unix seconds. */
export const startTime = 1_790_000_000n;
export const abi = new Interface(probe.abi);

export let clock: ManualClock;
export let chain: Simchain;

/** Gives every test of the file that calls it a chain of its own: said by each file, as files share their modules. */
export function aChainForEachTest(): void {
  beforeEach(async () => {
    clock = new ManualClock();
    chain = await createSimchain({ chainId: 1337, accounts, clock, startTime });
  });
  afterEach(() => chain.close());
}

export function ask(method: string, ...params: unknown[]): Promise<unknown> {
  return chain.provider.request({ method, params });
}

/** The error that work ends with; fails when it ends well. */
export async function failing(work: Promise<unknown>): Promise<RpcError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RpcError)) throw new Error(`expected an RpcError, got ${String(error)}`);
  return error;
}

/** The probe contract, just deployed, as ethers calls it. */
export async function deployed(): Promise<Contract> {
  const signer = await new BrowserProvider(chain.provider).getSigner(0);
  const contract = await new ContractFactory(probe.abi, probe.bytecode, signer).deploy({
    value: parseEther('1'),
  });
  await contract.waitForDeployment();
  return new Contract(await contract.getAddress(), probe.abi, signer);
}

/** Sends from the first account. */
export function send(tx: Record<string, unknown>): Promise<unknown> {
  return ask('eth_sendTransaction', { from: addressAt(0), ...tx });
}

/** Writes a value into the probe's slot, without ethers' round trips. */
export function write(to: string, slot: number, value: number): Promise<unknown> {
  return send({ to, gas: '0x186a0', data: abi.encodeFunctionData('write', [slot, value]) });
}
