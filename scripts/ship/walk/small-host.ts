import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "node:tls";
import { parseEnv } from "node:util";
import { buySomething } from "../../nodes/story";
import { untilBackedUp } from "../until-backed-up";
import { type BootedMachine, bootMachine } from "./booted-machine";
import type { CleanMachine } from "./clean-machine";
import { commandsOf } from "./read-commands";

export const name = "shop.example";
const site = `https://${name}`;
const pollMs = 500;
const readyLimitMs = 600_000;

const lines = commandsOf("A small host");
const starts = lines.findIndex((line) => line.startsWith("systemctl enable"));
const [, first = ""] = /harbour-market@(\d+)/.exec(lines[starts] ?? "") ?? [];
const second = String(Number(first) + 1);

/** All lines of the recipe up to those that start something, and what the reader fills in then. */
export function install(machine: CleanMachine): void {
	for (const line of lines.slice(0, starts)) {
		const begunAt = performance.now();
		machine.run(line);
		describe(line, begunAt);
	}
	fillIn(machine);
}

function describe(line: string, begunAt: number): void {
	const seconds = (performance.now() - begunAt) / 1_000;
	console.log(`# ${line} (${seconds.toFixed()} s)`);
}

/** Its settings, with something to buy and a cashier that takes no money, and a certificate. */
function fillIn({ folder }: CleanMachine): void {
	set(folder, {
		SIGNATURE_SECRET: "s".repeat(64),
		TOKEN_SECRET: "t".repeat(64),
		INTERNAL_SECRET: "i".repeat(64),
		SAMPLE_SHOP: "1",
		ALLOW_LOCAL_PROVIDERS: "1",
	});
	const live = join(folder, "etc/letsencrypt/live", name);
	mkdirSync(live, { recursive: true });
	const out = [
		"-keyout",
		join(live, "privkey.pem"),
		"-out",
		certificateIn(folder),
	];
	const who = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
	const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
	execFileSync("openssl", ["req", ...kind, ...who, ...out], {
		stdio: "ignore",
	});
	const overrides = join(
		folder,
		"etc/systemd/system/harbour-market@.service.d",
	);
	mkdirSync(overrides, { recursive: true });
	// So that what the shop complains of is told from what it says.
	writeFileSync(join(folder, complaints), "");
	writeFileSync(
		join(overrides, "complaints.conf"),
		`[Service]\nStandardError=append:${complaints}\n`,
	);
}

const complaints = "/var/log/complaints";

export const certificateIn = (folder: string) =>
	join(folder, "etc/letsencrypt/live", name, "fullchain.pem");

/** Writes settings of the units, each over the line that names it. */
function set(folder: string, settings: NodeJS.Dict<string>): void {
	const file = join(folder, "etc/harbour-market.env");
	let text = readFileSync(file, "utf8");
	for (const [name, value] of Object.entries(settings))
		text = `${text.replace(new RegExp(`^${name}=.*\n`, "m"), "")}${name}=${value}\n`;
	writeFileSync(file, text, { mode: 0o600 });
}

/**
 * The machine is booted and the other lines are typed: a page by https, somebody buys. Then on PostgreSQL and Redis with
 * a second node, one restarted after the other, while pages are asked for, and with the backup of the night. Answers what
 * was wrong.
 */
export async function serveSmallHost(
	folder: string,
	stores: { DATABASE_URL: string; REDIS_URL: string },
): Promise<string[]> {
	const machine = await bootMachine(folder);
	const faults: string[] = [];
	const type = async (line: string) => {
		const begunAt = performance.now();
		await machine.run(line);
		describe(line, begunAt);
	};
	try {
		for (const line of lines.slice(starts)) await type(line);
		await untilReady(first);
		faults.push(...(await faultsOfProtocol()));
		console.log(`one node: order ${await buySomething(site)}`);
		set(folder, stores);
		// Both come to an empty database: one of them fills it.
		await type(`systemctl restart harbour-market@${first}`);
		await type(`systemctl enable --now harbour-market@${second}`);
		for (const port of [first, second]) await untilReady(port);
		await addSecond(folder, type);
		faults.push(...(await restartBoth(type)));
		await backUp(folder, { type, ...stores });
		await type(
			`systemctl stop harbour-market@${first} harbour-market@${second}`,
		);
		faults.push(...(await complaintsIn(folder, machine)));
	} catch (error) {
		console.error(await machine.run("journalctl --lines=60 --output=cat"));
		faults.push(String(error), ...(await complaintsIn(folder, machine)));
	} finally {
		await machine.shutDown();
	}
	return faults;
}

/** What is wrong where nginx does not offer browsers HTTP/2: they would ask for a page's files six at a time. */
async function faultsOfProtocol(): Promise<string[]> {
	const socket = connect({
		host: name,
		port: 443,
		servername: name,
		ALPNProtocols: ["h2", "http/1.1"],
	});
	await once(socket, "secureConnect");
	const spoken = String(socket.alpnProtocol);
	socket.end();
	return spoken === "h2" ? [] : [`nginx speaks ${spoken}`];
}

type Type = (line: string) => Promise<void>;

async function addSecond(folder: string, type: Type): Promise<void> {
	const conf = join(folder, "etc/nginx/conf.d/nodes.conf");
	const line = `server 127.0.0.1:${first};`;
	const text = readFileSync(conf, "utf8");
	writeFileSync(
		conf,
		text.replace(line, `${line}\n\tserver 127.0.0.1:${second};`),
	);
	await type("systemctl reload nginx");
}

/** One after the other, while pages are asked for. */
async function restartBoth(type: Type): Promise<string[]> {
	const faults: string[] = [];
	let isOver = false;
	let asked = 0;
	const reading = (async () => {
		for (; !isOver; asked += 1) {
			const { status } = await fetch(
				`${site}/en/goods_detail/${(asked % 20) + 1}?${asked}`,
			);
			if (status >= 500) faults.push(`a page was ${status}`);
		}
	})();
	for (const port of [first, second]) {
		await type(`systemctl restart harbour-market@${port}`);
		await untilReady(port);
	}
	isOver = true;
	await reading;
	console.log(
		`two nodes: order ${await buySomething(site)}, ${asked} pages while each was restarted`,
	);
	return faults;
}

/** By the settings and the lines of the document, and restored aside. */
async function backUp(
	folder: string,
	{ type, DATABASE_URL }: { type: Type; DATABASE_URL: string },
): Promise<void> {
	const settings = parseEnv(commandsOf("Every night").join("\n"));
	const to = settings.BACKUP_TO ?? "";
	set(folder, settings);
	for (const line of commandsOf("The unit of systemd")) await type(line);
	await type(`systemctl restart harbour-market@${second}`);
	for (const port of [first, second]) await untilReady(port);
	const backup = await untilBackedUp(join(folder, to));
	await type(
		`cd /opt/harbour-market && npm run -s backup:verify -- --from ${to}/${backup} --in ${DATABASE_URL} --passphrase-file ${settings.BACKUP_PASSPHRASE_FILE}`,
	);
	console.log(
		"two nodes: one of them made a backup, and it was restored aside",
	);
}

/** What the units wrote as errors, and what systemd says of them. */
async function complaintsIn(
	folder: string,
	{ run }: BootedMachine,
): Promise<string[]> {
	const written = readFileSync(join(folder, complaints), "utf8");
	const noticed = await run(
		'journalctl --quiet --output=cat --priority=warning --unit="harbour-market@*"',
	);
	return [...written.split("\n"), ...noticed.split("\n")].filter(
		(line) => line !== "",
	);
}

/** As the guide to upgrading asks: nothing goes on before a node has said so. */
async function untilReady(port: string): Promise<void> {
	const limit = performance.now() + readyLimitMs;
	while (performance.now() < limit) {
		const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(
			() => undefined,
		);
		if (answer?.ok) return;
		await wait(pollMs);
	}
	throw new Error(`The node on ${port} did not become ready.`);
}
