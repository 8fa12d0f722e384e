import pino from "pino";
import {
	type GoodsImport,
	importColumns,
} from "../contract/catalog/goods-import";
import { importPartBytes } from "../contract/catalog/goods-import-terms";
import { takeStep, workOnImports } from "../features/catalog/goods/import/work";
import type { StaffClient } from "./open-staff";
import type { TestShop } from "./test-shop";

/** A file as it is, in pieces; answers what the last piece did. */
export async function sendGoodsFile(
	shop: TestShop,
	staff: StaffClient,
	file: string | Buffer,
): Promise<GoodsImport> {
	const bytes = Buffer.from(file);
	const fields = { fileName: "goods.csv", bytes: bytes.length };
	const begun = await staff.ask("import/begin", fields);
	if (begun.code !== 200) throw new Error(begun.text);
	let { data } = begun;
	for (let at = 0; at < bytes.length; at += importPartBytes) {
		const number = at / importPartBytes;
		const piece = bytes.subarray(at, at + importPartBytes);
		data = (await sendPart(shop, staff, { id: data.id, number, piece })).data;
	}
	return data;
}

interface Part {
	id: number;
	number: number;
	piece: Buffer;
}

export function sendPart(
	{ wire }: TestShop,
	{ token }: StaffClient,
	{ id, number, piece }: Part,
) {
	return wire.send(`/api/operator/import/part/${id}/${number + 1}`, {
		method: "POST",
		headers: {
			authorization: `Bearer ${token}`,
			"accept-language": "en",
			"content-type": "application/octet-stream",
		},
		body: new Uint8Array(piece),
	});
}

/** As its worker does, until there is nothing more to do. */
export async function workOff({ db, now }: TestShop): Promise<void> {
	const log = pino({ level: "silent" });
	while (await workOnImports({ db, now, log, honestPrices: true }));
}

/** Sent and checked. */
export async function checkGoodsFile(
	shop: TestShop,
	staff: StaffClient,
	file: string | Buffer,
): Promise<GoodsImport> {
	const { id } = await sendGoodsFile(shop, staff, file);
	await workOff(shop);
	return (await staff.get(`import/detail/${id}`)).data;
}

/** Sent, checked and run. */
export async function bringIn(
	shop: TestShop,
	staff: StaffClient,
	file: string | Buffer,
): Promise<GoodsImport> {
	const { id } = await checkGoodsFile(shop, staff, file);
	const run = await staff.ask(`import/run/${id}`);
	if (run.code !== 200) throw new Error(run.text);
	await workOff(shop);
	return (await staff.get(`import/detail/${id}`)).data;
}

/** A worker that dies as soon as its step has begun to write. */
export async function dieAmidStep(shop: TestShop, id: number): Promise<void> {
	const died = new Error("died");
	const db = Object.create(shop.db) as TestShop["db"];
	db.transaction = (work) =>
		shop.db.transaction(async (tx) => {
			await work(tx);
			throw died;
		});
	await takeStep({ db, now: shop.now, honestPrices: true }, id).catch(
		(error) => {
			if (error !== died) throw error;
		},
	);
}

type Line = Partial<Record<(typeof importColumns)[number], string | number>>;

/** A file of these lines; values stand as they are. */
export function goodsFile(lines: Line[]): string {
	const used = importColumns.filter((name) =>
		lines.some((line) => name in line),
	);
	const rows = lines.map((line) => used.map((name) => line[name] ?? "").join());
	return [used.join(), ...rows].map((row) => `${row}\r\n`).join("");
}

/** A new goods in a leaf of the mall, off the shelf. */
export const goodsLine = (code: string, fields: Line = {}): Line => ({
	code,
	name_zh: `貨品 ${code}`,
	name_en: `Goods ${code}`,
	category: 55,
	price: "88.00",
	stock: 5,
	weight_g: 100,
	shelf: "off",
	...fields,
});
