import { join, relative } from "node:path";
import type { SampleLogin } from "./sample-logins";
import type { StartSettings } from "./settings";

/** The last word of the start: where the shop is, who can sign in, where messages land, how to stop. */
export function announce(
	settings: StartSettings,
	accounts: SampleLogin[],
	setupCode?: string,
): void {
	const outbox = join(settings.DATA_DIR, "outbox.jsonl");
	const lines: [string, string][] = [
		["Shop", `http://localhost:${settings.PORT}`],
		["Catalogue", describeCatalogue(settings)],
		...accounts.map(({ role, account, password }): [string, string] => [
			role,
			`${account} / ${password}`,
		]),
	];
	if (setupCode)
		lines.push([
			"Set up",
			`http://localhost:${settings.PORT}/setup with the code ${setupCode}`,
		]);
	if (process.env.ALLOW_LOCAL_PROVIDERS === "1") {
		lines.push(["Messages", `${shorten(outbox)} (codes and mails)`]);
	}
	lines.push(["Stop", "Ctrl-C"]);
	console.log("\nHarbour Market 海港市集 is open.\n");
	for (const [name, value] of lines) {
		console.log(`  ${name.padEnd(11)}${value}`);
	}
	console.log("");
}

function describeCatalogue(settings: StartSettings): string {
	if (settings.GATEWAY_URL) return `gateway at ${settings.GATEWAY_URL}`;
	if (settings.DATABASE_URL) return "the database of DATABASE_URL";
	return `built-in database in ${shorten(settings.DATA_DIR)}`;
}

function shorten(path: string): string {
	const short = relative(process.cwd(), path);
	return short.startsWith("..") ? path : short;
}
