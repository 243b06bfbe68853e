import { parseDeployment } from '@amswap/chain';
import { accountDeriver, deploymentRecord } from '@amswap/world';
import { shippedWorld } from '@amswap/world/shipped';
import { describe, expect, it } from 'vitest';

describe('the config of a local world', () => {
  const record = deploymentRecord(shippedWorld, {
    environment: 'local',
    chainName: 'Local chain',
    rpcUrls: ['http://127.0.0.1:8545'],
  });

  it('is one that the product reads', () => {
    const parsed = parseDeployment(JSON.stringify(record));
    expect(parsed).toMatchObject({ ok: true, deployment: { contracts: record.contracts } });
  });

  it('keeps three addresses that play no other part', () => {
    const account = accountDeriver();
    expect(record.keepAddress).toEqual([6, 7, 8].map((index) => account(index).address));
  });
});
