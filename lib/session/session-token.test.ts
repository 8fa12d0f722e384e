/** @jest-environment node */
import { SignJWT, UnsecuredJWT } from "jose";
import { seemsOpen } from "./session-token";

const secret = "a secret of the tests, 32 characters or more";
const keyOf = (text: string) => new TextEncoder().encode(text);
const sign = (expiresIn: string, key = secret) =>
	new SignJWT({ uid: 7 })
		.setProtectedHeader({ alg: "HS256" })
		.setExpirationTime(expiresIn)
		.sign(keyOf(key));

test("a token that we signed and that has not run out seems open", async () => {
	expect(await seemsOpen(await sign("1h"), secret)).toBe(true);
});

test.each<[string, () => Promise<string> | string | undefined]>([
	["that ran out", () => sign("-1s")],
	["that another key signed", () => sign("1h", secret.replace("a", "b"))],
	["that nobody signed", () => new UnsecuredJWT({ uid: 7 }).encode()],
	["that is none", () => "nonsense"],
	["that is missing", () => undefined],
	["that is empty", () => ""],
])("a token %s does not", async (_, make) => {
	expect(await seemsOpen(await make(), secret)).toBe(false);
});

test("where the key is another's, the expiry alone counts, if it says one", async () => {
	expect(await seemsOpen(await sign("1h", "another key"), undefined)).toBe(
		true,
	);
	expect(await seemsOpen(await sign("-1s", "another key"), undefined)).toBe(
		false,
	);
	expect(await seemsOpen("opaque", undefined)).toBe(true);
	expect(await seemsOpen(undefined, undefined)).toBe(false);
});
