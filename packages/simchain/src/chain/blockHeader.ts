import type { Hex } from '@amswap/values';
import { type Block, createBlock, type HeaderData } from '@ethereumjs/block';
import type { Common } from '@ethereumjs/common';
import {
  bigIntToBytes,
  bytesToHex,
  concatBytes,
  hexToBytes,
  KECCAK256_RLP,
  setLengthLeft,
} from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { StoredBlock } from './block.ts';
import { blockGasLimit, nextBaseFee } from './chainRules.ts';

/** Where the fees go: nobody, as on anvil. */
export const coinbase: Hex = '0x0000000000000000000000000000000000000000';
/** sha-256 of no bytes: no requests to the consensus layer (EIP-7685). */
export const emptyRequestsHash: Hex = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const zeroHash: Hex = `0x${'0'.repeat(64)}`;

/** What a block's transactions can see of it before it is closed. */
export interface OpenHeader {
  readonly number: bigint;
  readonly parentHash: Hex;
  readonly timestamp: bigint;
  readonly gasLimit: bigint;
  readonly baseFeePerGas: bigint;
  readonly mixHash: Hex;
}

/** A block's randomness: a function of its place in the chain, so that a chain can be repeated. */
export function mixHashOf(number: bigint, parentHash: Hex): Hex {
  return bytesToHex(
    keccak_256(concatBytes(hexToBytes(parentHash), setLengthLeft(bigIntToBytes(number), 32))),
  );
}

/** The header of the block after a parent. @param timestamp unix seconds. */
export function nextHeader(parent: StoredBlock, timestamp: bigint): OpenHeader {
  const number = parent.number + 1n;
  return {
    number,
    parentHash: parent.hash,
    timestamp,
    gasLimit: blockGasLimit,
    baseFeePerGas: nextBaseFee(parent),
    mixHash: mixHashOf(number, parent.hash),
  };
}

/** An open block as the EVM takes it. */
export function evmBlock(header: OpenHeader, rules: Common): Block {
  return createBlock({ header: openFields(header) }, { common: rules, skipConsensusFormatValidation: true });
}

/** The hash of a closed block: keccak-256 of its RLP header. */
export function blockHash(block: Omit<StoredBlock, 'hash'>, logsBloom: Hex, rules: Common): Hex {
  const header: HeaderData = {
    ...openFields(block),
    stateRoot: block.stateRoot,
    transactionsTrie: block.transactionsRoot,
    receiptTrie: block.receiptsRoot,
    logsBloom,
    gasUsed: block.gasUsed,
  };
  return bytesToHex(
    createBlock({ header }, { common: rules, skipConsensusFormatValidation: true }).header.hash(),
  );
}

function openFields(header: OpenHeader): HeaderData {
  return {
    number: header.number,
    parentHash: header.parentHash,
    timestamp: header.timestamp,
    gasLimit: header.gasLimit,
    baseFeePerGas: header.baseFeePerGas,
    mixHash: header.mixHash,
    coinbase,
    difficulty: 0n,
    withdrawalsRoot: KECCAK256_RLP,
    blobGasUsed: 0n,
    excessBlobGas: 0n,
    parentBeaconBlockRoot: zeroHash,
    requestsHash: emptyRequestsHash,
  };
}
