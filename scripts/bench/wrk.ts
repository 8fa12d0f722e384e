import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";

// A client in C. A file from nginx costs less than it costs autocannon to read it: there autocannon measures itself.

const run = promisify(execFile);

export function hasWrk(): boolean {
	try {
		execFileSync("which", ["wrk"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

interface Asking {
	connections: number;
	seconds: number;
	headers?: Record<string, string>;
}

/** The same figures as autocannon's. */
export async function runWrk(
	url: string,
	{ connections, seconds, headers = {} }: Asking,
) {
	const { stdout } = await run("wrk", [
		"--threads=1",
		`--connections=${connections}`,
		`--duration=${seconds}s`,
		"--latency",
		"--timeout=10s",
		...Object.entries(headers).map(([name, value]) => `-H${name}: ${value}`),
		url,
	]);
	if (/Non-2xx|Socket errors/.test(stdout))
		throw new Error(`${url}: ${stdout}`);
	return {
		requests: {
			average: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
		},
		latency: { p50: latencyMs(stdout, "50%"), p99: latencyMs(stdout, "99%") },
	};
}

const unitsMs: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

function latencyMs(report: string, share: string): number {
	const [, amount, unit] =
		new RegExp(`\\s${share}\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? [];
	return Number(amount) * (unitsMs[unit ?? ""] ?? Number.NaN);
}
