import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { openGateway } from "../../gateway/open";
import { readGatewaySettings } from "../../gateway/settings";
import { type Answer, openWire } from "../../gateway/testing/wire";
import { runUntilEnded } from "../../scripts/start/main";
import { reachDatabase } from "../../scripts/start/reach-database";
import { readStartSettings } from "../../scripts/start/settings";

// `open-desk.ts PATH BODY PATH BODY …`: what the sample operator asks of the gateway, one after the other, on the
// database that the environment names. The last answer's data is printed.

await runUntilEnded(async (lifetime) => {
	const settings = readStartSettings(process.cwd());
	process.env.DATABASE_URL = await reachDatabase(settings, lifetime);
	const { SIGNATURE_SECRET = "" } = process.env;
	const { gateway, close } = openGateway(readGatewaySettings(process.env));
	const wire = openWire(gateway, SIGNATURE_SECRET);
	const email = sampleAccounts.find(({ role }) => role === "Operator")?.email;
	const { token } = expectDone(
		await wire.post("/api/front/login/email", {
			email,
			password: samplePassword,
		}),
	);
	const steps = process.argv.slice(2);
	let found: unknown;
	for (let at = 0; at < steps.length; at += 2) {
		const path = `/api/operator/${steps[at]}`;
		const body = JSON.parse(steps[at + 1] ?? "null") ?? undefined;
		// Two calls alike within a millisecond would be one that is repeated.
		const timestamp = Date.now() + at;
		found = expectDone(await wire.post(path, body, { token, timestamp }));
	}
	process.stdout.write(`${JSON.stringify(found)}\n`);
	await close();
	await lifetime.end(0);
});

function expectDone({ code, data, text }: Answer) {
	if (code !== 200) throw new Error(text);
	return data;
}
