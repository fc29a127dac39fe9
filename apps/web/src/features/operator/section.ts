/** Runs an act that the server may refuse until the operator has proven who they are. */
export type WithProof = <T>(act: () => Promise<T>) => Promise<T>;

export interface SectionProps {
  withProof: WithProof;
}
