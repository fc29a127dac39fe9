/** What the sample data lets sign in. */
export const samplePassword = "codetale-demo";
export const sampleLearner = "learner@codetale.example";
export const sampleCoder = "coder@codetale.example";
export const codersKey = "codetale-coders";
