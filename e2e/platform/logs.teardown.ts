import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { samplePassword } from "../../gateway/db/sample/accounts";
import { findLeaks } from "../../gateway/testing/find-leaks";
import { password } from "../support/login";
import { allMessages } from "../support/outbox";
import { logFolder, secrets } from "../support/shops";
import { expect, test } from "../support/test";

// Runs after all stories, on what every server of theirs has written.

/** The start names the sample accounts, which are nobody's, to whoever tries the shop. */
const announcement = /^Harbour Market .* is open\.$[\s\S]*?^ +Stop .*$/gm;

/** A phone may be written with its country's code or without. */
const spellings = (target: string) =>
	target.startsWith("+852") ? [target, target.slice(4)] : [target];

test("after all stories no log holds a phone, an e-mail, a code, a password or a token", async () => {
	const messages = await allMessages();
	const used = [
		...messages.flatMap(({ to, code }) => [...spellings(to), code ?? ""]),
		...Object.values(secrets),
		password,
		samplePassword,
	].filter((secret) => secret !== "");

	const logs = readdirSync(logFolder).map((name) => ({
		name,
		text: readFileSync(path.join(logFolder, name), "utf8"),
	}));
	expect(logs.map(({ text }) => text).join()).toContain('"msg":"answered"');
	for (const { name, text } of logs)
		expect(findLeaks(text.replace(announcement, ""), used), name).toEqual([]);
});
