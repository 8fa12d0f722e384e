import { tryListening } from "../../start/port";
import { type Check, fail, ok, warn } from "../check";
import { hereAt, isOpen } from "../running";

export const portCheck: Check = {
	name: "port",
	remedy: "set PORT to a free port",
	run: async ({ settings: { PORT } }, signal) => {
		const fault = await tryListening(PORT);
		if (!fault) return [ok(`${PORT} is free; no shop is open here`)];
		if (fault === "EACCES")
			return [
				fail(`${PORT} needs special rights`, "set PORT to a number above 1023"),
			];
		if (!(await isOpen(PORT, signal)))
			return [
				fail(
					`${PORT} is taken by another program`,
					"stop that one, or set PORT to a free port",
				),
			];
		return [await describeShop(PORT, signal)];
	},
};

/** What a shop that is open says of itself. */
async function describeShop(port: number, signal: AbortSignal) {
	const answer = await fetch(`${hereAt(port)}/readyz`, { signal });
	if (answer.ok) return ok(`${port} is held by a shop that is open`);
	const { reason = "leaving" } = (await answer.json().catch(() => ({}))) as {
		reason?: string;
	};
	return warn(
		`${port} is held by a shop that takes no requests: ${reason}`,
		"see the other lines; restart the shop where none explains it",
	);
}
