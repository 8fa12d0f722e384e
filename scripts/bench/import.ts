import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { GoodsImport } from "@/gateway/contract/catalog/goods-import";
import { importPartBytes } from "@/gateway/contract/catalog/goods-import-terms";
import { sampleAccounts, samplePassword } from "@/gateway/db/sample/accounts";
import { openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import type { Api } from "@/lib/api/api";
import { type Reached, withStaff } from "../operator/ask-gateway";

// `DATABASE_URL=… npm run bench:import -- --lines 100000`: brings a file of goods, one line in a hundred of them bad,
// into the range of the sample merchant through a gateway of its own, and says how long it took, how much memory the
// process held at most, and whether the counts are right. The database holds the goods afterwards: use one to throw away.

const { values } = parseArgs({
	options: { lines: { type: "string", default: "100000" } },
});
const lines = Number(values.lines);
const badEvery = 100;
const sampleEveryMs = 100;
const pictureFile = "public/pictures/icon-512.png";
const mark = randomBytes(3).toString("hex");

function lineOf(at: number, picture: string): string {
	const isBad = at % badEvery === badEvery - 1;
	const price = isBad ? "cheap" : `${10 + (at % 900)}.${10 + (at % 90)}`;
	return [
		`BENCH-${mark}-${at}`,
		`新鮮貨品第 ${at} 號 ${mark}`,
		`Fresh goods number ${at} of ${mark}`,
		`สินค้าสดหมายเลข ${at}`,
		`日常所需，每日送到。第 ${at} 號。`,
		"24",
		"Harbour",
		"1 盒",
		price,
		String(at % 300),
		"500",
		picture,
	].join();
}

const heads =
	"code,name_zh,name_en,name_th,introduction_zh,category,brand,unit,price,stock,weight_g,pictures";

const fileOf = (picture: string) =>
	Buffer.from(
		`${heads}\r\n${Array.from({ length: lines }, (_, at) => `${lineOf(at, picture)}\r\n`).join("")}`,
	);

const settings = readGatewaySettings({
	...process.env,
	LOG_LEVEL: "warn",
	ALLOW_LOCAL_PROVIDERS: "1",
	SIGNATURE_SECRET: "a secret of the bench",
	TOKEN_SECRET: randomBytes(32).toString("hex"),
	INTERNAL_SECRET: randomBytes(16).toString("hex"),
});
/** Stands where the storefront would: it takes note of what has changed, and does nothing. */
const pages = createServer((_, answer) => answer.end("{}"));
await once(pages.listen(0, "127.0.0.1"), "listening");
const { port } = pages.address() as AddressInfo;
const opened = openGateway(settings, {
	ownAddress: () => `http://127.0.0.1:${port}`,
});
let authorization = "";
const reached: Reached = {
	signatureSecret: settings.SIGNATURE_SECRET,
	fetch: async (path, init) => {
		const sent = new Headers(init.headers).get("authorization");
		if (sent) authorization = sent;
		return opened.gateway.fetch(
			new Request(`http://gateway.here${path}`, init),
		);
	},
};

/** All goods show one picture, so that all of them are on the shelf. */
async function sendPicture(): Promise<string> {
	const form = new FormData();
	form.set("model", "goods");
	form.set("image", new File([await readFile(pictureFile)], "a.png"));
	const answer = await reached.fetch("/api/front/upload/image", {
		method: "POST",
		headers: { authorization },
		body: form,
	});
	const { data } = await answer.json();
	return data.path;
}

async function sendFile(id: number, file: Buffer): Promise<void> {
	for (let at = 0; at < file.length; at += importPartBytes) {
		const path = `/api/operator/import/part/${id}/${at / importPartBytes + 1}`;
		const answer = await reached.fetch(path, {
			method: "POST",
			headers: { authorization, "content-type": "application/octet-stream" },
			body: new Uint8Array(file.subarray(at, at + importPartBytes)),
		});
		if (answer.status !== 200) throw new Error(await answer.text());
	}
}

async function untilState(
	api: Api,
	id: number,
	state: GoodsImport["state"],
): Promise<GoodsImport> {
	for (;;) {
		const known = await api.get("/api/operator/import/detail/{id}", {
			params: { id },
		});
		if (known.state === state) return known;
		if (known.state === "failed") throw new Error(String(known.fault));
		await wait(sampleEveryMs);
	}
}

async function isReportExact(api: Api, id: number): Promise<boolean> {
	const refused: number[] = [];
	for (let after: number | null = 0; after !== null; ) {
		const part: { list: { line: number }[]; after: number | null } =
			await api.get("/api/operator/import/faults/{id}", {
				params: { id },
				query: { after, limit: 500 },
			});
		refused.push(...part.list.map(({ line }) => line));
		after = part.after;
	}
	// The heads are the first line.
	return refused.every((line, at) => line === (at + 1) * badEvery + 1);
}

async function timed<Result>(name: string, work: () => Promise<Result>) {
	const begun = performance.now();
	const result = await work();
	const seconds = (performance.now() - begun) / 1_000;
	console.log(`${name.padEnd(8)} ${seconds.toFixed(1)} s`);
	return result;
}

async function bringIn(api: Api, file: Buffer): Promise<GoodsImport> {
	const { id } = await api.post("/api/operator/import/begin", {
		body: { fileName: "bench.csv", bytes: file.length },
	});
	await timed("send", () => sendFile(id, file));
	await timed("check", () => untilState(api, id, "checked"));
	return timed("run", async () => {
		await api.post("/api/operator/import/run/{id}", {
			params: { id },
		});
		return untilState(api, id, "done");
	});
}

let peakBytes = 0;
const restBytes = process.memoryUsage().rss;
const watch = setInterval(() => {
	peakBytes = Math.max(peakBytes, process.memoryUsage().rss);
}, sampleEveryMs);
const { email = "" } =
	sampleAccounts.find(({ scope }) => scope.some((one) => one === "merchant")) ??
	{};
opened.worker.start();
const begun = performance.now();
try {
	await withStaff(reached, { email, password: samplePassword }, async (api) => {
		const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
		// The first call tells by which token to send what is no JSON.
		await api.get("/api/operator/import/list", {
			query: {},
		});
		const file = fileOf(await sendPicture());
		console.log(`lines=${lines} file=${megabytes(file.length)}`);
		const first = await bringIn(api, file);
		const seconds = (performance.now() - begun) / 1_000;
		const { created, refused } = first;
		console.log(
			`in all ${seconds.toFixed(1)} s, ${Math.round(lines / seconds)} lines/s, created=${created} refused=${refused} exact=${await isReportExact(api, first.id)}`,
		);
		console.log(
			`memory: ${megabytes(restBytes)} at rest, ${megabytes(peakBytes)} at most`,
		);
		const again = await bringIn(api, file);
		console.log(
			`again: created=${again.created} changed=${again.changed} unchanged=${again.unchanged} refused=${again.refused}`,
		);
	});
} finally {
	clearInterval(watch);
	await opened.close();
	pages.close();
}
