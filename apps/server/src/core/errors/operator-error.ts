/** What an operator asked for cannot be done; `message` says why. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "OperatorError";
  }
}
