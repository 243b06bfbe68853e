// The heavy half, loaded at a wallet act: planning, signing, sending, following, decoding of contract errors.
export * from './writes/index.ts';
export { decodeRevert, explainError } from './errors/decodeRevert.ts';
export { classify, type ErrorContext } from './errors/classify.ts';
export type { ExecutionPorts } from './transactions/ExecutionPorts.ts';
export { executePlan, type PlanOutcome, type PlanProgress } from './transactions/executePlan.ts';
export {
  type Described,
  type DescribedArgument,
  describeCall,
  describeLog,
  type LogData,
} from './decoding/describe.ts';
