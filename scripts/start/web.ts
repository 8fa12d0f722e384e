import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readDepartureSettings } from "@/gateway/departure-settings";
import { hostFile } from "./build-host";
import { FailedStart } from "./failed-start";
import type { Running } from "./keep-running";
import type { Log } from "./log-file";
import {
	listOtherHomes,
	listVisitedPages,
	refreshPages,
	storePages,
} from "./open-pages";
import { type Child, nextFile, spawnChild } from "./spawn-child";
import { thriftily } from "./web-memory";

/** How many pages are stored before the shop is announced; the others are stored behind its back. */
const firstPages = 20;
/** Limits against hanging: on a busy machine a start takes many times as long. */
const healthyLimitMs = 180_000;
const answerLimitMs = 30_000;
const pollMs = 100;

export interface WebOptions {
	root: string;
	port: number;
	environment: NodeJS.ProcessEnv;
	isDevelopment: boolean;
	log: Log | undefined;
}

/** Starts the web process and returns when it answers with whole pages of this catalogue. */
export async function startWeb(
	options: WebOptions,
	isBegun: (begun: Running) => void,
): Promise<Running> {
	const { root, port, environment, isDevelopment, log } = options;
	const thrift = thriftily(environment);
	// Next's server for development hands its own words on to another process, by a way that takes none of V8's.
	const words = isDevelopment
		? [nextFile(root), "dev", "-p", String(port)]
		: [
				...thrift.flags,
				hostFile(join(root, environment.NEXT_DIST_DIR || ".next")),
			];
	const child = spawnChild(words, {
		cwd: root,
		env: { ...environment, ...thrift.environment, PORT: String(port) },
		isShown: isDevelopment,
		log,
		stopLimitMs: readDepartureSettings(environment).limitMs,
	});
	isBegun(child);
	const address = `http://127.0.0.1:${port}`;
	try {
		await untilHealthy(child, `${address}/healthz`);
		await refreshPages(address, environment.INTERNAL_SECRET ?? "");
	} catch (error) {
		await child.stop();
		throw error;
	}
	if (isDevelopment) return child;
	const pages = await listVisitedPages(address);
	// A process that dies meanwhile is started again at once, whatever the pages still wait for.
	await Promise.race([
		storePages(address, pages.slice(0, firstPages)),
		child.exited,
	]);
	child.showOutput();
	void storePages(address, [...listOtherHomes(), ...pages.slice(firstPages)]);
	return child;
}

async function untilHealthy(child: Child, url: string): Promise<void> {
	let hasEnded = false;
	void child.exited.then(() => {
		hasEnded = true;
	});
	const limit = Date.now() + healthyLimitMs;
	while (!hasEnded && Date.now() < limit) {
		if (await isHealthy(url)) return;
		await wait(pollMs);
	}
	await child.stop();
	const { output } = await child.exited;
	throw new FailedStart(`${output}\nThe web process did not come up.`.trim());
}

async function isHealthy(url: string): Promise<boolean> {
	try {
		const answer = await fetch(url, {
			signal: AbortSignal.timeout(answerLimitMs),
		});
		await answer.arrayBuffer();
		return answer.status === 200;
	} catch {
		return false;
	}
}
