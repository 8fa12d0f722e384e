import { type Check, type Finding, fail, ok, warn } from "../check";
import { judgeSecret } from "../judge-secret";

const names = [
	"SIGNATURE_SECRET",
	"TOKEN_SECRET",
	"INTERNAL_SECRET",
	"METRICS_TOKEN",
] as const;
const remedy = "set another, such as openssl rand -hex 24 makes";

export const secretsCheck: Check = {
	name: "secrets",
	remedy,
	run: ({ settings }) => {
		const given = names.flatMap((name) => {
			const value = settings[name];
			return value ? [{ name, value }] : [];
		});
		const findings: Finding[] = given.flatMap(({ name, value }) => {
			const fault = judgeSecret(value);
			return fault ? [fail(`${name} ${fault}`, remedy)] : [];
		});
		if (new Set(given.map(({ value }) => value)).size < given.length)
			findings.push(
				warn(
					"one secret serves two ends: whoever learns it has both",
					"give each a secret of its own",
				),
			);
		return findings.length > 0 ? findings : [ok("hard to guess")];
	},
};
