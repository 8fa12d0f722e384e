import { createClient } from "@redis/client";
import { type Check, type Finding, fail, ok, warn } from "../check";

const majorMin = 6;
/** What the server says of itself, `name:value` a line. */
const said = (name: string, text: string) =>
	text.match(new RegExp(`^${name}:(.*?)\\r?$`, "m"))?.[1] ?? "";

export const redisCheck: Check = {
	name: "redis",
	remedy: "start that Redis, correct REDIS_URL, or leave it out",
	run: async ({ settings: { REDIS_URL } }, signal) => {
		if (!REDIS_URL) return [];
		const client = createClient({
			url: REDIS_URL,
			disableOfflineQueue: true,
			socket: { reconnectStrategy: false },
		});
		// Each failure is answered by the call that it fails.
		client.on("error", () => {});
		signal.addEventListener("abort", () => client.destroy());
		try {
			await client.connect();
			return judgeRedis(await client.info());
		} finally {
			if (client.isOpen) client.destroy();
		}
	},
};

function judgeRedis(text: string): Finding[] {
	const version = said("redis_version", text);
	const findings: Finding[] = [];
	if (Number.parseInt(version, 10) < majorMin)
		findings.push(
			fail(`Redis ${version} is too old`, `install ${majorMin} or newer`),
		);
	if (said("role", text) === "slave")
		findings.push(
			fail("it is a replica and takes no writes", "name the primary"),
		);
	const full = Number(said("maxmemory", text));
	if (full > 0 && Number(said("used_memory", text)) >= full)
		findings.push(warn("its memory is full", "raise maxmemory"));
	return findings.length > 0 ? findings : [ok(`Redis ${version}`)];
}
