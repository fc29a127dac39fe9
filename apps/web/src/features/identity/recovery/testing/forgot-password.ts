/** `/forgot_password` as a user walks through it. */
import { screen } from "@testing-library/react";
import { button, renderScreen } from "../../testing/render-screen.tsx";

export function openScreen(state?: object) {
  return renderScreen("/forgot_password", state);
}

export async function askForCode(view: ReturnType<typeof openScreen>, email = "mina@mail.test") {
  await view.fill("Email", email);
  await view.user.click(button("Send Verification Code"));
}

/** Goes as far as the code. */
export async function reachCode(state?: object) {
  const view = openScreen(state);
  await askForCode(view);
  await screen.findByLabelText("OTP");
  return view;
}

export async function typeCode(view: ReturnType<typeof openScreen>, code = "123456") {
  if (code) await view.fill("OTP", code);
  await view.user.click(button("Verify Email"));
}
