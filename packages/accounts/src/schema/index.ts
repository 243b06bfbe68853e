export {
  type FailureAnswer,
  failureAnswer,
  type FailureCode,
  failureCodes,
  failureStatus,
} from './failures.ts';
export {
  type BindingAnswer,
  type BindRequest,
  type NonceAnswer,
  type NonceRequest,
  type NoncePurpose,
  type Operation,
  type OperationId,
  operations,
  type ServiceAnswer,
  type SessionAnswer,
  type SignInRequest,
} from './operations.ts';
export { type BindingSecret, sealBinding } from './sealedBinding.ts';
export { type SignInMessage, writeSignInMessage } from './signInMessage.ts';
