/** Fills in the form of the login page and sends it. */
import { button, renderScreen } from "./render-screen.tsx";

/** Fills in a learner's form and sends it to a server that answers so. */
export async function signInAsLearner(state?: object) {
  const view = renderScreen("/login", state);
  await view.fill("Email", " mina@mail.test ");
  await view.fill("Password", "correct horse");
  await view.user.click(button("Sign In"));
  return view;
}

/** The same with a coder's form, which asks for the key as well. */
export async function signInAsCoder() {
  const view = renderScreen("/coders_login");
  await view.fill("Email", "cody@mail.test");
  await view.fill("Password", "correct horse");
  await view.fill("Coders Key", "the-key");
  await view.user.click(button("Sign In"));
  return view;
}
