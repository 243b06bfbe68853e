// Written by `npm run build-state -w @amswap/world`. Do not edit.
import type { ShippedWorld } from '../src/ShippedWorld.ts';

export const shippedWorld = {
  seedId: '728db0f60ab634d2',
  chainId: 1337,
  startTime: 1795737600n,
  opening: 1795771800n,
  ...{
    "contracts": {
      "tokens": {
        "ACB": "0x0116686E2291dbd5e317F47faDBFb43B599786Ef",
        "MV": "0x9bAaB117304f7D6517048e371025dB8f89a8DbE5",
        "X": "0x1Eb835EB7BEEEE9E6bbFe08F16a2d2eF668204bd",
        "USDT": "0x31A65C6d4EB07ad51E7afc890aC3b7bE84dF2Ead",
        "WXB": "0x2706A171ECb68E0038378D40Dd1d136361d0cB7d",
        "LBT": "0x993F00eb9C73e3E4eAe3d6Afb4Ba65A6b8B5E597",
        "FTB": "0xd771D7C0e1EBE89C9E9F663824851BB89b926d1a"
      },
      "nativeCoin": "0x8aBb8E62Bd73f4c73b2CE7a02631B2dC911Ab720",
      "registry": "0x80F43505d8d1A739504eB4237Eb15b2e0048Da8d",
      "machineLedger": "0xBDF9001c5d3fFc03AB6564CA28E530665594dfF7",
      "mainSecondary": "0xded2cB506a7374B9645726565b1bD790E605B7b1",
      "main": "0xEfDC2a236Dba7a8f60726b49abC79Ee6b22Ed445",
      "tokenSwap": "0x47456f745Ee61DA2181ba7336d96d78AC0707d5a",
      "swapFactory": "0x00EbB5c0DD770Da8aF56410cAe5501B0Ac3d3856",
      "swapRouter": "0x5e0F4dBEdBf633ddeB9A745a6e1681F987e2f618",
      "acbPair": "0x2656d6615B40FCdD0290aFE725858660648bffAF",
      "multicall": "0xcA11bde05977b3631167028862bE2a173976CA11",
      "badTokens": {
        "noReturn": "0xe1A8fd2b78f0F66698D057b8F55f9Cb862666401",
        "feeOnTransfer": "0x7Ec559176d42Af1fBf0B8b64CfA82c0B3431DE65",
        "approveFromZero": "0xeFeF25D7AD0689c29c400eD6eC29c57Cb86cB058",
        "revertingSymbol": "0x4364A6c2368781F21BEf2ede43675Ec424F873F9",
        "markupSymbol": "0x8685A763F97b6228e4CF65F8B6993BFecc932e2b"
      }
    },
    "accounts": {
      "member": {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "privateKey": "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
      },
      "referrer": {
        "address": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
        "privateKey": "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d"
      },
      "buyer": {
        "address": "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
        "privateKey": "0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a"
      }
    },
    "founder": "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
  },
} as unknown as ShippedWorld;
