export { ChainError, type ChainErrorData, type ContractErrorFigure, isChainError } from './ChainError.ts';
export { classify, type ErrorContext } from './classify.ts';
export { type ErrorKind, kindOf } from './errorKinds.ts';
export { type ForeignText, foreignText, foreignTextLimit } from './foreignText.ts';
export type { RevertDecoder } from './plainRevert.ts';
