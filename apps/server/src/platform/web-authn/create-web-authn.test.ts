import { expect, it } from "vitest";
import { SoftwareAuthenticator } from "#testing/software-authenticator";
import { createWebAuthn } from "./create-web-authn.ts";

const webAuthn = createWebAuthn();
const origin = "https://codetale.example";
const expected = {
  site: { origin, domain: "codetale.example" },
  challenge: Buffer.alloc(32, 7).toString("base64url"),
};
const holder = { uid: "uid-of-mina", email: "mina@mail.test" };

function anAuthenticator() {
  const device = new SoftwareAuthenticator(origin);
  const make = (odd = {}) => device.create(webAuthn.creationOptions(expected, holder, []), odd);
  return { device, make };
}

it("knows again the passkey that it was shown when it was made", async () => {
  const { device, make } = anAuthenticator();
  const made = await webAuthn.verifyNew(make(), expected);
  const used = device.use(webAuthn.requestOptions(expected, [made]));
  const passkey = { ...made, uid: holder.uid };

  expect(webAuthn.challengeOf(used)).toBe(expected.challenge);
  expect(await webAuthn.verifyUsed(used, passkey, expected)).toEqual({
    counter: 1,
    isBackedUp: false,
  });
});

// To check a certificate, an address that stands in it would be asked.
it("refuses certificates before anything is done with them", async () => {
  const { make } = anAuthenticator();
  const attestation = Buffer.from([0xa1, 0x63, 0x78, 0x35, 0x63, 0x80]);

  await expect(webAuthn.verifyNew(make({ attestation }), expected)).rejects.toThrow(
    "certificates were not asked for",
  );
});

it.each([
  ["frames of other sites", { crossOrigin: true }, "in a frame of another site"],
  ["other origins", { origin: "https://evil.example" }, "origin"],
  ["other sites", { rpId: "evil.example" }, "RP ID"],
  ["users who were not verified", { isUserVerified: false }, "could not be verified"],
])("refuses %s, where one is made and where one is used", async (_case, odd, reason) => {
  const { device, make } = anAuthenticator();
  const made = await webAuthn.verifyNew(make(), expected);
  const used = device.use(webAuthn.requestOptions(expected, []), odd);
  const passkey = { ...made, uid: holder.uid };

  await expect(webAuthn.verifyNew(make(odd), expected)).rejects.toThrow(reason);
  await expect(webAuthn.verifyUsed(used, passkey, expected)).rejects.toThrow(reason);
});

it("refuses a passkey that names another account, and one whose counter went back", async () => {
  const { device, make } = anAuthenticator();
  const passkey = { ...(await webAuthn.verifyNew(make(), expected)), uid: holder.uid };
  const options = webAuthn.requestOptions(expected, []);
  const ofOther = webAuthn.verifyUsed(device.use(options), { ...passkey, uid: "ravi" }, expected);
  const goneBack = webAuthn.verifyUsed(device.use(options), { ...passkey, counter: 2 }, expected);

  await expect(ofOther).rejects.toThrow("names another account");
  await expect(goneBack).rejects.toThrow("counter");
});

it.each(["e30", "bnVsbA", "Ww", "_"])(
  "refuses client data that cannot be read: %j",
  async (data) => {
    const { make } = anAuthenticator();
    const { response, ...credential } = make();
    const broken = { ...credential, response: { ...response, clientDataJSON: data } };

    expect(() => webAuthn.challengeOf(broken)).toThrow("the client data cannot be read");
    await expect(webAuthn.verifyNew(broken, expected)).rejects.toThrow(
      "the client data cannot be read",
    );
  },
);
