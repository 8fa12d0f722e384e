import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { withStaff } from "../../scripts/operator/ask-gateway";
import { withGateway } from "../../scripts/operator/reach-gateway";
import { runUntilEnded } from "../../scripts/start/main";
import { reachDatabase } from "../../scripts/start/reach-database";
import { readStartSettings } from "../../scripts/start/settings";

// `open-desk.ts PATH BODY`: what the sample operator asks of the gateway, on the database that the environment names.
// Prints the data of the answer.

await runUntilEnded(async (lifetime) => {
	const [path = "", body = "null"] = process.argv.slice(2);
	const settings = readStartSettings(process.cwd());
	const { email = "" } =
		sampleAccounts.find(({ role }) => role === "Operator") ?? {};
	const found = await withGateway(
		await reachDatabase(settings, lifetime),
		(reached) =>
			withStaff(reached, { email, password: samplePassword }, ({ ask }) =>
				ask({
					method: "POST",
					path: `/api/operator/${path}`,
					body: JSON.parse(body) ?? undefined,
				} as never),
			),
	);
	process.stdout.write(`${JSON.stringify(found)}\n`);
	await lifetime.end(0);
});
